/** Links with this fragment open the settings; without scripts they lead to the privacy policy's part on cookies. */
const settingsFragment = '#vafrakokur';

/** Calls back when such a link is pressed, instead of the page that it leads to. */
export function watchSettingsLinks(onOpen: () => void): () => void {
  const onClick = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link?.hash !== settingsFragment || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    onOpen();
  };
  // Before the router receives it.
  window.addEventListener('click', onClick, { capture: true });
  return () => window.removeEventListener('click', onClick, { capture: true });
}
