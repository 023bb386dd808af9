import type { Context, CookieJar, Session, Visitor } from '../../context.ts';
import type { Database } from '../../db/connect.ts';
import { ShopError } from '../../errors.ts';
import { contextChangedMessage, messageForCode } from '../../../../lib/rules/messages.ts';
import { expiryOf, isUseStale, renewal, secondsUntil } from './lifetime.ts';
import * as store from './store.ts';
import { hashCookie, newContextVersion, newCookie } from './cookie-service.ts';

export interface SignedIn {
  actorId: number;
  /** The person behind a company's login. */
  actorName: string | null;
  customerId: number;
  billToId: number | null;
  /** Account of the identity service and when it saw the sign-in; null for electronic ids. */
  identityUid: string | null;
  identityAuthAt: Date | null;
  /** What the browser calls itself. */
  userAgent: string | null;
}

/** Longest name of a browser that is kept. */
const longestUserAgent = 400;

/** Who sends this request. A session that ended, or whose customer was deactivated, makes a guest and leaves no cookie. */
export async function readVisitor(db: Database, cookies: CookieJar, now = new Date()): Promise<Visitor> {
  const cartKey = cookies.get('cart');
  const token = cookies.get('session');
  if (token === null) return { session: null, cartKey };
  const found = await store.findSession(db, hashCookie(token), now);
  if (!found) {
    removeCookies(cookies);
    return { session: null, cartKey };
  }
  const { createdAt, expiresAt, lastUsedAt, ...session } = found;
  const end = renewal({ createdAt, expiresAt }, now);
  if (end || isUseStale(lastUsedAt, now)) await store.noteUse(db, session.id, end ?? expiresAt, now);
  if (end) setCookies(cookies, token, secondsUntil(end, now));
  return { session, cartKey };
}

/** Signs in with a new id, whatever id the browser came with; the session it had ends (reliability F30). */
export async function startSession(db: Database, cookies: CookieJar, who: SignedIn): Promise<void> {
  const now = new Date();
  const old = cookies.get('session');
  const token = newCookie();
  const expiresAt = expiryOf(now, now);
  if (old !== null) await store.deleteSession(db, hashCookie(old));
  await store.insertSession(db, {
    ...who,
    userAgent: who.userAgent?.slice(0, longestUserAgent) ?? null,
    tokenHash: hashCookie(token),
    contextVersion: newContextVersion(),
    createdAt: now,
    expiresAt,
  });
  setCookies(cookies, token, secondsUntil(expiresAt, now));
}

/** The same session under a new id: whoever copied the cookie before is out (reliability F30). */
export async function rotateSession(db: Database, cookies: CookieJar, session: Session): Promise<void> {
  const token = newCookie();
  const expiresAt = await store.changeToken(db, session.id, hashCookie(token));
  if (expiresAt) setCookies(cookies, token, secondsUntil(expiresAt, new Date()));
}

/** Ends the session on the server too, so that a copied cookie is worth nothing. */
export async function endSession(db: Database, cookies: CookieJar): Promise<void> {
  const token = cookies.get('session');
  if (token !== null) await store.deleteSession(db, hashCookie(token));
  removeCookies(cookies);
}

/** Removes what no request can use any more: expired sessions and counters. */
export async function sweepSessions(db: Database): Promise<void> {
  await store.deleteExpired(db, new Date());
}

/** @throws ShopError UNAUTHENTICATED for a guest */
export function requireSession(context: Pick<Context, 'visitor'>): Session {
  const { session } = context.visitor;
  if (!session) throw new ShopError('UNAUTHENTICATED', messageForCode('UNAUTHENTICATED'));
  return session;
}

/**
 * For mutations: a page that was made for another customer changes nothing (reliability §3).
 * @throws ShopError UNAUTHENTICATED when the page's customer is signed out by now,
 *   FAILED_PRECONDITION when X-Context-Version was sent and is not the session's
 */
export function requireContext(context: Pick<Context, 'visitor' | 'contextVersion'>): void {
  const { session } = context.visitor;
  if (context.contextVersion === null || context.contextVersion === session?.contextVersion) return;
  if (!session) throw new ShopError('UNAUTHENTICATED', messageForCode('user-token-expired'));
  throw new ShopError('FAILED_PRECONDITION', contextChangedMessage, { reason: 'act.contextChanged' });
}

function setCookies(cookies: CookieJar, token: string, maxAge: number): void {
  cookies.set('session', token, maxAge);
  cookies.set('signed-in', '1', maxAge);
}

function removeCookies(cookies: CookieJar): void {
  cookies.set('session', '', 0);
  cookies.set('signed-in', '', 0);
}
