/** Storage key of a tab's pending sign-in by electronic id. */
export const pendingSignInKey = 'electronic-sign-in';

/** Whether this tab may have one; cheap enough for every page. */
export function mayHavePendingSignIn(): boolean {
  try {
    return sessionStorage.getItem(pendingSignInKey) !== null;
  } catch {
    // Storage is blocked: nothing was stored.
    return false;
  }
}
