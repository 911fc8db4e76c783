/** What is loaded only when a game is over and somebody wants to keep it. One file: as separate files
 *  they would split what they share with the table out of its file. */

export { default } from './ReplayPage.svelte';
export { default as SentReplay } from '../replay/SentReplay.svelte';
export { default as Poster } from '../telling/Poster.svelte';
