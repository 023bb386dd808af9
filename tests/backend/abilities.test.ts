import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companyMembers, customerDiscounts, customers } from '../../backend/src/db/schema/customers.ts';
import {
  AuthenticatedCustomerDocument,
  ProductDocument,
  addToCartDocument,
} from '../../graphql/generated/documents.ts';
import {
  AddCustomerAddressDocument,
  CustomerInvoicesDocument,
  GetCampaignsDocument,
  GetCheckoutDocument,
  PaymentMethodsDocument,
  RemoveCustomerPaymentMethodDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { aCustomer, aProduct } from '../kit/builders.ts';
import { aCompany, anEmployee } from '../kit/company.ts';
import { testShop, type Shop } from '../kit/shop.ts';
import type { Visitor } from '../kit/visitor.ts';

let shop: Shop;
let companyId: number;
let hidden: number;

beforeAll(async () => {
  shop = await testShop();
  companyId = await aCompany(shop);
  hidden = await aProduct(shop.db, { priceVisibleByGuest: false });
  await shop.db
    .insert(customerDiscounts)
    .values({ customerId: companyId, code: 'Samningur', salesCode: 'HRE', discountPercentage: 10 });
});
afterAll(() => shop.connection.close());

type Role = 'Owner' | 'Manager' | 'Admin' | 'Employee' | 'Influencer' | 'Undetermined';

async function acting(role: Role): Promise<Visitor> {
  const actorId = await anEmployee(shop, companyId, role);
  return shop.signedIn(actorId, { customerId: companyId });
}

const roleOf = async (visitor: Visitor) =>
  (await visitor.ask(AuthenticatedCustomerDocument, {})).authenticatedCustomer?.role;

it('reads each person’s role towards the customer', async () => {
  for (const role of ['Owner', 'Manager', 'Admin', 'Employee', 'Influencer', 'Undetermined'] as const)
    expect(await roleOf(await acting(role))).toBe(role);
  expect(await roleOf(await shop.signedIn(await aCustomer(shop.db)))).toBe('Private');
  expect(await roleOf(await shop.signedIn(companyId))).toBe('Company');
  const agent = await aCustomer(shop.db, { isAgent: true });
  expect(await roleOf(await shop.signedIn(agent, { customerId: companyId }))).toBe('Agent');
});

it('lets no one act for an unrelated customer', async () => {
  const stranger = await shop.signedIn(await aCustomer(shop.db), { customerId: companyId });
  expect(await roleOf(stranger)).toBe('Private');
});

it('reads the role again with every request', async () => {
  const actorId = await anEmployee(shop, companyId, 'Manager');
  const visitor = await shop.signedIn(actorId, { customerId: companyId });
  expect(await roleOf(visitor)).toBe('Manager');
  await shop.db
    .update(companyMembers)
    .set({ role: 'Undetermined' })
    .where(eq(companyMembers.customerId, actorId));
  expect((await visitor.fail(CustomerInvoicesDocument, {})).code).toBe('PERMISSION_DENIED');
  await shop.db.delete(companyMembers).where(eq(companyMembers.customerId, actorId));
  const { authenticatedCustomer } = await visitor.ask(AuthenticatedCustomerDocument, {});
  expect(authenticatedCustomer).toMatchObject({ id: String(actorId), role: 'Private' });
});

describe('an action that the role may not do', () => {
  const address = { addressLine1: 'Gata 1', postalCode: '101', city: 'Reykjavík' };
  it.each<[Role, string | null, string | null, string | null, string]>([
    // invoices, checkout, an address, someone's card
    ['Manager', null, null, null, 'NOT_FOUND'],
    ['Employee', null, null, null, 'PERMISSION_DENIED'],
    ['Influencer', 'PERMISSION_DENIED', 'PERMISSION_DENIED', 'PERMISSION_DENIED', 'PERMISSION_DENIED'],
    ['Undetermined', 'PERMISSION_DENIED', 'PERMISSION_DENIED', 'PERMISSION_DENIED', 'PERMISSION_DENIED'],
  ])('is refused: %s', async (role, invoices, checkout, adding, card) => {
    const visitor = await acting(role);
    const codeOf = (attempt: Promise<unknown>) =>
      attempt.then(
        () => null,
        (error: unknown) => /"code":"([A-Z_]+)"/.exec(String(error))?.[1],
      );
    expect(await codeOf(visitor.ask(CustomerInvoicesDocument, {}))).toBe(invoices);
    expect(await codeOf(visitor.ask(GetCheckoutDocument, {}))).toBe(checkout);
    expect(await codeOf(visitor.ask(AddCustomerAddressDocument, { input: address }))).toBe(adding);
    expect(await codeOf(visitor.ask(RemoveCustomerPaymentMethodDocument, { paymentMethodId: '1' }))).toBe(
      card,
    );
  });
});

it('shows own prices to roles that may see them, and a guest’s to others', async () => {
  const shown = await aProduct(shop.db);
  const priceOf = async (visitor: Visitor, id: number) =>
    (await visitor.ask(ProductDocument, { slugOrId: String(id) })).product?.price?.priceWithTax ?? null;
  const pricesOf = async (visitor: Visitor) => [
    await priceOf(visitor, shown),
    await priceOf(visitor, hidden),
  ];
  expect(await pricesOf(await acting('Influencer'))).toEqual([1116, 1116]);
  expect(await pricesOf(await acting('Undetermined'))).toEqual([1240, null]);
  const { code } = await (
    await acting('Undetermined')
  ).fail(addToCartDocument, { productId: hidden, quantity: 1 });
  expect(code).toBe('PERMISSION_DENIED');
});

it('returns account, terms and cards only to roles that may use them', async () => {
  await shop.db.update(customers).set({ balanceDue: 500 }).where(eq(customers.id, companyId));
  const factsOf = async (role: Role) => {
    const visitor = await acting(role);
    const customer = (await visitor.ask(AuthenticatedCustomerDocument, {})).authenticatedCustomer!;
    const { discounts } = (await visitor.ask(GetCampaignsDocument, {})).authenticatedCustomer!;
    const { paymentMethods } = (await visitor.ask(PaymentMethodsDocument, {})).authenticatedCustomer!;
    return [customer.creditLimit, customer.balanceDue, discounts.length, paymentMethods.length];
  };
  expect(await factsOf('Employee')).toEqual([1_000_000, 500, 1, 1]);
  expect(await factsOf('Influencer')).toEqual([null, null, 1, 0]);
  expect(await factsOf('Undetermined')).toEqual([null, null, 0, 0]);
});
