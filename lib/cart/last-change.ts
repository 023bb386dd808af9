/** In sessionStorage, so that the next page sees it: when the last change of the cart was answered, ms since 1970. */
const answeredKey = 'cart-answered';

/** @param answeredAt Infinity while the answer is on its way */
export function noteLastChange(answeredAt: number): void {
  try {
    sessionStorage.setItem(answeredKey, String(answeredAt));
  } catch {
    // Without storage a page that is made meanwhile shows the cart as it was.
  }
}

/** Whether this page was asked for before the last change from the page before it was answered. Once. */
export function takeIsBehindLastChange(): boolean {
  try {
    const answeredAt = Number(sessionStorage.getItem(answeredKey));
    sessionStorage.removeItem(answeredKey);
    return answeredAt > performance.timeOrigin;
  } catch {
    return false;
  }
}
