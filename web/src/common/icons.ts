/** The interface's own signs, as paths: those that a table always needs. */
const COMMON = {
  undo: 'M8 5L4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-3',
  confirm: 'M4.5 12.5l5 5L19.5 7',
  cancel: 'M6 6l12 12M18 6L6 18',
  language:
    'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18ZM3.5 9.5h17M3.5 14.5h17M12 3c-3 2.5-4 5.5-4 9s1 6.5 4 9c3-2.5 4-5.5 4-9s-1-6.5-4-9Z',
  settings: 'M4 7h9M19 7h1M16 4a3 3 0 1 0 0 6a3 3 0 0 0 0-6ZM4 17h1M11 17h9M8 14a3 3 0 1 0 0 6a3 3 0 0 0 0-6Z',
  to: 'M4 12h15M14 7l5 5-5 5',
  down: 'M6 9.5l6 6 6-6',
  score: 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.8-5.2-2.8-5.2 2.8 1-5.8L3.5 9.7l5.9-.8Z',
  stop: 'M7 7h10v10H7Z',
  rose:
    'M12 2l2.2 7.8L22 12l-7.8 2.2L12 22l-2.2-7.8L2 12l7.8-2.2ZM6.5 6.5l3.3 3.3M17.5 6.5l-3.3 3.3M6.5 17.5l3.3-3.3M17.5 17.5l-3.3-3.3',
} as const;

/** Those that come with what is loaded later (`more-icons`). */
export type Later =
  | 'turn'
  | 'mirror'
  | 'flip'
  | 'next'
  | 'closer'
  | 'fit'
  | 'log'
  | 'players'
  | 'offer'
  | 'light'
  | 'dark'
  | 'auto'
  | 'invite'
  | 'bot'
  | 'anchor'
  | 'download'
  | 'further'
  | 'curtain'
  | 'here'
  | 'replay'
  | 'run'
  | 'pause'
  | 'step'
  | 'stepback'
  | 'poster'
  | 'help'
  | 'spot';

export type IconName = keyof typeof COMMON | Later;

export const PATHS: Partial<Record<IconName, string>> = { ...COMMON };
