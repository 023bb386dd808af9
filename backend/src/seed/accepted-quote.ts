import { eq } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import type { customers } from '../db/schema/customers.ts';
import { checkoutAttempts } from '../db/schema/orders.ts';
import { quoteItems, quotes } from '../db/schema/quotes.ts';
import { buyersCartId } from '../modules/cart/carts.ts';
import { agreedDeliveryLines } from '../modules/checkout/agreed-order.ts';
import { chargeAccount } from '../modules/customer/account.ts';
import { issueInvoice } from '../modules/invoices/issue-invoice.ts';
import { createOrder } from '../modules/orders/create-order.ts';
import { writeAudit } from '../modules/session/audit.ts';

/** Writes the order and invoice of an accepted quote; no mail is sent, and the stock is untouched. */
export async function acceptDemoQuote(
  tx: Database,
  quoteId: number,
  customer: typeof customers.$inferSelect,
  acceptedAt: Date,
): Promise<void> {
  const [quote] = await tx.select().from(quotes).where(eq(quotes.id, quoteId));
  if (!quote || !(await chargeAccount(tx, customer.id, quote.total))) return;
  const rows = await tx.select().from(quoteItems).where(eq(quoteItems.quoteId, quoteId));
  const lines = rows.map(
    ({
      id: _id,
      quoteId: _quoteId,
      listPrice: _list,
      regularPrice: _regular,
      alternativeToId: _main,
      ...line
    }) => line,
  );
  const session = { actorId: customer.id, customerId: customer.id, billToId: null };
  const totals = {
    gross: quote.total,
    net: quote.totalWithoutTax,
    tax: quote.totalTaxAmount,
    vatGroups: quote.vatLines,
  };
  const delivery = { name: quote.deliveryMethod, amount: quote.deliveryAmount };
  const options = [{ kind: 'Quote' as const, name: 'Tilboð', value: `T${quote.number}` }];
  const [attempt] = await tx
    .insert(checkoutAttempts)
    .values({
      idempotencyKey: `quote:${quoteId}`,
      cartId: await buyersCartId(tx, session),
      customerId: customer.id,
      inputHash: '',
    })
    .returning({ id: checkoutAttempts.id });
  const attemptId = attempt?.id ?? 0;
  const orderId = await createOrder(tx, {
    session,
    attemptId,
    lines,
    totals,
    delivery: { ...delivery, id: quote.deliveryMethodId, address: quote.address },
    receiver: {
      email: customer.email,
      name: customer.name,
      ssn: customer.isCompany ? null : customer.ssn,
      companySsn: customer.isCompany ? customer.ssn : null,
      phone: customer.phoneNumber ?? '',
    },
    paymentType: 'Account',
    options,
  });
  await writeAudit(tx, session, 'order', { orderId, total: quote.total });
  const invoiceId = await issueInvoice(tx, {
    orderId,
    customerId: customer.id,
    billToId: null,
    lines: [...lines, ...agreedDeliveryLines(delivery)],
    totals,
    options,
    paymentType: 'Account',
    issuedAt: acceptedAt,
  });
  await tx
    .update(checkoutAttempts)
    .set({ state: 'Completed', answer: { orderId, invoiceId }, finishedAt: acceptedAt })
    .where(eq(checkoutAttempts.id, attemptId));
  await tx
    .update(quotes)
    .set({ status: 'Accepted', acceptedAt, acceptedById: customer.id, orderId })
    .where(eq(quotes.id, quoteId));
  await writeAudit(tx, session, 'quote', { quoteId, step: 'accept', orderId });
}
