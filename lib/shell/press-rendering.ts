/** Where a page cannot be rendered this fast, what is left of it gives way to input again, ms. */
const longestMs = 100;

let eagerUntil = 0;

/** Whether what React renders now is to be shown by the next frame. */
export function isRenderedWithinPress(): boolean {
  return performance.now() < eagerUntil;
}

/** What a press asks for now is to be shown by the next frame. */
export function startPressRendering(): void {
  eagerUntil = performance.now() + longestMs;
  requestAnimationFrame(leaveRestToNextFrame);
}

/** The page of the press is there: React's effects of it, and whatever it renders next, let the browser paint first. */
export function leaveRestToNextFrame(): void {
  eagerUntil = 0;
}
