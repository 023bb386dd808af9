import { eq } from 'drizzle-orm';
import type { ResolversParentTypes } from '../../../../graphql/generated/resolvers.ts';
import { messageForCode } from '../../../../lib/rules/messages.ts';
import type { Session } from '../../context.ts';
import type { Database } from '../../db/connect.ts';
import { customers } from '../../db/schema/customers.ts';
import { sessions } from '../../db/schema/sessions.ts';
import { ShopError } from '../../errors.ts';
import { writeAudit } from '../session/audit-service.ts';
import { ownSessions } from '../session/own-sessions-service.ts';

/** Settings are the signed-in person's own, whoever is acted for. */
export async function accountSettings(
  db: Database,
  session: Session,
): Promise<ResolversParentTypes['AccountSettings']> {
  const [rows, list] = await Promise.all([
    db
      .select({
        name: customers.name,
        actorName: sessions.actorName,
        email: customers.email,
        identityUid: sessions.identityUid,
        allowMarketing: customers.allowMarketing,
      })
      .from(sessions)
      .innerJoin(customers, eq(customers.id, sessions.actorId))
      .where(eq(sessions.id, session.id)),
    ownSessions(db, session),
  ]);
  const [person] = rows;
  // Ended by another browser since this request began.
  if (!person) throw new ShopError('UNAUTHENTICATED', messageForCode('user-token-expired'));
  const { name, actorName, email, identityUid, allowMarketing } = person;
  return {
    name: actorName ?? name,
    email,
    hasPassword: identityUid !== null,
    allowMarketing,
    sessions: list,
  };
}

export async function setMarketingConsent(db: Database, session: Session, allow: boolean): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(customers).set({ allowMarketing: allow }).where(eq(customers.id, session.actorId));
    await writeAudit(tx, session, 'marketing', { allow: String(allow) });
  });
}
