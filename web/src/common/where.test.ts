import { afterEach, describe, expect, it, vi } from 'vitest';

/** The functions as they are built for a server, or for a site that is only files. */
async function built(mode: string): Promise<typeof import('./where')> {
  vi.resetModules();
  vi.stubEnv('MODE', mode);
  return import('./where');
}

const at = (address: string): void => void vi.stubGlobal('location', new URL(address));

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('where a page is', () => {
  it('is in the path, where a server answers', async () => {
    const { route, written } = await built('production');
    at('https://isolario.example/t/abc/replay?seat=0&at=3#x');
    expect(route()).toMatchObject({ pathname: '/t/abc/replay', search: '?seat=0&at=3', hash: '#x' });
    expect([written('/rules/x'), written('#x-1')]).toEqual(['/rules/x', '#x-1']);
  });

  it('is in the fragment, in any folder, where there are only files', async () => {
    const { route, written } = await built('site');
    at('https://files.example/~ann/games/#/t/abc/replay?seat=0&at=3');
    expect(route()).toMatchObject({ pathname: '/t/abc/replay', search: '?seat=0&at=3', hash: '' });
    expect(written('/rules/cartographers#CRT-1')).toBe('#/rules/cartographers#CRT-1');
    at('https://files.example/#/rules/cartographers#CRT-1');
    expect(route()).toMatchObject({ pathname: '/rules/cartographers', hash: '#CRT-1' });
    expect(written('#CRT-2')).toBe('#/rules/cartographers#CRT-2');
    at('https://files.example/games/index.html');
    expect(route().pathname).toBe('/');
  });
});
