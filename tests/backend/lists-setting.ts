import { afterAll, beforeAll, beforeEach } from 'vitest';
import { companyMembers } from '../../backend/src/db/schema/customers.ts';
import {
  CreateProductListDocument,
  ProductListDocument,
  SetProductListLineDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { aCustomer } from '../kit/builders.ts';
import { testShop, type Shop } from '../kit/shop.ts';
import type { Visitor } from '../kit/visitor.ts';

export let shop: Shop;
export let company: number;
let manager: number;
let employee: number;

/** Each person at the company, and the employee as a private person. */
export let boss: Visitor;

export let worker: Visitor;
export let privately: Visitor;

/** Registers the hooks of this setting for the test file that calls it. */
export function setUpLists(): void {
  beforeAll(async () => {
    shop = await testShop();
  });
  afterAll(() => shop.connection.close());
  beforeEach(async () => {
    company = await aCustomer(shop.db, { isCompany: true });
    manager = await aCustomer(shop.db, { name: 'Baldur ÞÍ Jónsson' });
    employee = await aCustomer(shop.db, { name: 'Elma ÞÍ Martín' });
    await shop.db.insert(companyMembers).values([
      { customerId: manager, companyId: company, role: 'Manager' },
      { customerId: employee, companyId: company, role: 'Employee' },
    ]);
    boss = await shop.signedIn(company, { actorId: manager });
    worker = await shop.signedIn(company, { actorId: employee });
    privately = await shop.signedIn(employee);
  });
}

export const create = async (by: Visitor, name: string, isShared = false) =>
  (await by.ask(CreateProductListDocument, { input: { name, isShared } })).createProductList;

export const put = async (by: Visitor, listId: string, productId: number, quantity: number | null = null) =>
  (await by.ask(SetProductListLineDocument, { listId, productId: String(productId), quantity }))
    .setProductListLine;

export const linesOf = async (by: Visitor, listId: string) =>
  (await by.ask(ProductListDocument, { listId })).productList.lines.map(({ productId, quantity }) => [
    Number(productId),
    quantity,
  ]);
