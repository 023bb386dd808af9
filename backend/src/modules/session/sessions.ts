import { may } from '../../../../lib/rules/people/abilities.ts';
import { abilitiesOfRole, type Rights } from '../../../../lib/rules/people/roles.ts';
import { hourMs } from '../../../../lib/rules/dates/durations.ts';
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
  /** Account of the identity service and the time of its sign-in; null for electronic ids. */
  identityUid: string | null;
  identityAuthAt: Date | null;
  /** Whether more than a password proved the person. */
  isStrong: boolean;
  /** The User-Agent header. */
  userAgent: string | null;
  /** The visit of a purchasing system that the session is. */
  punchOutId?: number;
}

/** Longest stored User-Agent. */
const maxUserAgentLength = 400;

/** How long a purchasing system's visit lasts, used or not (ms). */
const punchOutMs = 8 * hourMs;

/** How long requests of other tabs may still be in flight with the old cookie after it was replaced (ms). */
const inFlightMs = 30_000;

/**
 * The visitor who sends this request. A session that has ended, or whose owner was deactivated, yields a guest and deletes the
 * cookie, unless the browser has been given a newer one since. A user who may no longer act for that customer acts as themselves
 * from now on (reliability F23), and so does an agent whom a password alone proved where that is not enough (decision 052).
 */
export async function readVisitor(
  db: Database,
  cookies: CookieJar,
  { requiresSecondFactor }: { requiresSecondFactor: boolean },
): Promise<Visitor> {
  const now = new Date();
  const cartKey = cookies.get('cart');
  const token = cookies.get('session');
  if (token === null) return { session: null, cartKey, lastWrite: null };
  const tokenHash = hashCookie(token);
  const foundSession = await findOrFallBack(db, tokenHash, now, requiresSecondFactor);
  if (!foundSession) {
    if (!(await store.isTokenUsed(db, tokenHash, now))) removeCookies(cookies);
    return { session: null, cartKey, lastWrite: null };
  }
  const { createdAt, expiresAt, lastUsedAt, isOldCookie, lastWrite, punchOutId, isReadOnly, ...own } =
    foundSession;
  const punchOut = punchOutId === null ? null : { id: punchOutId, isReadOnly };
  const session: Session = { ...own, punchOut };
  const end = punchOut ? null : toRenewal({ createdAt, expiresAt }, now);
  if (end || isUsageStale(lastUsedAt, now)) await store.updateUsage(db, session.id, end ?? expiresAt, now);
  // The browser already has a newer cookie.
  if (end && !isOldCookie) setCookies(cookies, token, secondsUntil(end, now));
  return { session, cartKey, lastWrite };
}

async function findOrFallBack(db: Database, tokenHash: string, now: Date, requiresSecondFactor: boolean) {
  const row = await store.findSession(db, tokenHash, now);
  if (!row) return null;
  const { hasSentCart, rights, ...foundSession } = row;
  if (foundSession.punchOutId !== null) {
    const visit = hasSentCart ? null : rights && toPunchOut(rights);
    return visit && { ...foundSession, ...visit };
  }
  const isTooWeak = requiresSecondFactor && rights?.role === 'Agent' && !foundSession.isStrong;
  if (rights && !isTooWeak) return { ...foundSession, ...rights };
  const own = { customerId: foundSession.actorId, billToId: null, contextVersion: createContextVersion() };
  await db.transaction(async (tx) => {
    const fallback = await store.updateSubject(tx, foundSession, own);
    if (fallback)
      await writeAudit(tx, { ...foundSession, ...own }, 'fall-back', { from: foundSession.customerId });
  });
  // Another request may have switched already, with the same result.
  const switched = await store.findSession(db, tokenHash, now);
  if (!switched?.rights) return null;
  const { hasSentCart: _, rights: switchedRights, ...switchedSession } = switched;
  return { ...switchedSession, ...switchedRights };
}

/** A purchasing system's visit may less than who made the system's access, and nothing once they may not see prices any more. */
function toPunchOut(maker: Rights): Rights | null {
  if (!may(maker, 'see-prices')) return null;
  const visit = abilitiesOfRole('PunchOut');
  return { role: 'PunchOut', abilities: visit.filter((ability) => may(maker, ability)) };
}

/** Signs in under a new session id, whatever id the browser sent; its previous session ends (reliability F30). */
export async function startSession(db: Database, cookies: CookieJar, signedIn: SignedIn): Promise<void> {
  const now = new Date();
  const oldToken = cookies.get('session');
  const token = createCookieValue();
  const expiresAt =
    signedIn.punchOutId === undefined ? toExpiry(now, now) : new Date(now.getTime() + punchOutMs);
  if (oldToken !== null) await endToken(db, oldToken, now);
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

/** The same session under a new id: a copied cookie stops working (reliability F30). */
export async function rotateSession(db: Database, cookies: CookieJar, session: Session): Promise<void> {
  const now = new Date();
  const oldToken = cookies.get('session');
  const token = createCookieValue();
  if (oldToken !== null) await noteReplaced(db, oldToken, now);
  const expiresAt = await store.updateToken(db, session.id, hashCookie(token));
  if (expiresAt) setCookies(cookies, token, secondsUntil(expiresAt, now));
}

/**
 * Sets the customer acted for and the bill-to customer: under a new context version, so that earlier pages can change nothing any
 * more, and a new id (reliability F30). The caller has checked that it is allowed.
 * @throws ShopError FAILED_PRECONDITION when another tab has switched since
 */
export async function switchSession(
  { db, cookies }: Pick<Context, 'db' | 'cookies'>,
  session: Session,
  subject: Pick<Session, 'customerId' | 'billToId' | 'role' | 'abilities' | 'unitIds'>,
  action: 'act-as' | 'bill-to',
): Promise<Session> {
  const now = new Date();
  const token = createCookieValue();
  const next = { ...subject, contextVersion: createContextVersion() };
  const expiresAt = await db.transaction(async (tx) => {
    const previousUntil = new Date(now.getTime() + inFlightMs);
    const end = await store.updateSubject(tx, session, next, { tokenHash: hashCookie(token), previousUntil });
    if (!end) throw contextChangedError();
    await writeAudit(tx, { ...session, ...next }, action, { from: session.customerId });
    return end;
  });
  setCookies(cookies, token, secondsUntil(expiresAt, now));
  return { ...session, ...next };
}

/** Ends the session on the server too, so that a copied cookie is useless. */
export async function endSession(db: Database, cookies: CookieJar): Promise<void> {
  const token = cookies.get('session');
  if (token !== null) await endToken(db, token, new Date());
  removeCookies(cookies);
}

/** Ends the session; the answer to a request in flight with its cookie must not delete the one that replaces it. */
async function endToken(db: Database, token: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    if (await store.deleteSession(tx, hashCookie(token))) await noteReplaced(tx, token, now);
  });
}

async function noteReplaced(db: Database, token: string, now: Date): Promise<void> {
  await store.insertUsedToken(db, hashCookie(token), new Date(now.getTime() + inFlightMs));
}

/** Deletes what no request can use any more: expired sessions and counters. */
export async function sweepSessions(db: Database): Promise<void> {
  await store.deleteExpired(db, new Date());
}

/** @throws ShopError UNAUTHENTICATED for a guest */
export function requireSession(context: Pick<Context, 'visitor'>): Session {
  const { session } = context.visitor;
  if (!session) throw new ShopError('UNAUTHENTICATED');
  return session;
}

/** The error for a page that was made for another customer. */
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
