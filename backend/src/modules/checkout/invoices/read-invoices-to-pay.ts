import { randomUUID } from 'node:crypto';
import type { ResolversParentTypes } from '../../../../../graphql/generated/resolvers.ts';
import type { Context } from '../../../context.ts';
import { allowsPartialPayments } from '../../content/website-content.ts';
import { readOpenInvoices } from '../../invoices/pay-invoices.ts';
import { cardFieldsUrl } from '../../payments/acquirer-access.ts';
import { requireAbility } from '../../session/abilities.ts';
import { findOpenPayments } from './store.ts';

/** Invoices shown at once; the oldest debts come first. */
const maxShown = 200;

/** What the customer owes, with the key of the next payment. */
export async function readInvoicesToPay(context: Context): Promise<ResolversParentTypes['InvoicesToPay']> {
  const session = requireAbility(context, 'pay-invoices');
  const { db, config } = context;
  const { open, credits } = await readOpenInvoices(db, session.customerId, maxShown);
  const running = await findOpenPayments(db, session);
  return {
    idempotencyKey: randomUUID(),
    runningKey: running[0]?.idempotencyKey ?? null,
    cardFieldsUrl: cardFieldsUrl(config),
    allowsPartialPayments: await allowsPartialPayments(db),
    invoices: open.map(({ id, number, dueDate, price, credited, paid, paying }) => ({
      invoiceId: String(id),
      number: String(number),
      dueDate,
      price,
      remaining: price - credited - paid,
      isBeingPaid: paying > 0,
    })),
    credits: credits.map(({ invoice, amount }) => ({
      invoiceId: String(invoice.id),
      number: String(invoice.number),
      amount,
    })),
  };
}
