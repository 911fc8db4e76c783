/** Before a file of tests: the page has its colours and fonts, and looks as it does to somebody who has played before. */

import '../src/styles/fonts.css';
import '../src/styles/base.css';

const palette = document.createElement('link');
palette.rel = 'stylesheet';
palette.href = '/api/palette.css';
const there = new Promise((resolve) => (palette.onload = resolve));
document.head.append(palette);
document.querySelector('meta[name=viewport]')?.setAttribute('content', 'width=device-width');

localStorage.clear();
localStorage.setItem('isolario.motion', 'off');
localStorage.setItem('isolario.language', 'en');
localStorage.setItem('isolario.name', 'Олена');
await there;

// What the page loads as it goes along is loaded at once: whether it would come in time is for the journeys to show.
await Promise.all(Object.values(import.meta.glob('../src/**/*.svelte')).map((load) => load()));
await import('../src/telling/scoring.svelte');
