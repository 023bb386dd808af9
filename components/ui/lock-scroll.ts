/** @returns what marks the document's element, until it is ended as often as it was begun */
function countOnPage(attribute: string): () => () => void {
  let count = 0;
  const add = (change: number): void => {
    count += change;
    document.documentElement.toggleAttribute(attribute, count > 0);
  };
  return () => {
    add(1);
    return () => add(-1);
  };
}

/**
 * Keeps the page from scrolling beneath what stands over it. An attribute, not a rule with `:has()` on the document's element: for that one
 * the browser looks at the whole page whenever an element comes or goes.
 * @returns what ends it
 */
export const lockScroll = countOnPage('data-scroll-locked');

/**
 * Colours the scrollbar's gutter, into which no veil reaches, as the veil does the page.
 * @returns what ends it
 */
export const veilGutter = countOnPage('data-veiled');
