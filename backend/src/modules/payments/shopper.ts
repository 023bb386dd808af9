import { createHmac } from 'node:crypto';

/** A customer as the acquirer may know them: the same each time, and nothing that says who they are. */
export function shopperOf(customerId: number, secret: string): string {
  return createHmac('sha256', secret).update(`shopper.${customerId}`).digest('hex').slice(0, 32);
}
