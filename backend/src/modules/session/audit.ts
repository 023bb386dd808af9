import type { Session } from '../../context.ts';
import type { Database } from '../../db/connect.ts';
import { auditLog } from '../../db/schema/sessions.ts';

/** Records who did what for which customer, in the transaction of the action, so that no action goes unrecorded. */
export async function writeAudit(
  tx: Database,
  { actorId, customerId, billToId }: Pick<Session, 'actorId' | 'customerId' | 'billToId'>,
  action: (typeof auditLog.$inferInsert)['action'],
  details: Record<string, string | number>,
): Promise<void> {
  await tx.insert(auditLog).values({ actorId, customerId, billToId, action, details });
}
