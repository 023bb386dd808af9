import { runAfterPaint } from '../io/after-paint.ts';
import { announcePress } from './route-start.ts';
import { addressOf, isPlainPress, shopLinkOf } from './shop-link.ts';

/**
 * Makes every plain link of the page a change of route. The mouse clicks as its button goes down, about 60 ms earlier than the
 * browser would; components see that click as any other and may prevent it.
 * @param open shows an address of the shop
 * @returns what ends it
 */
export function followLinks(open: (address: string) => void): () => void {
  const ending = new AbortController();
  const options = { signal: ending.signal };
  let pressedLink: HTMLAnchorElement | null = null;
  let isEarlyClick = false;
  let isRouteOpened = false;

  const onPointerDown = (event: PointerEvent): void => {
    pressedLink = null;
    const link = isPlainPress(event) ? shopLinkOf(event) : null;
    if (!link) return;
    if (event.pointerType !== 'mouse') {
      // What is pressed as a button changes no route.
      if (link.getAttribute('role') !== 'button') announcePress();
      return;
    }
    pressedLink = link;
    const focused = document.activeElement;
    isRouteOpened = false;
    isEarlyClick = true;
    link.click();
    isEarlyClick = false;
    // Unless something else has taken it: what had it may have gone with its page.
    const focusLink = (): void => {
      if ([focused, document.body].includes(document.activeElement)) link.focus({ preventScroll: true });
    };
    // What opens gives the focus back later. A page that opens takes most links away, and would be painted later for their focus.
    if (isRouteOpened) runAfterPaint(focusLink);
    else focusLink();
  };
  // The browser would take the focus back from what the click opened.
  const keepFocus = (event: MouseEvent): void => {
    if (pressedLink && shopLinkOf(event) === pressedLink) event.preventDefault();
  };
  // The browser's own click follows when the button goes up.
  const dropRepeatedClick = (event: MouseEvent): void => {
    if (isEarlyClick || !pressedLink) return;
    if (shopLinkOf(event) === pressedLink) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    pressedLink = null;
  };
  const onClick = (event: MouseEvent): void => {
    const link = shopLinkOf(event);
    if (!link || event.defaultPrevented || !isPlainPress(event)) return;
    event.preventDefault();
    isRouteOpened = true;
    open(addressOf(link));
  };

  // On the window: after React's own listeners, which are on the document.
  window.addEventListener('pointerdown', onPointerDown, options);
  window.addEventListener('mousedown', keepFocus, options);
  window.addEventListener('click', dropRepeatedClick, { ...options, capture: true });
  window.addEventListener('click', onClick, options);
  window.addEventListener('keydown', () => (pressedLink = null), { ...options, capture: true });
  return () => ending.abort();
}
