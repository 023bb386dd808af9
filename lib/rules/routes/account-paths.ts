/** Where a visitor goes who signs in without having been on the way to anything. */
export const accountPath = '/auth/home';
/** Orders that wait for somebody's yes. */
export const approvalsPath = '/auth/approvals';
export const signInPage = '/auth/sign-in';

/** The sign-in page that leads back to `path`. */
export function signInPath(path: string): string {
  return `${signInPage}?return=${encodeURIComponent(path)}`;
}
