import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addToCartDocument } from '../../graphql/generated/documents.ts';
import {
  AcceptSalesQuoteDocument,
  CustomerInvoicesDocument,
  CustomerOrdersDocument,
  ExpressCheckoutDocument,
  SetOrderFieldsDocument,
  ViewInvoiceDocument,
  WantedOrderFieldsDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { aCustomer, aProduct } from '../kit/builders.ts';
import { fillCheckout, toPaymentInput } from '../kit/buyer.ts';
import { aCompany, anEmployee } from '../kit/company.ts';
import { checkInvariants } from '../kit/invariants.ts';
import { aSentQuote } from '../kit/quotes.ts';
import { testShop, type Shop } from '../kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await testShop();
});
afterEach(() => checkInvariants(shop.db));
afterAll(() => shop.connection.close());

const message = 'Verknúmer: V- og fjórir tölustafir';
const fields = [
  { kind: 'Reference' as const, isRequired: true, format: 'V-####', message },
  { kind: 'CostCentre' as const, isRequired: false },
];

/** A company that wants a reference of a format and asks for a cost centre, with its manager. */
async function demanding() {
  const companyId = await aCompany(shop);
  const managerId = await anEmployee(shop, companyId, 'Manager');
  const manager = await shop.signedIn(managerId, { customerId: companyId });
  await manager.ask(SetOrderFieldsDocument, { fields });
  return { companyId, manager };
}

describe('the fields that a company wants on its orders', () => {
  it('are asked at the checkout, refused where missing or malformed, and stand on everything after it', async () => {
    const { manager } = await demanding();
    const checkout = await fillCheckout(manager, { [await aProduct(shop.db)]: 1 });
    const [reference, costCentre] = checkout.checkoutOptions.filter(({ name }) =>
      ['Tilvísun', 'Kostnaðarstaður'].includes(name),
    );
    // The shop's own question of the kind is the same field.
    expect(reference).toMatchObject({ id: 'reference', isRequired: true, format: 'V-####', message });
    expect(costCentre).toMatchObject({ id: 'own-cost-centre', isRequired: false });
    const order = (answers: [string, string][]) => ({
      ...toPaymentInput(checkout),
      checkoutOptions: answers.map(([id, value]) => ({ id, value })),
    });
    expect(await manager.fail(ExpressCheckoutDocument, order([]))).toMatchObject({
      code: 'BAD_REQUEST',
      details: { fields: { 'checkoutOptions.reference': 'Þennan reit þarf að fylla út' } },
    });
    expect(await manager.fail(ExpressCheckoutDocument, order([['reference', 'V-12']]))).toMatchObject({
      code: 'BAD_REQUEST',
      details: { fields: { 'checkoutOptions.reference': message } },
    });
    const answers: [string, string][] = [
      ['reference', 'V-1042'],
      ['own-cost-centre', 'Eldhús'],
    ];
    const { invoiceId } = (await manager.ask(ExpressCheckoutDocument, order(answers))).expressCheckout;
    const expected = { reference: 'V-1042', costCentre: 'Eldhús' };
    const { customerOrders } = await manager.ask(CustomerOrdersDocument, {});
    expect(customerOrders.orders[0]).toMatchObject(expected);
    const { customerInvoices } = await manager.ask(CustomerInvoicesDocument, {});
    expect(customerInvoices.invoices[0]).toMatchObject(expected);
    for (const file of ['orders', 'invoices'])
      expect(await (await manager.fetch(`/exports/${file}.csv`)).text()).toContain(';V-1042;Eldhús;');
    const { viewInvoice } = await manager.ask(ViewInvoiceDocument, { invoiceId: invoiceId! });
    const xml = await (await manager.fetch(viewInvoice!.eInvoiceUrl.replace('/backend', ''))).text();
    expect(xml).toContain('<cbc:AccountingCost>Eldhús</cbc:AccountingCost>');
    expect(xml).toMatch(
      /<cac:OrderReference><cbc:ID>V-1042<\/cbc:ID><cbc:SalesOrderID>\d+<\/cbc:SalesOrderID>/,
    );
  });

  it('hold for an agent in its place, and for who bills their order to it', async () => {
    const { companyId } = await demanding();
    const agent = await shop.signedIn(await aCustomer(shop.db, { isAgent: true }), { customerId: companyId });
    const checkout = await fillCheckout(agent, { [await aProduct(shop.db)]: 1 });
    expect((await agent.fail(ExpressCheckoutDocument, toPaymentInput(checkout))).code).toBe('BAD_REQUEST');
    const billed = await shop.signedIn(await aCustomer(shop.db), { billToId: companyId });
    const { wantedOrderFields } = await billed.ask(WantedOrderFieldsDocument, {});
    expect(wantedOrderFields).toMatchObject([
      { kind: 'Reference', isRequired: true },
      { kind: 'CostCentre', isRequired: false },
    ]);
    const other = await shop.signedIn(await aCustomer(shop.db));
    await other.ask(addToCartDocument, { productId: String(await aProduct(shop.db)), quantity: 1 });
    expect((await other.ask(WantedOrderFieldsDocument, {})).wantedOrderFields).toEqual([]);
  });

  it('are asked when a quote is accepted', async () => {
    const { companyId, manager } = await demanding();
    const agent = await shop.signedIn(await aCustomer(shop.db, { isAgent: true }), { customerId: companyId });
    const { id: quoteId } = await aSentQuote(agent, { [await aProduct(shop.db)]: 1 });
    expect(await manager.fail(AcceptSalesQuoteDocument, { quoteId })).toMatchObject({
      code: 'BAD_REQUEST',
      details: { fields: { 'checkoutOptions.own-reference': 'Þennan reit þarf að fylla út' } },
    });
    await manager.ask(AcceptSalesQuoteDocument, {
      quoteId,
      checkoutOptions: [{ id: 'own-reference', value: 'V-7777' }],
    });
    const { customerOrders } = await manager.ask(CustomerOrdersDocument, {});
    expect(customerOrders.orders[0]).toMatchObject({ reference: 'V-7777', costCentre: null });
  });

  it('take a format that can be one only', async () => {
    const { manager } = await demanding();
    const refused = [{ kind: 'Reference' as const, isRequired: true, format: '*-*' }];
    expect(await manager.fail(SetOrderFieldsDocument, { fields: refused })).toMatchObject({
      code: 'BAD_REQUEST',
      details: { fields: { 'Reference.format': expect.any(String) } },
    });
    expect((await manager.ask(WantedOrderFieldsDocument, {})).wantedOrderFields).toHaveLength(2);
  });
});
