import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { asc, eq } from 'drizzle-orm';
import { products } from '../../backend/src/db/schema/catalogue.ts';
import { companyMembers } from '../../backend/src/db/schema/customers.ts';
import { favoriteProducts } from '../../backend/src/db/schema/favorites.ts';
import { OwnPricesDocument } from '../../graphql/generated/documents.ts';
import {
  FavoriteProductDocument,
  FavoriteProductsDocument,
  unFavoriteProductDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { aCustomer, aProduct } from '../kit/builders.ts';
import { loadLines, productLine } from '../kit/catalogue.ts';
import { testShop, type Shop } from '../kit/shop.ts';
import type { Visitor } from '../kit/visitor.ts';

let shop: Shop;
let person: number;
let visitor: Visitor;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.connection.close());
beforeEach(async () => {
  person = await aCustomer(shop.db);
  visitor = await shop.signedIn(person);
});

const add = (by: Visitor, id: number | string) =>
  by.ask(FavoriteProductDocument, { productId: String(id) }).then((answer) => answer.favoriteProduct);
const remove = (by: Visitor, id: number | string) =>
  by.ask(unFavoriteProductDocument, { productId: String(id) }).then((answer) => answer.unFavoriteProduct);
async function listed(by: Visitor, page = 1): Promise<number[]> {
  const answer = await by.ask(FavoriteProductsDocument, { page });
  return answer.favoriteProducts.products.map(({ id }) => Number(id));
}
async function marked(by: Visitor, ids: number[]): Promise<number[]> {
  const answer = await by.ask(OwnPricesDocument, { ids: ids.map(String) });
  return answer.productPage.products.filter(({ isFavorite }) => isFavorite).map(({ id }) => Number(id));
}

it('stores favourites once each, newest first, and marks them among other products', async () => {
  await loadLines(shop.db, [productLine(), productLine(), productLine()]);
  const rows = await shop.db.select().from(products).orderBy(asc(products.id));
  const [soap = 0, cloth = 0, mop = 0] = rows.slice(-3).map(({ id }) => id);
  for (const id of [soap, mop, soap]) expect(await add(visitor, id)).toBe(true);
  expect(await listed(visitor)).toEqual([mop, soap]);
  expect(await marked(visitor, [soap, cloth, mop])).toEqual([soap, mop]);
});

it('returns the same for removing an existing favourite and a missing one', async () => {
  const soap = await aProduct(shop.db);
  await add(visitor, soap);
  for (const id of [soap, soap, 999_999_999, 'ekki-númer']) expect(await remove(visitor, id)).toBe(false);
  expect(await listed(visitor)).toEqual([]);
});

it('adds a product once when it is clicked many times concurrently', async () => {
  const soap = await aProduct(shop.db);
  await Promise.all(Array.from({ length: 10 }, () => add(visitor, soap)));
  expect(await listed(visitor)).toEqual([soap]);
});

it('shows hidden products to no one who sees what a guest sees, and keeps them', async () => {
  const company = await aCustomer(shop.db, { isCompany: true });
  const newcomer = await aCustomer(shop.db);
  await shop.db.insert(companyMembers).values([
    { customerId: person, companyId: company, role: 'Employee' },
    { customerId: newcomer, companyId: company, role: 'Undetermined' },
  ]);
  const [plain, hidden] = [await aProduct(shop.db), await aProduct(shop.db, { visibleByGuest: false })];
  const atWork = await shop.signedIn(company, { actorId: person });
  for (const id of [plain, hidden]) await add(atWork, id);
  const byNewcomer = await shop.signedIn(company, { actorId: newcomer });
  const { favoriteProducts: shown } = await byNewcomer.ask(FavoriteProductsDocument, { page: 1 });
  expect([shown.products.map(({ id }) => Number(id)), shown.total]).toEqual([[plain], 1]);
  expect(await listed(atWork)).toEqual([hidden, plain]);
  const refused = await byNewcomer.fail(FavoriteProductDocument, { productId: String(hidden) });
  expect(refused.code).toBe('NOT_FOUND');
});

