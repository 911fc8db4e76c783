import './styles/fonts.css';
import './styles/base.css';
import { mount } from 'svelte';
import cyrillic from '../node_modules/@fontsource/alegreya-sans/files/alegreya-sans-cyrillic-400-normal.woff2?url';
import latin from '../node_modules/@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff2?url';
import App from './App.svelte';
import { settings } from './common/settings.svelte';

const preload = document.createElement('link');
preload.rel = 'preload';
preload.as = 'font';
preload.type = 'font/woff2';
preload.crossOrigin = 'anonymous';
preload.href = settings.language === 'en' ? latin : cyrillic;
document.head.append(preload);

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');

export default mount(App, { target });
