/** Where a visitor goes who signs in without having been on the way to anything. */
export const accountPath = '/auth/home';
/** Orders that wait for somebody's yes. */
export const approvalsPath = '/auth/approvals';
export const signInPage = '/auth/sign-in';
/** Where a link in a mail signs in. */
export const emailLinkPage = '/auth/email-link';
/** Where a provider, e.g. Google, sends the browser back to. */
export const providerPage = '/auth/provider';

/** The sign-in page that leads back to `path`. */
export function signInPath(path: string): string {
  return `${signInPage}?return=${encodeURIComponent(path)}`;
}
