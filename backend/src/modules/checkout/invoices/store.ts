import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { checkoutAttempts } from '../../../db/schema/orders.ts';
import { cardPayments } from '../../../db/schema/payments.ts';
import type { PaymentRow } from '../../payments/card-payments.ts';

interface OpenPayment {
  payment: PaymentRow;
  idempotencyKey: string;
  invoiceIds: number[];
}

/** Payments of invoices that this person has under way for this customer. */
export async function findOpenPayments(
  db: Database,
  { actorId, customerId }: { actorId: number; customerId: number },
): Promise<OpenPayment[]> {
  const rows = await db
    .select({ payment: cardPayments, attempt: checkoutAttempts })
    .from(cardPayments)
    .innerJoin(checkoutAttempts, eq(checkoutAttempts.id, cardPayments.attemptId))
    .where(
      and(
        isNull(checkoutAttempts.finishedAt),
        eq(checkoutAttempts.kind, 'Invoices'),
        eq(checkoutAttempts.placedBy, actorId),
        eq(checkoutAttempts.customerId, customerId),
      ),
    );
  return rows.map(({ payment, attempt: { idempotencyKey, draft } }) => ({
    payment,
    idempotencyKey,
    invoiceIds:
      draft && 'invoices' in draft
        ? draft.invoices.filter(({ amount }) => amount > 0).map(({ invoiceId }) => invoiceId)
        : [],
  }));
}

/** Those of them with another key that would pay one of these invoices. */
export async function findOwnOpenPayments(
  db: Database,
  claim: { actorId: number; customerId: number; idempotencyKey: string },
  invoiceIds: readonly number[],
): Promise<PaymentRow[]> {
  const open = await findOpenPayments(db, claim);
  return open
    .filter(
      (one) =>
        // The same button pressed twice is one payment.
        one.idempotencyKey !== claim.idempotencyKey && one.invoiceIds.some((id) => invoiceIds.includes(id)),
    )
    .map(({ payment }) => payment);
}
