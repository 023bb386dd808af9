let locks = 0;

/**
 * Keeps the page from scrolling beneath what stands over it. An attribute, not a rule with `:has()` on the document's element: for that one
 * the browser looks at the whole page whenever an element comes or goes.
 * @returns what ends it
 */
export function lockScroll(): () => void {
  const { dataset } = document.documentElement;
  locks += 1;
  dataset['scrollLocked'] = 'true';
  return () => {
    locks -= 1;
    if (locks === 0) delete dataset['scrollLocked'];
  };
}
