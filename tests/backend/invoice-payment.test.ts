import { and, eq, like, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { jobs } from '../../backend/src/db/schema/jobs.ts';
import { cardPayments } from '../../backend/src/db/schema/payments.ts';
import { sweepPayments } from '../../backend/src/modules/checkout/sweeper.ts';
import {
  AccountStatementDocument,
  CancelInvoicePaymentDocument,
  InvoicePaymentDocument,
  InvoicePaymentStatusDocument,
  PayInvoicesDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { cards } from '../kit/acquirer.ts';
import { aCustomer } from '../kit/builders.ts';
import { aCompany, anEmployee } from '../kit/company.ts';
import { readBalance } from '../kit/facts.ts';
import { acquirer, paymentOf, setUpCardPayment, shop } from './card-payment-setting.ts';
import {
  allowParts,
  credit,
  owed,
  payInvoicesBy,
  paymentOfInvoices,
  toPay,
  viewInvoice,
} from './invoice-payment-setting.ts';

setUpCardPayment();

/** A company with an open invoice of 1,000 kr. and one of 2,000, and its manager. */
async function debtor() {
  const companyId = await aCompany(shop);
  const invoices = [await owed(companyId, 1), await owed(companyId, 2)] as const;
  const managerId = await anEmployee(shop, companyId, 'Manager');
  const visitor = await shop.signedIn(managerId, { customerId: companyId });
  return { companyId, managerId, visitor, invoices };
}

const year = { from: `${new Date().getUTCFullYear()}-01-01`, to: `${new Date().getUTCFullYear()}-12-31` };

describe('paying open invoices', () => {
  it('takes the sum once; invoices, balance, statement and receipt follow', async () => {
    const { companyId, managerId, visitor, invoices } = await debtor();
    const input = await paymentOfInvoices(visitor, [...invoices], cards.pays);
    const { payInvoices } = await visitor.ask(PayInvoicesDocument, input);
    expect(payInvoices).toMatchObject({ status: 'Completed', threeDSecure: null });
    // Pressed again, it is the same payment.
    expect((await visitor.ask(PayInvoicesDocument, input)).payInvoices).toEqual(payInvoices);
    const { reference, state } = await paymentOf(companyId);
    expect(state).toBe('Captured');
    expect(await acquirer.payment(reference)).toMatchObject({ state: 'captured', captured: 3_000 });
    expect(await readBalance(shop.db, companyId)).toBe(0);
    expect(await viewInvoice(visitor, invoices[0])).toMatchObject({
      status: 'Paid',
      remaining: 0,
      isPayable: false,
      howToPay: null,
      payments: [{ paymentId: payInvoices.paymentId, amount: 1_000, method: 'Card' }],
    });
    const { accountStatement } = await visitor.ask(AccountStatementDocument, year);
    expect(accountStatement).toMatchObject({ charged: 3_000, paid: -3_000, closingBalance: 0 });
    const { invoicePayment } = await visitor.ask(InvoicePaymentDocument, { id: payInvoices.paymentId! });
    expect(invoicePayment).toMatchObject({ amount: 3_000, method: 'Card' });
    expect(invoicePayment!.lines.map(({ invoiceId, amount }) => [invoiceId, amount])).toEqual([
      [invoices[0], 1_000],
      [invoices[1], 2_000],
    ]);
    const mails = await shop.db
      .select()
      .from(jobs)
      .where(
        and(eq(jobs.kind, 'mail'), like(sql`${jobs.payload}::text`, `%Kvittun ${payInvoices.paymentId}%`)),
      );
    expect(mails).toHaveLength(1);
    expect(await toPay(visitor)).toMatchObject({ invoices: [], credits: [], runningKey: null });
    expect(managerId).toBeGreaterThan(0);
  });

  it('what was paid and then credited counts against the next ones, and may cover them', async () => {
    const { companyId, visitor, invoices } = await debtor();
    await payInvoicesBy(visitor, [invoices[1]], cards.pays);
    await credit(invoices[1]);
    expect(await readBalance(shop.db, companyId)).toBe(-1_000);
    expect((await toPay(visitor)).credits).toMatchObject([{ invoiceId: invoices[1], amount: 2_000 }]);
    // Covered wholly: no card is asked for.
    const covered = await paymentOfInvoices(visitor, [invoices[0]], cards.pays, { cardToken: null });
    expect(covered.input.expectedTotal).toBe(0);
    expect((await visitor.ask(PayInvoicesDocument, covered)).payInvoices.status).toBe('Completed');
    expect((await viewInvoice(visitor, invoices[0])).status).toBe('Paid');
    // The rest lowers what the card pays.
    const next = await owed(companyId, 3);
    const { payInvoices } = await visitor.ask(
      PayInvoicesDocument,
      await paymentOfInvoices(visitor, [next], cards.pays),
    );
    const { invoicePayment } = await visitor.ask(InvoicePaymentDocument, { id: payInvoices.paymentId! });
    expect(invoicePayment).toMatchObject({ amount: 2_000 });
    expect(invoicePayment!.lines.map(({ amount }) => amount)).toEqual([-1_000, 3_000]);
    expect(await readBalance(shop.db, companyId)).toBe(0);
    const { accountStatement } = await visitor.ask(AccountStatementDocument, year);
    expect(accountStatement.closingBalance).toBe(0);
  });

  it('a credit note lowers what is left, and closes what was paid in part', async () => {
    const { visitor, invoices } = await debtor();
    await allowParts(true);
    const part = await paymentOfInvoices(visitor, [invoices[1]], cards.pays, {
      invoices: [{ invoiceId: invoices[1], amount: 500 }],
      expectedTotal: 500,
    });
    await visitor.ask(PayInvoicesDocument, part);
    expect(await viewInvoice(visitor, invoices[1])).toMatchObject({ status: 'Unpaid', remaining: 1_500 });
    await allowParts(false);
    const refused = await paymentOfInvoices(visitor, [invoices[1]], cards.pays, {
      invoices: [{ invoiceId: invoices[1], amount: 500 }],
      expectedTotal: 500,
    });
    expect(await visitor.fail(PayInvoicesDocument, refused)).toMatchObject({
      code: 'FAILED_PRECONDITION',
      details: { reason: 'invoice.changed' },
    });
    await credit(invoices[1]);
    expect(await viewInvoice(visitor, invoices[1])).toMatchObject({ isPayable: false });
    expect((await toPay(visitor)).credits).toMatchObject([{ amount: 500 }]);
  });

  it('is refused for another’s debts, for sums that are not what was shown, and without the right', async () => {
    const { companyId, visitor, invoices } = await debtor();
    const foreign = await owed(await aCustomer(shop.db));
    const billed = await owed(companyId, 1, { billToId: await aCustomer(shop.db) });
    const ask = (over: object) =>
      paymentOfInvoices(visitor, [invoices[0]], cards.pays, over).then((input) =>
        visitor.fail(PayInvoicesDocument, input),
      );
    for (const invoiceId of [foreign, billed])
      expect((await ask({ invoices: [{ invoiceId, amount: 1_000 }] })).code).toBe('NOT_FOUND');
    expect((await ask({ expectedTotal: 900 })).code).toBe('FAILED_PRECONDITION');
    const more = [{ invoiceId: invoices[0], amount: 1_001 }];
    expect((await ask({ invoices: more, expectedTotal: 1_001 })).code).toBe('FAILED_PRECONDITION');
    expect((await ask({ invoices: [], expectedTotal: 0 })).code).toBe('BAD_REQUEST');
    const employee = await shop.signedIn(await anEmployee(shop, companyId, 'Employee'), {
      customerId: companyId,
    });
    const input = await paymentOfInvoices(visitor, [invoices[0]], cards.pays);
    expect((await employee.fail(PayInvoicesDocument, input)).code).toBe('PERMISSION_DENIED');
    expect(await readBalance(shop.db, companyId)).toBe(3_000);
  });
});

describe('a payment of invoices at the bank', () => {
  async function atTheBank() {
    const one = await debtor();
    const input = await paymentOfInvoices(one.visitor, [one.invoices[0]], cards.challenge);
    const { payInvoices } = await one.visitor.ask(PayInvoicesDocument, input);
    expect(payInvoices).toMatchObject({ paymentId: null, status: 'Processing' });
    return { ...one, key: input.input.idempotencyKey, url: payInvoices.threeDSecure!.url };
  }

  it('holds its invoices: a colleague is refused, the same person starts over', async () => {
    const { companyId, visitor, invoices, key } = await atTheBank();
    const colleague = await shop.signedIn(await anEmployee(shop, companyId, 'Owner'), {
      customerId: companyId,
    });
    const refused = await paymentOfInvoices(colleague, [...invoices], cards.pays);
    expect(await colleague.fail(PayInvoicesDocument, refused)).toMatchObject({
      code: 'FAILED_PRECONDITION',
      details: { reason: 'invoice.beingPaid' },
    });
    expect(await toPay(visitor)).toMatchObject({ runningKey: key });
    expect(await toPay(colleague)).toMatchObject({
      runningKey: null,
      invoices: [{ isBeingPaid: true }, { isBeingPaid: false }],
    });
    expect((await payInvoicesBy(visitor, [...invoices], cards.pays)).status).toBe('Completed');
    expect(await visitor.fail(InvoicePaymentStatusDocument, { idempotencyKey: key })).toMatchObject({
      details: { reason: 'pay.cancelled' },
    });
    expect(await readBalance(shop.db, companyId)).toBe(0);
  });

  it('approved: the bank leads back to the page of the invoices, which are paid', async () => {
    const { visitor, url, key, invoices } = await atTheBank();
    const page = await acquirer.answer(url, { code: '1234', do: 'confirm' });
    const path = /action="http:\/\/shop\.test\/backend([^"]+)"/.exec(page)![1]!;
    const back = await shop.app.request(path, { method: 'POST', body: 'x=y' });
    expect(back.headers.get('Location')).toBe(`http://shop.test/auth/invoices/pay?greidsla=${key}`);
    const { invoicePaymentStatus } = await visitor.ask(InvoicePaymentStatusDocument, { idempotencyKey: key });
    expect(invoicePaymentStatus.status).toBe('Completed');
    expect((await viewInvoice(visitor, invoices[0])).status).toBe('Paid');
  });

  it('given up, or refused by the bank, it frees its invoices', async () => {
    const { visitor, key } = await atTheBank();
    await visitor.ask(CancelInvoicePaymentDocument, { idempotencyKey: key });
    expect(await toPay(visitor)).toMatchObject({
      runningKey: null,
      invoices: [{ isBeingPaid: false }, { isBeingPaid: false }],
    });
    const declined = await paymentOfInvoices(
      visitor,
      [(await toPay(visitor)).invoices[0]!.invoiceId],
      cards.declined,
    );
    expect(await visitor.fail(PayInvoicesDocument, declined)).toMatchObject({
      details: { reason: 'pay.declined' },
    });
    expect((await toPay(visitor)).invoices).toHaveLength(2);
  });

  it('left half-way, the sweeper finishes what the bank approved', async () => {
    const { companyId, visitor, url, invoices } = await atTheBank();
    await acquirer.answer(url, { code: '1234', do: 'confirm' });
    const { id } = await paymentOf(companyId);
    await shop.db
      .update(cardPayments)
      .set({ startedAt: sql`now() - make_interval(secs => 61)`, checkAt: sql`now()` })
      .where(eq(cardPayments.id, id));
    await sweepPayments(shop);
    expect((await viewInvoice(visitor, invoices[0])).status).toBe('Paid');
    expect(await readBalance(shop.db, companyId)).toBe(2_000);
  });
});
