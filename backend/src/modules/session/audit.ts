import { eq, sql } from 'drizzle-orm';
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

/**
 * Records a write in somebody's place before it is made, so that none goes unrecorded.
 * @returns the row, for `noteRefusal`
 */
export async function writeIntent(
  db: Database,
  { actorId, customerId, billToId }: Session,
  operation: string,
): Promise<number> {
  const [row] = await db
    .insert(auditLog)
    .values({ actorId, customerId, billToId, action: 'write', details: { operation } })
    .returning({ id: auditLog.id });
  if (!row) throw new Error('The audit log took no row');
  return row.id;
}

/** Notes that a recorded write was refused: it changed nothing. */
export async function noteRefusal(db: Database, id: number, code: string): Promise<void> {
  await db
    .update(auditLog)
    .set({ details: sql`${auditLog.details} || ${JSON.stringify({ refused: code })}::jsonb` })
    .where(eq(auditLog.id, id));
}
