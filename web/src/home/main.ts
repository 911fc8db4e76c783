/** The page of a site that is only files. */

import { mount } from 'svelte';
import '../main';
import { fetchWords } from '../line/api';
import { settings } from '../common/settings.svelte';
import { route } from '../common/where';
import { home } from './home';
import { seen } from './seen';
import './notice.css';
import Offer from './offline/Offer.svelte';
import { versions } from './offline/versions.svelte';

/** Said once: what cannot be kept is lost with the page. */
home.onunkept = () => {
  home.onunkept = () => {};
  void fetchWords(settings.language, null).then((speaker) => {
    const said = document.createElement('p');
    said.className = 'unkept';
    said.setAttribute('role', 'status');
    said.textContent = speaker.say('home_not_kept');
    said.addEventListener('click', () => said.remove());
    document.body.append(said);
  });
};

// A table that is loaded again is there to be looked at, as it was.
const table = /^\/t\/([^/]+)$/.exec(route().pathname)?.[1];
if (table) void seen.show(decodeURIComponent(table));

mount(Offer, { target: document.body });
// What a first move needs comes first.
home.onready = () => void versions.keep().catch(() => {});

// Python takes a moment to start. At a first visit it begins once the page is there to look at, later at once:
// then nothing has to be loaded that the page could wait for.
if (navigator.serviceWorker?.controller) home.begin();
else requestAnimationFrame(() => setTimeout(() => home.begin()));
