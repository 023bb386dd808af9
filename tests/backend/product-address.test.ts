import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  CategoryAddressDocument,
  ProductAddressDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { products } from '../../backend/src/db/schema/catalogue.ts';
import { aCustomer } from '../kit/builders.ts';
import { categoryLine, loadLines, productLine } from '../kit/catalogue.ts';
import { testShop, type Shop } from '../kit/shop.ts';
import type { Visitor } from '../kit/visitor.ts';

let shop: Shop;
const ids = new Map<string, string>();
beforeAll(async () => {
  shop = await testShop();
  await loadLines(shop.db, [
    productLine({ sku: 'FLUTT', slug: 'gamla-slodin' }),
    productLine({ sku: 'FARIN', slug: 'farin-vara' }),
    productLine({ sku: 'FALIN', slug: 'falin-vara', visibleByGuest: false }),
    productLine({ sku: 'SLODARLAUS', slug: null }),
  ]);
  await loadLines(shop.db, [
    productLine({ sku: 'FLUTT', slug: 'nyja-slodin' }),
    productLine({ sku: 'FARIN', slug: 'farin-vara', takenOut: true }),
  ]);
  for (const { id, sku } of await shop.db.select().from(products)) ids.set(sku, String(id));
});
afterAll(() => shop.connection.close());

const addressOf = async (slugOrId: string, visitor: Visitor = shop.guest()) =>
  (await visitor.ask(ProductAddressDocument, { slugOrId })).productAddress;

it.each([
  ['nyja-slodin', 'nyja-slodin', false],
  ['gamla-slodin', 'nyja-slodin', false],
  ['NYJA-Slodin', 'nyja-slodin', false],
  ['farin-vara', 'farin-vara', true],
])('%s resolves to %s, gone: %s', async (slug, address, isGone) => {
  expect(await addressOf(slug)).toEqual({ address, isGone });
});

it('an id resolves to the slug, or to itself without one', async () => {
  expect(await addressOf(ids.get('FLUTT') ?? '')).toEqual({ address: 'nyja-slodin', isGone: false });
  const id = ids.get('SLODARLAUS') ?? '';
  expect(await addressOf(id)).toEqual({ address: id, isGone: false });
});

it('a hidden product has no address for guests', async () => {
  expect(await addressOf('falin-vara')).toBeNull();
  const customer = await shop.signedIn(await aCustomer(shop.db));
  expect(await addressOf('falin-vara', customer)).toEqual({ address: 'falin-vara', isGone: false });
});

it.each(['', ' ', 'engin-vara', '0', '99999999999', 'x\0y', '%', '../', 'á'.repeat(500)])(
  '%j resolves to nothing',
  async (slug) => {
    expect(await addressOf(slug)).toBeNull();
  },
);

it('a category is found by a former slug, until another takes it', async () => {
  const slugNow = async (slug: string) =>
    (await shop.guest().ask(CategoryAddressDocument, { slug })).categoryAddress;
  await loadLines(shop.db, [categoryLine('pappir', { id: 600, name: 'Pappír' })]);
  await loadLines(shop.db, [categoryLine('pappirsvorur', { id: 600, name: 'Pappírsvörur' })]);
  expect(await slugNow('pappirsvorur')).toBe('pappirsvorur');
  expect(await slugNow('PAPPIR')).toBe('pappirsvorur');
  await loadLines(shop.db, [categoryLine('pappir', { id: 601, name: 'Pappír' })]);
  expect(await slugNow('pappir')).toBe('pappir');
  for (const nothing of ['', 'enginn', 'a\0b', 'x'.repeat(500)]) expect(await slugNow(nothing)).toBeNull();
});
