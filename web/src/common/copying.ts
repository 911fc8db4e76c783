/** Copies a text, also where there is no clipboard: then it is selected in what shows it, and copied from there. */
export async function copyFrom(shows: HTMLElement | undefined, text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    if (shows instanceof HTMLInputElement || shows instanceof HTMLTextAreaElement) shows.select();
    else if (shows) getSelection()?.selectAllChildren(shows);
    document.execCommand('copy');
  }
}
