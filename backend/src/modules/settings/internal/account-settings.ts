import { eq } from 'drizzle-orm';
import type { ResolversParentTypes } from '../../../../../graphql/generated/resolvers.ts';
import { messageForCode } from '../../../../../lib/rules/text/messages.ts';
import type { Platform, Session } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import { customers } from '../../../db/schema/customers.ts';
import { sessions } from '../../../db/schema/sessions.ts';
import { ShopError } from '../../../errors.ts';
import { identityAdmin } from '../../identity/identity-admin.ts';
import { readMailState, resumeMail, type MailState } from '../../mail/addresses.ts';
import { writeAudit } from '../../session/audit.ts';
import { withLimit } from '../../session/limits.ts';
import { listOwnSessions } from '../../session/own-sessions.ts';

const resumeLimit = { tries: 10, windowSeconds: 86_400, countsSuccess: true } as const;

/** Settings belong to the signed-in person, whichever customer is acted for. */
export async function readAccountSettings(
  { db, config, log }: Pick<Platform, 'db' | 'config' | 'log'>,
  session: Session,
): Promise<ResolversParentTypes['AccountSettings']> {
  const [rows, list] = await Promise.all([
    db
      .select({
        name: customers.name,
        actorName: sessions.actorName,
        email: customers.email,
        isConfirmed: customers.isConfirmed,
        identityUid: sessions.identityUid,
        allowMarketing: customers.allowMarketing,
      })
      .from(sessions)
      .innerJoin(customers, eq(customers.id, sessions.actorId))
      .where(eq(sessions.id, session.id)),
    listOwnSessions(db, session),
  ]);
  const [person] = rows;
  // Ended by another browser since this request began.
  if (!person) throw new ShopError('UNAUTHENTICATED', messageForCode('user-token-expired'));
  const { name, actorName, identityUid, ...rest } = person;
  return {
    ...rest,
    name: actorName ?? name,
    mailState: await readMailState(db, person.email),
    login: identityUid === null ? null : await readLogin(config, log, identityUid),
    sessions: list,
  };
}

/** The settings are readable while the identity service is away, except for what only it knows. */
async function readLogin(config: Platform['config'], log: Platform['log'], uid: string) {
  try {
    const account = await identityAdmin(config).accountById(uid);
    return {
      email: account?.email ?? null,
      hasSecondFactor: account?.hasSecondFactor ?? false,
      phoneNumber: account?.phoneNumber ?? null,
    };
  } catch (error) {
    log.warn({ err: error }, 'account lookup at the identity service failed');
    return { email: null, hasSecondFactor: false, phoneNumber: null };
  }
}

/** Whether mail reaches who signed in. */
export async function readOwnMailState(db: Database, { actorId }: Session): Promise<MailState> {
  return readMailState(db, await readOwnEmail(db, actorId));
}

/** @throws ShopError UNAVAILABLE (HTTP 429) for too many tries: each may make a mail server think less of the shop */
export function resumeOwnMail(db: Database, session: Session): Promise<void> {
  const { actorId } = session;
  const limit = { key: `resume-mail:${actorId}`, ...resumeLimit };
  return withLimit(db, limit, () =>
    db.transaction(async (tx) => {
      await resumeMail(tx, await readOwnEmail(tx, actorId));
      await writeAudit(tx, session, 'marketing', { mail: 'resume' });
    }),
  );
}

async function readOwnEmail(db: Database, actorId: number): Promise<string> {
  const [row] = await db.select({ email: customers.email }).from(customers).where(eq(customers.id, actorId));
  return row?.email ?? '';
}

export async function setMarketingConsent(db: Database, session: Session, allow: boolean): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(customers).set({ allowMarketing: allow }).where(eq(customers.id, session.actorId));
    await writeAudit(tx, session, 'marketing', { allow: String(allow) });
  });
}
