import { leaveRestToNextFrame } from './press-rendering.ts';

const startEvent = 'route-start';
const pressEvent = 'link-press';

let opensAtTop = false;

/** As Next tells them apart; `traverse` is Back and Forward. */
export type RouteChange = 'push' | 'replace' | 'traverse';

/** Next calls this through instrumentation-client.ts when a change of route begins, inside its transition. */
export function announceRouteStart(address: string, change: RouteChange): void {
  opensAtTop = change !== 'traverse' && !address.includes('#');
  window.dispatchEvent(new Event(startEvent));
}

/** The page of a change of route is rendered: what else it renders comes after its first paint. */
export function announceRouteShown(): void {
  opensAtTop = false;
  leaveRestToNextFrame();
}

/**
 * Whether what is rendered now belongs to a page that opens at its top; not as the browser loads it, nor with Back and Forward, nor
 * at a place within it.
 */
export function isOpeningAtTop(): boolean {
  return opensAtTop;
}

/** Calls back at every change of route as it begins: press of a link, script, Back and Forward. */
export function watchRouteStart(onStart: () => void): () => void {
  window.addEventListener(startEvent, onStart);
  return () => window.removeEventListener(startEvent, onStart);
}

/** A finger is on a link: the change of route begins when it leaves the screen. */
export function announcePress(): void {
  window.dispatchEvent(new Event(pressEvent));
}

/** The click of a tap follows its end within this time (ms); after it the finger meant something else. */
const clickDelayMs = 300;

/** Calls back with true as a finger comes to a link, and with false when it has left without one. */
export function watchPress(onPress: (isPressed: boolean) => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let timer: ReturnType<typeof setTimeout>;
  const release = (): void => onPress(false);
  window.addEventListener(pressEvent, () => (clearTimeout(timer), onPress(true)), { signal });
  window.addEventListener('pointercancel', release, { signal });
  window.addEventListener('pointerup', () => (timer = setTimeout(release, clickDelayMs)), { signal });
  return () => {
    clearTimeout(timer);
    ending.abort();
  };
}
