/** The backend's cookies; behind https they carry the prefix that only this host can set. */
const cookieStart = String.raw`(?:^|;\s*)(?:__Host-)?`;

const personal = new RegExp(`${cookieStart}(?:session|cart|signed-in)=`);
const session = new RegExp(`${cookieStart}session=`);

/** Whether a request's Cookie header says that its visitor may see something of their own. */
export function isPersonal(cookies: string): boolean {
  return personal.test(cookies);
}

/** Whether its visitor may be signed in: the backend decides. */
export function hasSessionCookie(cookies: string): boolean {
  return session.test(cookies);
}
