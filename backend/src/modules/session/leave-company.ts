import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { sessions } from '../../db/schema/sessions.ts';

/**
 * Former members of a company act for themselves again, in every browser and from the next request on; open tabs learn it from
 * the new context version.
 */
export async function leaveCompany(tx: Database, actorId: number, companyId: number): Promise<void> {
  const contextVersion = sql`1 + floor(random() * 2147483645)::integer`;
  const actedForCompany = eq(sessions.actorId, actorId);
  await tx
    .update(sessions)
    .set({ customerId: actorId, billToId: null, contextVersion })
    .where(and(actedForCompany, eq(sessions.customerId, companyId)));
  await tx
    .update(sessions)
    .set({ billToId: null, contextVersion })
    .where(and(actedForCompany, eq(sessions.billToId, companyId)));
}
