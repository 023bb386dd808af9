import type { Context, CookieJar, Session } from '../../context.ts';
import type { Database } from '../../db/connect.ts';
import { ShopError } from '../../errors.ts';
import { deviceName } from '../../../../lib/rules/people/device-name.ts';
import { writeAudit } from './audit.ts';
import * as store from './internal/own-sessions-store.ts';
import { rotateSession } from './sessions.ts';
import { refusedTokenError, type IdentityAccount } from './tokens.ts';

interface OwnSession {
  id: string;
  /** Browser and operating system, in Icelandic. */
  device: string;
  signedInAt: string;
  lastUsedAt: string;
  isCurrent: boolean;
}

/** The sessions of this session's person: this one first, then the latest used. */
export async function listOwnSessions(db: Database, session: Session): Promise<OwnSession[]> {
  const rows = await store.findOwnSessions(db, session.id, new Date());
  return rows
    .map(({ id, userAgent, createdAt, lastUsedAt }) => ({
      id: String(id),
      device: deviceName(userAgent),
      signedInAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      isCurrent: id === session.id,
    }))
    .toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

/**
 * Ends one other session of the same person.
 * @throws ShopError NOT_FOUND for someone else's session, for an ended one and for the requesting session
 */
export async function endOwnSession(db: Database, session: Session, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const ended = await store.deleteOtherSessions(tx, session.id, id);
    if (ended === 0) throw new ShopError('NOT_FOUND');
    await writeAudit(tx, session, 'end-sessions', { ended });
  });
}

/** Ends every other session of the same person; this one gets a new id, in case its cookie was copied. */
export async function endOtherSessions(
  { db, cookies }: Pick<Context, 'db' | 'cookies'>,
  session: Session,
): Promise<void> {
  await db.transaction((tx) => endOthers(tx, cookies, session));
}

/** The account, if this session was started with it. @throws ShopError UNAUTHENTICATED for any other */
export async function requireSessionAccount(
  db: Database,
  session: Session,
  account: IdentityAccount,
): Promise<IdentityAccount> {
  if ((await store.findSessionIdentity(db, session.id)) !== account.uid) throw refusedTokenError();
  return account;
}

/**
 * After a change of password: ends the other sessions, and counts this one as signed in again, so that the revocation by the
 * identity service does not end it as well.
 */
export async function renewSession(
  { db, cookies }: Pick<Context, 'db' | 'cookies'>,
  session: Session,
  { authTime, hasSecondFactor: isStrong }: IdentityAccount,
): Promise<void> {
  await db.transaction(async (tx) => {
    await store.updateSignIn(tx, session.id, { identityAuthAt: new Date(authTime * 1000), isStrong });
    await endOthers(tx, cookies, session);
  });
}

/** From now on more than a password has proven the person; the session gets a new id. */
export async function strengthenSession(
  { db, cookies }: Pick<Context, 'db' | 'cookies'>,
  session: Session,
): Promise<void> {
  await db.transaction(async (tx) => {
    await store.updateStrength(tx, session.id);
    await rotateSession(tx, cookies, session);
  });
}

async function endOthers(tx: Database, cookies: CookieJar, session: Session): Promise<void> {
  const ended = await store.deleteOtherSessions(tx, session.id);
  await writeAudit(tx, session, 'end-sessions', { ended });
  await rotateSession(tx, cookies, session);
}
