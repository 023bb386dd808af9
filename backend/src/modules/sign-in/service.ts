import type { Context } from '../../context.ts';
import { mergeGuestCart } from '../cart/service.ts';
import { firstBillTo } from '../customer/service.ts';
import { writeAudit } from '../session/audit-service.ts';
import type { IdentityAccount } from '../session/token-service.ts';
import { startSession } from '../session/service.ts';

/**
 * Begins a session of a customer: a new id, the guest's cart joins the customer's, and it is written down.
 * @param account of the identity service that proved it; null for an electronic id
 */
export async function signInAs(
  { db, cookies, visitor, userAgent }: Context,
  { id, actorName }: { id: number; actorName: string | null },
  account: Pick<IdentityAccount, 'uid' | 'authTime'> | null,
): Promise<void> {
  const billToId = await firstBillTo(db, id);
  const identityUid = account?.uid ?? null;
  const identityAuthAt = account && new Date(account.authTime * 1000);
  const who = { actorId: id, actorName, customerId: id, billToId, identityUid, identityAuthAt, userAgent };
  await db.transaction(async (tx) => {
    await startSession(tx, cookies, who);
    if (visitor.cartKey !== null) await mergeGuestCart(tx, visitor.cartKey, id);
    await writeAudit(tx, who, 'sign-in', {});
  });
  if (visitor.cartKey !== null) cookies.set('cart', '', 0);
}
