import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { products } from '../../backend/src/db/schema/catalogue.ts';
import { companyMembers, customers } from '../../backend/src/db/schema/customers.ts';
import {
  AcceptSalesQuoteDocument,
  CreateCompanyKeyDocument,
  ExpressCheckoutDocument,
  PlaceRepeatOrderDocument,
  RepeatOrderDocument,
  RequestsToDecideDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { cards, startAcquirer, type AcquirerServer } from '../kit/acquirer.ts';
import { aBudget, approveAs, aRule, spentOf } from '../kit/approvals.ts';
import { aCustomer, aProduct } from '../kit/builders.ts';
import { fillCheckout, pay, readCheckout, toPaymentInput } from '../kit/buyer.ts';
import { aCompany, anEmployee } from '../kit/company.ts';
import { checkInvariants } from '../kit/invariants.ts';
import { aSentQuote } from '../kit/quotes.ts';
import { testShop, type Shop } from '../kit/shop.ts';
import type { Visitor } from '../kit/visitor.ts';

/* The same rules and budgets, whichever way an order is made. */

let acquirer: AcquirerServer;
let shop: Shop;
let companyId: number;
let managerId: number;
let manager: Visitor;
let approver: Visitor;
let approverId: number;
let product: number;

beforeAll(async () => {
  acquirer = await startAcquirer();
  shop = await testShop(acquirer.env);
});
afterAll(async () => {
  await acquirer.stop();
  await shop.connection.close();
});
beforeEach(async () => {
  companyId = await aCompany(shop);
  managerId = await anEmployee(shop, companyId, 'Manager');
  approverId = await anEmployee(shop, companyId, 'Manager');
  manager = await shop.signedIn(managerId, { customerId: companyId });
  approver = await shop.signedIn(approverId, { customerId: companyId });
  product = await aProduct(shop.db, { stockOnHand: 100 });
});
afterEach(() => checkInvariants(shop.db));

const ruleFromTenThousand = () => aRule(shop, companyId, [[approverId]], { minTotal: 10_000 });

it('the last order once more waits where it has become dearer, and its approver makes it an order', async () => {
  await ruleFromTenThousand();
  await pay(manager, await fillCheckout(manager, { [product]: 8 }));
  await shop.db.update(products).set({ listPrice: 1500 }).where(eq(products.id, product));
  const repeat = (await manager.ask(RepeatOrderDocument, {})).repeatOrder!;
  expect(repeat).toMatchObject({ total: 12_000, exceededLimit: null, approvalSteps: ['Stór innkaup'] });
  const { idempotencyKey, total } = repeat;
  const input = { idempotencyKey, expectedTotal: total, acceptTerms: true };
  const { placeRepeatOrder } = await manager.ask(PlaceRepeatOrderDocument, { input });
  expect(placeRepeatOrder.status).toBe('AwaitingApproval');
  expect((await approveAs(approver, placeRepeatOrder.requestId!, 12_000)).status).toBe('Approved');
});

it('a company’s own system gets the same answer', async () => {
  await ruleFromTenThousand();
  await aBudget(shop, companyId, { personId: managerId, amount: 20_000 });
  const made = await manager.ask(CreateCompanyKeyDocument, { key: randomUUID(), name: 'Navision' });
  const [row] = await shop.db.select().from(products).where(eq(products.id, product));
  const order = async (quantity: number) => {
    const body = {
      lines: [{ sku: row!.sku, quantity }],
      deliveryMethodId: 'pickup',
      receiver: { name: 'Vörumóttaka', email: 'mottaka@x.test', phone: '770-1001' },
    };
    const response = await shop.app.fetch(
      new Request('http://shop.test/company/v1/orders', {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${made.createCompanyKey.secret}`,
          'Idempotency-Key': randomUUID(),
          'Content-Type': 'application/json',
        },
        body: JSON.stringify(body),
      }),
    );
    return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
  };
  expect((await order(2)).status).toBe(201);
  expect(await order(9)).toMatchObject({ status: 202, answer: { status: 'awaiting-approval' } });
  const refused = await order(9);
  expect(refused.status).toBe(409);
  expect(JSON.stringify(refused.answer)).toContain('budget.over');
  expect((await approver.ask(RequestsToDecideDocument, {})).requestsToDecide).toBe(1);
});

describe('a quote', () => {
  const offer = async (units: number) => {
    const actorId = await aCustomer(shop.db, { isAgent: true });
    return aSentQuote(await shop.signedIn(companyId, { actorId }), { [product]: units });
  };
  const accept = { version: null, checkoutOptions: [] };

  it('is accepted by an approver of the rule, and by nobody else', async () => {
    await ruleFromTenThousand();
    const { id: quoteId } = await offer(9);
    const refused = await manager.fail(AcceptSalesQuoteDocument, { quoteId, ...accept });
    expect(refused.details['reason']).toBe('approval.quote');
    const { name } = (await shop.db.select().from(customers).where(eq(customers.id, approverId)))[0]!;
    expect(refused.message).toBe(
      `Reglur fyrirtækisins ná til tilboðsins („Stór innkaup“): ${name} þarf að taka því.`,
    );
    const { acceptSalesQuote } = await approver.ask(AcceptSalesQuoteDocument, { quoteId, ...accept });
    expect(acceptSalesQuote.status).toBe('Accepted');
  });

  it('of a rule that wants two people is accepted by nobody, and the answer says why and what to do', async () => {
    await aRule(shop, companyId, [[approverId], [managerId]], { minTotal: 10_000 });
    const { id: quoteId } = await offer(9);
    const refused = await approver.fail(AcceptSalesQuoteDocument, { quoteId, ...accept });
    expect(refused.details['reason']).toBe('approval.quote');
    expect(refused.message).toContain('krefjast samþykkis fleiri en eins („Stór innkaup, 2. þrep“)');
    expect(refused.message).toContain('panta vörurnar úr körfu');
    // Of an approver who has left nothing is waited for.
    await shop.db.delete(companyMembers).where(eq(companyMembers.customerId, managerId));
    const { acceptSalesQuote } = await approver.ask(AcceptSalesQuoteDocument, { quoteId, ...accept });
    expect(acceptSalesQuote.status).toBe('Accepted');
  });

  it('above a limit or a budget says what stands in the way', async () => {
    await aBudget(shop, companyId, { personId: managerId, amount: 5000, mode: 'Approve' });
    const { id: quoteId } = await offer(9);
    const refused = await manager.fail(AcceptSalesQuoteDocument, { quoteId, ...accept });
    expect(refused.message).toContain('Tilboðið fer umfram fjárheimild');
    await shop.db
      .update(companyMembers)
      .set({ orderLimit: 1000 })
      .where(eq(companyMembers.customerId, managerId));
    const limited = await manager.fail(AcceptSalesQuoteDocument, { quoteId, ...accept });
    expect(limited.message).toContain('yfir úttektarmörkum þínum');
  });

  it('counts against the budget of who accepts it', async () => {
    const budget = await aBudget(shop, companyId, { personId: managerId, amount: 12_000 });
    const { id: quoteId } = await offer(9);
    await manager.ask(AcceptSalesQuoteDocument, { quoteId, ...accept });
    expect(await spentOf(shop, budget)).toBe(9 * 1240);
    const { id: second } = await offer(1);
    const refused = await manager.fail(AcceptSalesQuoteDocument, { quoteId: second, ...accept });
    expect(refused.details['reason']).toBe('budget.over');
  });
});

describe('a card', () => {
  const payBy = async (checkout: { idempotencyKey: string; total: number }, number: string) => {
    const token = await acquirer.token(number);
    return toPaymentInput(checkout, { paymentType: 'Card', cardToken: token });
  };

  it('takes of a budget while it is paid with, and gives it back where it is declined', async () => {
    const budget = await aBudget(shop, companyId, { personId: managerId, amount: 2000 });
    const checkout = await fillCheckout(manager, { [product]: 1 });
    await manager.fail(ExpressCheckoutDocument, await payBy(checkout, cards.declined));
    expect(await spentOf(shop, budget)).toBe(0);
    const { expressCheckout } = await manager.ask(
      ExpressCheckoutDocument,
      await payBy(await readCheckout(manager), cards.pays),
    );
    expect(expressCheckout.status).toBe('Completed');
    expect(await spentOf(shop, budget)).toBe(1240);
  });

  it('is not offered where the order has to wait', async () => {
    await ruleFromTenThousand();
    const checkout = await fillCheckout(manager, { [product]: 9 });
    expect(checkout.paymentOptions).toMatchObject([{ available: true }, { type: 'Card', available: false }]);
    const refused = await manager.fail(ExpressCheckoutDocument, await payBy(checkout, cards.pays));
    expect(refused.details['reason']).toBe('approval.card');
  });
});
