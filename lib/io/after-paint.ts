/** Runs once the browser has painted what is drawn by now: what is asked for right before a paint ends after it. */
export function runAfterPaint(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback));
}
