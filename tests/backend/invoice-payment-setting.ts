/** Open invoices and the steps of paying them by card; with the setting of card payments. */

import { randomUUID } from 'node:crypto';
import { websiteInfo } from '../../backend/src/db/schema/content.ts';
import { chargeAccount } from '../../backend/src/modules/customer/account.ts';
import { issueCreditNote } from '../../backend/src/modules/invoices/credit-notes.ts';
import { issueInvoice } from '../../backend/src/modules/invoices/issue-invoice.ts';
import {
  InvoicesToPayDocument,
  PayInvoicesDocument,
  ViewInvoiceDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { linePrice, totalsOf } from '../../lib/rules/money/totals.ts';
import type { Visitor } from '../kit/visitor.ts';
import { acquirer, shop } from './card-payment-setting.ts';

/** An open invoice on account of one line of 1,000 kr. units; returns its id. */
export async function owed(customerId: number, units = 1, over: { billToId?: number } = {}): Promise<string> {
  const price = units * 1_000;
  const line = { productId: null, sku: 'X', name: 'Vara', quantity: units, unitPrice: 1_000, vat: 24 };
  return shop.db.transaction(async (tx) => {
    await chargeAccount(tx, over.billToId ?? customerId, price);
    const id = await issueInvoice(tx, {
      paymentType: 'Account',
      orderId: null,
      customerId,
      billToId: over.billToId ?? null,
      lines: [
        { ...line, ...linePrice({ price: 1_000, listPrice: 1_000 }, units, 24), discountPercentage: 0 },
      ],
      totals: totalsOf([{ gross: price, taxPercentage: 24 }]),
      options: [],
    });
    return String(id);
  });
}

/** Credits the whole of an invoice. */
export const credit = (invoiceId: string): Promise<unknown> =>
  shop.db.transaction((tx) =>
    issueCreditNote(tx, shop.config, { key: randomUUID(), invoiceId: Number(invoiceId), units: null }),
  );

export const toPay = async (visitor: Visitor) => (await visitor.ask(InvoicesToPayDocument, {})).invoicesToPay;

/** What the button sends for these invoices as shown. */
export async function paymentOfInvoices(
  visitor: Visitor,
  invoiceIds: string[],
  card: string,
  over: object = {},
) {
  const { idempotencyKey, credits, ...all } = await toPay(visitor);
  const invoices = all.invoices.filter(({ invoiceId }) => invoiceIds.includes(invoiceId));
  const sum = invoices.reduce((total, { remaining }) => total + remaining, 0);
  const creditSum = credits.reduce((total, { amount }) => total + amount, 0);
  return {
    input: {
      idempotencyKey,
      invoices: invoices.map(({ invoiceId, remaining }) => ({ invoiceId, amount: remaining })),
      expectedTotal: Math.max(0, sum - creditSum),
      cardToken: await acquirer.token(card),
      ...over,
    },
  };
}

export const payInvoicesBy = async (visitor: Visitor, invoiceIds: string[], card: string) =>
  (await visitor.ask(PayInvoicesDocument, await paymentOfInvoices(visitor, invoiceIds, card))).payInvoices;

export const viewInvoice = async (visitor: Visitor, invoiceId: string) =>
  (await visitor.ask(ViewInvoiceDocument, { invoiceId })).viewInvoice!;

export async function allowParts(allowsPartialPayments: boolean): Promise<void> {
  await shop.db.update(websiteInfo).set({ allowsPartialPayments });
}
