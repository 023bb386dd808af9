/** Name of what a tab keeps of a sign-in by electronic id that is under way. */
export const pendingSignInKey = 'electronic-sign-in';

/** Whether this tab may have one; cheap enough for every page. */
export function mayHavePendingSignIn(): boolean {
  try {
    return sessionStorage.getItem(pendingSignInKey) !== null;
  } catch {
    // Storage is forbidden: nothing was kept.
    return false;
  }
}
