import type { Session } from '../../context.ts';
import type { Database } from '../../db/connect.ts';
import { findMemberships } from './internal/store.ts';

export interface ExceededLimit {
  companyId: number;
  /** Krónur with VAT. */
  orderLimit: number;
}

/**
 * The limit that an order of this session exceeds: the actor's in the company acted for, or in the one that is billed, so that no
 * one bypasses it by ordering as themselves. Null where it exceeds none.
 * @param total krónur with VAT and delivery
 */
export async function findExceededLimit(
  db: Database,
  { actorId, customerId, billToId }: Pick<Session, 'actorId' | 'customerId' | 'billToId'>,
  total: number,
): Promise<ExceededLimit | null> {
  const memberships = await findMemberships(db, actorId);
  for (const company of [customerId, billToId]) {
    const found = memberships.find(({ companyId }) => companyId === company);
    if (found && found.orderLimit !== null && total > found.orderLimit)
      return { companyId: found.companyId, orderLimit: found.orderLimit };
  }
  return null;
}
