import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkoutAttempts } from '../../backend/src/db/schema/orders.ts';
import {
  AcceptSalesQuoteDocument,
  ApproveOrderRequestDocument,
  ExpressCheckoutDocument,
  LastAnswerDocument,
  OrderRequestsDocument,
  ViewOrderDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { aCustomer, aProduct } from '../kit/builders.ts';
import { pay, toPaymentInput, fillCheckout } from '../kit/buyer.ts';
import { aCompany, anEmployee } from '../kit/company.ts';
import { checkInvariants } from '../kit/invariants.ts';
import { anAgentFor, aSentQuote } from '../kit/quotes.ts';
import { testShop, type Shop } from '../kit/shop.ts';
import type { Visitor } from '../kit/visitor.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await testShop();
});
afterEach(() => checkInvariants(shop.db));
afterAll(() => shop.connection.close());

/** Where the cart page redirects to, with the same calls as the checkout. */
const redirectOf = async (visitor: Visitor) => ({
  cart: (await visitor.ask(LastAnswerDocument, { unseen: true })).lastAnswer,
  step: (await visitor.ask(LastAnswerDocument, { unseen: false })).lastAnswer,
});
const nowhere = { cart: null, step: null };
const look = async (visitor: Visitor, orderId: string) =>
  expect((await visitor.ask(ViewOrderDocument, { orderId })).order).not.toBeNull();
const later = (column: 'finished_at' | 'seen_at', seconds: number) =>
  shop.db.execute(
    sql`UPDATE checkout_attempts SET ${sql.identifier(column)} = ${sql.identifier(column)} - make_interval(secs => ${seconds})`,
  );

describe('a buyer whose order response was lost', () => {
  it('is redirected to the order until they have seen it', async () => {
    const buyer = await shop.signedIn(await aCustomer(shop.db));
    expect(await redirectOf(buyer)).toEqual(nowhere);
    const answer = await pay(buyer, await fillCheckout(buyer, { [await aProduct(shop.db)]: 1 }));
    expect(answer.status).toBe('Completed');
    expect(await redirectOf(buyer)).toEqual({ cart: answer, step: answer });

    await look(buyer, answer.id!);
    // Its page may still be on its way to the browser.
    expect(await redirectOf(buyer)).toEqual({ cart: null, step: answer });
    await later('seen_at', 60);
    expect(await redirectOf(buyer)).toEqual(nowhere);
  });

  it('is redirected for ten minutes', async () => {
    const buyer = await shop.signedIn(await aCustomer(shop.db));
    const answer = await pay(buyer, await fillCheckout(buyer, { [await aProduct(shop.db)]: 1 }));
    await later('finished_at', 590);
    expect(await redirectOf(buyer)).toEqual({ cart: answer, step: answer });
    await later('finished_at', 10);
    expect(await redirectOf(buyer)).toEqual(nowhere);
  });

  it('is redirected to the request that it became', async () => {
    const companyId = await aCompany(shop);
    const employeeId = await anEmployee(shop, companyId, 'Employee', { orderLimit: 5000 });
    const employee = await shop.signedIn(employeeId, { customerId: companyId });
    const product = await aProduct(shop.db);
    const answer = await pay(employee, await fillCheckout(employee, { [product]: 5 }));
    expect(answer.status).toBe('AwaitingApproval');
    expect(await redirectOf(employee)).toEqual({ cart: answer, step: answer });

    const manager = await shop.signedIn(await anEmployee(shop, companyId, 'Manager'), {
      customerId: companyId,
    });
    await manager.ask(OrderRequestsDocument, {});
    expect((await redirectOf(employee)).cart).toEqual(answer);
    await employee.ask(OrderRequestsDocument, {});
    expect(await redirectOf(employee)).toEqual({ cart: null, step: answer });

    // Approval places an order in the employee's name, for which no one waits at a checkout.
    await later('seen_at', 60);
    const requestId = answer.requestId!;
    await manager.ask(ApproveOrderRequestDocument, { requestId, expectedTotal: 6200 });
    expect(await redirectOf(employee)).toEqual(nowhere);
  });
});

describe('no one is redirected to', () => {
  it('another buyer’s order', async () => {
    const companyId = await aCompany(shop);
    const buyerId = await anEmployee(shop, companyId, 'Employee');
    const inCompany = (actorId: number) => shop.signedIn(actorId, { customerId: companyId });
    const buyer = await inCompany(buyerId);
    const answer = await pay(buyer, await fillCheckout(buyer, { [await aProduct(shop.db)]: 1 }));

    const colleague = await inCompany(await anEmployee(shop, companyId, 'Manager'));
    await look(colleague, answer.id!);
    const agentId = await aCustomer(shop.db, { isAgent: true });
    const others = [
      colleague,
      await shop.signedIn(companyId),
      await inCompany(agentId),
      await shop.signedIn(buyerId),
      await shop.signedIn(await aCustomer(shop.db)),
    ];
    for (const other of others) expect(await redirectOf(other)).toEqual(nowhere);
    expect((await shop.guest().fail(LastAnswerDocument, { unseen: true })).code).toBe('UNAUTHENTICATED');
    expect((await redirectOf(buyer)).cart).toEqual(answer);
    // Another browser of the same buyer.
    expect((await redirectOf(await inCompany(buyerId))).cart).toEqual(answer);
  });

  it('an order that failed', async () => {
    const buyer = await shop.signedIn(await aCustomer(shop.db, { creditLimit: 100 }));
    const checkout = await fillCheckout(buyer, { [await aProduct(shop.db)]: 1 });
    expect((await buyer.fail(ExpressCheckoutDocument, toPaymentInput(checkout))).code).toBe(
      'FAILED_PRECONDITION',
    );
    expect(await shop.db.$count(checkoutAttempts, sql`state = 'Failed'`)).toBe(1);
    expect(await redirectOf(buyer)).toEqual(nowhere);
  });

  it('an order that came from a quote', async () => {
    const customerId = await aCustomer(shop.db);
    const agent = await anAgentFor(shop, customerId);
    const quote = await aSentQuote(agent, { [await aProduct(shop.db)]: 1 });
    const customer = await shop.signedIn(customerId);
    await customer.ask(AcceptSalesQuoteDocument, { quoteId: quote.id });
    expect(await redirectOf(customer)).toEqual(nowhere);
  });
});
