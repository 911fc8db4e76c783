/** Whether an address means the computer itself: nobody else gets in there. */
export const isLoopback = (hostname: string): boolean =>
  /^(127(\.\d+){3}|\[::1\]|([^.]+\.)*localhost)$/.test(hostname);
