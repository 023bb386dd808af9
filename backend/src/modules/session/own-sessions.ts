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
  /** The browser and what it runs on, in Icelandic. */
  device: string;
  signedInAt: string;
  lastUsedAt: string;
  isCurrent: boolean;
}

/** Where the person of this session is signed in: this one first, then the latest used. */
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
 * @throws ShopError NOT_FOUND alike for someone else's, for one that is over and for the session that asks
 */
export async function endOwnSession(db: Database, session: Session, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const ended = await store.deleteOtherSessions(tx, session.id, id);
    if (ended === 0) throw new ShopError('NOT_FOUND');
    await writeAudit(tx, session, 'end-sessions', { ended });
  });
}

/** Ends every other session of the same person; this one continues under a new id, in case its cookie was copied. */
export async function endOtherSessions(
  { db, cookies }: Pick<Context, 'db' | 'cookies'>,
  session: Session,
): Promise<void> {
  await db.transaction((tx) => endOthers(tx, cookies, session));
}

/** The account, if it is the one that this session was opened with; @throws ShopError UNAUTHENTICATED for any other */
export async function requireSessionAccount(
  db: Database,
  session: Session,
  account: IdentityAccount,
): Promise<IdentityAccount> {
  if ((await store.findSessionIdentity(db, session.id)) !== account.uid) throw refusedTokenError();
  return account;
}

/**
 * After a change of password: the others end, and this session counts as signed in again, so that the revocation that the change
 * was to the identity service does not end it as well.
 */
export async function renewSession(
  { db, cookies }: Pick<Context, 'db' | 'cookies'>,
  session: Session,
  identityAuthAt: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await store.updateSignIn(tx, session.id, identityAuthAt);
    await endOthers(tx, cookies, session);
  });
}

async function endOthers(tx: Database, cookies: CookieJar, session: Session): Promise<void> {
  const ended = await store.deleteOtherSessions(tx, session.id);
  await writeAudit(tx, session, 'end-sessions', { ended });
  await rotateSession(tx, cookies, session);
}
