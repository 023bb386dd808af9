let locks = 0;

function addLocks(count: number): void {
  locks += count;
  document.documentElement.toggleAttribute('data-scroll-locked', locks > 0);
}

/**
 * Keeps the page from scrolling beneath what stands over it. An attribute, not a rule with `:has()` on the document's element: for that one
 * the browser looks at the whole page whenever an element comes or goes.
 * @returns what ends it
 */
export function lockScroll(): () => void {
  addLocks(1);
  return () => addLocks(-1);
}
