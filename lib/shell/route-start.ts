const startEvent = 'route-start';

/** Next calls this through instrumentation-client.ts when a change of route begins, inside its transition. */
export function announceRouteStart(): void {
  window.dispatchEvent(new Event(startEvent));
}

/** Told of every change of route as it begins: press of a link, script, Back and Forward. */
export function watchRouteStart(onStart: () => void): () => void {
  window.addEventListener(startEvent, onStart);
  return () => window.removeEventListener(startEvent, onStart);
}
