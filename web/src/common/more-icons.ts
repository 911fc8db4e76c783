/** Signs that no table needs before something else is opened. */

import { PATHS, type Later } from './icons';

const MORE: Record<Later, string> = {
  turn: 'M19 12a7 7 0 1 1-2.3-5.2M17 3v4h-4',
  mirror: 'M12 3v18M9 7L3 17h6ZM15 7l6 10h-6Z',
  flip: 'M4 9c0-3 4-5 8-5s8 2 8 5M20 15c0 3-4 5-8 5s-8-2-8-5M17 9h3V6M7 15H4v3',
  next: 'M5 5h6v6H5ZM13 13h6v6h-6ZM15 8h3v3M9 16H6v-3',
  closer: 'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13ZM15.5 15.5L21 21M7.5 10.5h6M10.5 7.5v6',
  fit: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  log: 'M7 4h11v13a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3v-1h9v1a2 2 0 0 0 2 3M7 16V4M10 8h5M10 12h5',
  players: 'M5 21V4h8v6H5M13 6h6v6h-8v-2',
  offer: 'M4 7h11v13H4ZM9 7V4h11v13h-5',
  light:
    'M12 8a4 4 0 1 0 0 8a4 4 0 0 0 0-8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  dark: 'M19.5 14.5A8 8 0 1 1 9.5 4.5a6.5 6.5 0 0 0 10 10Z',
  auto: 'M12 4a8 8 0 1 0 0 16a8 8 0 0 0 0-16ZM12 4v16M12 8h5M12 12h8M12 16h5',
  invite:
    'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1.2 1.2M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1.2-1.2',
  bot: 'M6 9h12v9H6ZM12 9V5M12 5h.01M9.5 13v1M14.5 13v1M3.5 12v3M20.5 12v3',
  anchor:
    'M12 8.5V21M12 8.5a2.5 2.5 0 1 0 0-5a2.5 2.5 0 0 0 0 5ZM8 11.5h8M4.5 14.5C5 18.5 8 21 12 21s7-2.5 7.5-6.5M4.5 14.5L3 17M4.5 14.5l2.5 1.7M19.5 14.5L21 17M19.5 14.5L17 16.2',
  download: 'M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 20h14',
  further: 'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13ZM15.5 15.5L21 21M7.5 10.5h6',
  curtain: 'M3 4h18M5 4v16c3-2 5-8 5-16M19 4v16c-3-2-5-8-5-16',
  here: 'M4 5h16v11H4ZM9 20h6M12 16v4',
  replay: 'M5 12a7 7 0 1 0 2.3-5.2M7 3v4h4M10.5 9.5v5l4-2.5Z',
  run: 'M8 5v14l11-7Z',
  pause: 'M8 5v14M16 5v14',
  step: 'M7 5v14l9-7ZM19 5v14',
  stepback: 'M17 5v14l-9-7ZM5 5v14',
  poster: 'M6 3h12v18H6ZM8.5 5.5h7v9h-7ZM9 18h6M8.5 12l2.5-2.5 2 2 1-1 1.5 1.5',
  help:
    'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18ZM9.2 9.4a2.8 2.8 0 1 1 4.2 2.5c-.9.5-1.4 1.1-1.4 2.3M12 17h.01',
  spot: 'M12 7a5 5 0 1 0 0 10a5 5 0 0 0 0-10ZM12 3v4M12 17v4M3 12h4M17 12h4',
};

Object.assign(PATHS, MORE);
