import type { Session } from '../../context.ts';
import type { Database } from '../../db/connect.ts';
import { findMemberships } from './internal/store.ts';

/**
 * The limits that an order of this session exceeds, by company: the actor's in the company acted for, and in the one that is billed, so
 * that no one bypasses it by ordering as themselves.
 * @param total krónur with VAT and delivery
 */
export async function findExceededLimits(
  db: Database,
  { actorId, customerId, billToId }: Pick<Session, 'actorId' | 'customerId' | 'billToId'>,
  total: number,
): Promise<Map<number, number>> {
  const memberships = await findMemberships(db, actorId);
  return new Map(
    memberships.flatMap(({ companyId, orderLimit }) =>
      (companyId === customerId || companyId === billToId) && orderLimit !== null && total > orderLimit
        ? [[companyId, orderLimit] as const]
        : [],
    ),
  );
}
