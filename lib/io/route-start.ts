const startEvent = 'route-start';

/** Next calls this through instrumentation-client.ts when a change of route begins. */
export function announceRouteStart(url: string): void {
  const target = new URL(url, window.location.href);
  const { pathname, search } = window.location;
  // A jump within the page ends before it began.
  if (target.pathname === pathname && target.search === search) return;
  window.dispatchEvent(new Event(startEvent));
}

export function watchRouteStart(started: () => void): () => void {
  window.addEventListener(startEvent, started);
  return () => window.removeEventListener(startEvent, started);
}
