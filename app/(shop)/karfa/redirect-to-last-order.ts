import { redirect } from 'next/navigation';
import { placedOrderPath } from '@/lib/rules/routes/checkout-step.ts';
import { readOrUndefined, readLastOrderResult } from '@/lib/server/visitor.ts';

/**
 * Redirects to the order just placed: its answer may have been lost with the page that waited for it, and the cart is empty
 * now. @param options.unseen unless its page was requested just now
 */
export async function redirectToLastOrder({ unseen } = { unseen: false }): Promise<void> {
  const answer = await readOrUndefined(readLastOrderResult(unseen));
  const orderPath = answer && placedOrderPath(answer);
  if (orderPath) redirect(orderPath);
}