it('a favourite belongs to the customer acted for: shared within a company, separate from the person', async () => {
  const company = await aCustomer(shop.db, { isCompany: true });
  const colleague = await aCustomer(shop.db);
  for (const customerId of [person, colleague])
    await shop.db.insert(companyMembers).values({ customerId, companyId: company, role: 'Employee' });
  const atWork = await shop.signedIn(person, { customerId: company });
  const soap = await aProduct(shop.db);
  await add(atWork, soap);
  expect(await listed(visitor)).toEqual([]);
  expect(await listed(await shop.signedIn(colleague, { customerId: company }))).toEqual([soap]);
});

it('requires guests to sign in and returns them no favourites', async () => {
  const soap = await aProduct(shop.db);
  await add(visitor, soap);
  const guest = shop.guest();
  const productId = String(soap);
  expect((await guest.fail(FavoriteProductsDocument, { page: 1 })).code).toBe('UNAUTHENTICATED');
  expect((await guest.fail(FavoriteProductDocument, { productId })).code).toBe('UNAUTHENTICATED');
  expect((await guest.fail(unFavoriteProductDocument, { productId })).code).toBe('UNAUTHENTICATED');
  expect(await marked(guest, [soap])).toEqual([]);
});

it('accepts hidden products from customers, but no deleted or unknown one', async () => {
  const hidden = await aProduct(shop.db, { visibleByGuest: false });
  const gone = await aProduct(shop.db, { takenOutAt: new Date() });
  expect(await add(visitor, hidden)).toBe(true);
  for (const productId of [String(gone), '999999999', '0', '-1', '1e3', 'sapa', '', '99999999999999'])
    expect((await visitor.fail(FavoriteProductDocument, { productId })).code).toBe('NOT_FOUND');
  expect(await listed(visitor)).toEqual([hidden]);
});

it('leaves out products that left the range, and shows them again when they are back', async () => {
  const soap = await aProduct(shop.db);
  await add(visitor, soap);
  await shop.db.update(products).set({ takenOutAt: new Date() }).where(eq(products.id, soap));
  expect((await visitor.ask(FavoriteProductsDocument, { page: 1 })).favoriteProducts).toMatchObject({
    total: 0,
    pageCount: 0,
    products: [],
  });
  await shop.db.update(products).set({ takenOutAt: null }).where(eq(products.id, soap));
  expect(await listed(visitor)).toEqual([soap]);
});

it('refuses a click on a page that was made for another customer', async () => {
  const productId = String(await aProduct(shop.db));
  visitor.headers['X-Context-Version'] = '8';
  expect((await visitor.fail(FavoriteProductDocument, { productId })).code).toBe('FAILED_PRECONDITION');
  expect((await visitor.fail(unFavoriteProductDocument, { productId })).code).toBe('FAILED_PRECONDITION');
});

it('favourites are returned 24 a page, at most a thousand in all', async () => {
  const ids: number[] = [];
  for (let made = 0; made < 26; made += 1) ids.push(await aProduct(shop.db));
  for (const id of ids.slice(0, 25)) await add(visitor, id);
  expect(await listed(visitor)).toHaveLength(24);
  expect(await listed(visitor, 2)).toEqual([ids[0]]);
  expect(await listed(visitor, 3)).toEqual([]);
  expect((await visitor.fail(FavoriteProductsDocument, { page: 0 })).code).toBe('BAD_REQUEST');

  const many = Array.from({ length: 975 }, (_, index) => ({
    sku: `FYLLING-${index}`,
    name: 'Fylling',
    nameSort: 'fylling',
    listPrice: 100,
    taxPercentage: 24,
    salesCode: 'HRE',
  }));
  const rows = await shop.db.insert(products).values(many).returning({ productId: products.id });
  await shop.db.insert(favoriteProducts).values(rows.map((row) => ({ ...row, customerId: person })));
  const full = await visitor.fail(FavoriteProductDocument, { productId: String(ids[25]) });
  expect(full).toMatchObject({
    code: 'FAILED_PRECONDITION',
    message:
      'Ekki komast fleiri vörur á listann yfir uppáhaldsvörur. Vinsamlegast takið fyrst vöru af honum.',
  });
  expect(await add(visitor, ids[0] ?? 0)).toBe(true);
});
