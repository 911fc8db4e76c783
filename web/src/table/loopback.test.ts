import { expect, it } from 'vitest';
import { isLoopback } from './loopback';

it('knows the addresses at which a computer speaks to itself', () => {
  expect(['127.0.0.1', '127.1.2.3', 'localhost', 'maps.localhost', '[::1]'].filter((it) => !isLoopback(it))).toEqual([]);
  const others = ['192.168.1.20', '10.127.0.0.1', '127.example.org', 'localhost.example.org', '[fe80::1]', 'isolario.org'];
  expect(others.filter(isLoopback)).toEqual([]);
});
