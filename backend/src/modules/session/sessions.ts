import type { CustomerRole } from '../../../../lib/rules/people/abilities.ts';
import type { Context, CookieJar, Session, Visitor } from '../../context.ts';
import type { Database } from '../../db/connect.ts';
import { ShopError } from '../../errors.ts';
import { contextChangedMessage } from '../../../../lib/rules/text/messages.ts';
import { toExpiry, isUsageStale, toRenewal, secondsUntil } from './internal/lifetime.ts';
import { writeAudit } from './audit.ts';
import * as store from './internal/store.ts';
import { hashCookie, createContextVersion, createCookieValue } from './cookies.ts';

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
const maxUserAgentLength = 400;

/** What other tabs had sent with the old cookie when the customer was switched still finds its session for this long (ms). */
const switchGraceMs = 30_000;

/**
 * Who sends this request. A session that ended, or whose owner was deactivated, makes a guest and leaves no cookie. Anyone who
 * may not act for that customer any more acts as themselves from now on (reliability F23).
 */
export async function readVisitor(db: Database, cookies: CookieJar, now = new Date()): Promise<Visitor> {
  const cartKey = cookies.get('cart');
  const token = cookies.get('session');
  if (token === null) return { session: null, cartKey };
  const foundSession = await findOrFallBack(db, hashCookie(token), now);
  if (!foundSession) {
    removeCookies(cookies);
    return { session: null, cartKey };
  }
  const { createdAt, expiresAt, lastUsedAt, isOldCookie, ...session } = foundSession;
  const end = toRenewal({ createdAt, expiresAt }, now);
  if (end || isUsageStale(lastUsedAt, now)) await store.updateUsage(db, session.id, end ?? expiresAt, now);
  // The browser has a newer cookie by now.
  if (end && !isOldCookie) setCookies(cookies, token, secondsUntil(end, now));
  return { session, cartKey };
}

async function findOrFallBack(db: Database, tokenHash: string, now: Date) {
  const foundSession = await store.findSession(db, tokenHash, now);
  if (!foundSession || hasRole(foundSession)) return foundSession;
  const own = { customerId: foundSession.actorId, billToId: null, contextVersion: createContextVersion() };
  await db.transaction(async (tx) => {
    const fallback = await store.updateSubject(tx, foundSession, own);
    if (fallback)
      await writeAudit(tx, { ...foundSession, ...own }, 'fall-back', { from: foundSession.customerId });
  });
  // Another request may have been faster, to the same end.
  const switched = await store.findSession(db, tokenHash, now);
  return switched && hasRole(switched) ? switched : null;
}

function hasRole<Row extends { role: CustomerRole | null }>(row: Row): row is Row & { role: CustomerRole } {
  return row.role !== null;
}

/** Signs in with a new id, whatever id the browser came with; the session it had ends (reliability F30). */
export async function startSession(db: Database, cookies: CookieJar, signedIn: SignedIn): Promise<void> {
  const now = new Date();
  const oldToken = cookies.get('session');
  const token = createCookieValue();
  const expiresAt = toExpiry(now, now);
  if (oldToken !== null) await store.deleteSession(db, hashCookie(oldToken));
  await store.insertSession(db, {
    ...signedIn,
    userAgent: signedIn.userAgent?.slice(0, maxUserAgentLength) ?? null,
    tokenHash: hashCookie(token),
    contextVersion: createContextVersion(),
    createdAt: now,
    expiresAt,
  });
  setCookies(cookies, token, secondsUntil(expiresAt, now));
}

/** The same session under a new id: anyone who copied the cookie before is out (reliability F30). */
export async function rotateSession(db: Database, cookies: CookieJar, session: Session): Promise<void> {
  const token = createCookieValue();
  const expiresAt = await store.updateToken(db, session.id, hashCookie(token));
  if (expiresAt) setCookies(cookies, token, secondsUntil(expiresAt, new Date()));
}

/**
 * Sets who is acted for and who is billed: under a new context version, so that pages of before change nothing any more, and a
 * new id (reliability F30). Whether that may be is the caller's to know.
 * @throws ShopError FAILED_PRECONDITION when another tab has switched meanwhile
 */
export async function switchSession(
  { db, cookies }: Pick<Context, 'db' | 'cookies'>,
  session: Session,
  subject: Pick<Session, 'customerId' | 'billToId' | 'role'>,
  action: 'act-as' | 'bill-to',
): Promise<Session> {
  const now = new Date();
  const token = createCookieValue();
  const next = { ...subject, contextVersion: createContextVersion() };
  const expiresAt = await db.transaction(async (tx) => {
    const previousUntil = new Date(now.getTime() + switchGraceMs);
    const end = await store.updateSubject(tx, session, next, { tokenHash: hashCookie(token), previousUntil });
    if (!end) throw contextChangedError();
    await writeAudit(tx, { ...session, ...next }, action, { from: session.customerId });
    return end;
  });
  setCookies(cookies, token, secondsUntil(expiresAt, now));
  return { ...session, ...next };
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
  if (!session) throw new ShopError('UNAUTHENTICATED');
  return session;
}

/** What a page that was made for another customer is told. */
export function contextChangedError(): ShopError {
  return new ShopError('FAILED_PRECONDITION', contextChangedMessage, { reason: 'act.contextChanged' });
}

function setCookies(cookies: CookieJar, token: string, maxAge: number): void {
  cookies.set('session', token, maxAge);
  cookies.set('signed-in', '1', maxAge);
}

function removeCookies(cookies: CookieJar): void {
  cookies.set('session', '', 0);
  cookies.set('signed-in', '', 0);
}
