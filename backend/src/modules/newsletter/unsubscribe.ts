import { sql } from 'drizzle-orm';
import type { Platform } from '../../context.ts';
import { customers } from '../../db/schema/customers.ts';
import { stopNotices } from '../mail/addresses.ts';
import { addressOfUnsubscribeToken } from '../mail/unsubscribe-link.ts';
import { endSignupOf } from './internal/store.ts';

/**
 * Follows the link that stands in every mail that is not about an order: no more notices, newsletters and offers.
 * @returns false for a token that the shop did not make
 */
export async function unsubscribe(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  token: string,
): Promise<boolean> {
  const email = addressOfUnsubscribeToken(token, config);
  if (email === null) return false;
  await db.transaction(async (tx) => {
    await stopNotices(tx, email);
    await endSignupOf(tx, email);
    await tx
      .update(customers)
      .set({ allowMarketing: false })
      .where(sql`lower(${customers.email}) = ${email}`);
  });
  return true;
}
