import { inArray } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { products } from '../../backend/src/db/schema/catalogue.ts';
import { companyMembers, customerDiscounts } from '../../backend/src/db/schema/customers.ts';
import {
  addToCartDocument,
  CartDocument,
  type Operation,
  OwnPricesDocument,
} from '../../graphql/generated/documents.ts';
import { SetCustomerDocument } from '../../graphql/generated/documents-on-demand.ts';
import { aCustomer } from '../kit/builders.ts';
import { loadLines, productLine } from '../kit/catalogue.ts';
import { agent, cafe, hotel, setUpActing, shop } from './acting-setting.ts';

setUpActing();

let soap: string;
let hidden: string;
beforeAll(async () => {
  const lines = [
    productLine({ price: 1000, salesCode: 'S-ÞÍ' }),
    productLine({ price: 1000, salesCode: 'S-ÞÍ', visibleByGuest: false }),
  ];
  await loadLines(shop.db, lines);
  const rows = await shop.db
    .select({ id: products.id, sku: products.sku })
    .from(products)
    .where(
      inArray(
        products.sku,
        lines.map(({ sku }) => sku),
      ),
    );
  [soap, hidden] = lines.map(({ sku }) => String(rows.find((row) => row.sku === sku)!.id)) as [
    string,
    string,
  ];
  await shop.db
    .insert(customerDiscounts)
    .values({ customerId: hotel, code: 'K-ÞÍ', salesCode: 'S-ÞÍ', discountPercentage: 25 });
});

const switchTo = async (visitor: Awaited<ReturnType<typeof shop.signedIn>>, id: number) =>
  (
    await visitor.ask(SetCustomerDocument, {
      customerId: String(id),
      as: 'Customer',
      productIds: [hidden, soap, '999999999', 'x'],
    })
  ).setCustomer;

it('answers a switch with the next customer’s cart and prices, as its own queries do', async () => {
  const visitor = await shop.signedIn(agent);
  await switchTo(visitor, hotel);
  await visitor.ask(addToCartDocument, { productId: soap, quantity: 3 });
  const atCafe = await switchTo(visitor, cafe);
  expect(atCafe.cart.items).toEqual([]);
  expect(atCafe.products.map(({ id, price }) => [id, price?.priceWithTax])).toEqual([
    [hidden, 1000],
    [soap, 1000],
  ]);
  const atHotel = await switchTo(visitor, hotel);
  expect(atHotel.products.map(({ price }) => price?.priceWithTax)).toEqual([750, 750]);
  expect(atHotel.cart.items).toMatchObject([{ quantity: 3, price: 2250 }]);
  expect(atHotel.cart).toEqual((await visitor.ask(CartDocument, {})).cart);
  const { productPage } = await visitor.ask(OwnPricesDocument, { ids: [hidden, soap] });
  expect(new Set(atHotel.products)).toEqual(new Set(productPage.products));
});

it('answers a switch with a page of products at most, and still switches', async () => {
  const visitor = await shop.signedIn(agent);
  const productIds = [...Array.from({ length: 50 }, () => '999999999'), soap];
  const { setCustomer } = await visitor.ask(SetCustomerDocument, { customerId: String(hotel), productIds });
  expect(setCustomer).toMatchObject({ id: String(hotel), products: [] });
});

it('answers who sees no prices with what guests see', async () => {
  const person = await aCustomer(shop.db, { name: 'Óákveðin ÞÍ' });
  await shop.db.insert(companyMembers).values({ customerId: person, companyId: hotel, role: 'Undetermined' });
  const answer = await switchTo(await shop.signedIn(person), hotel);
  expect(answer.products.map(({ id, price }) => [id, price?.priceWithTax])).toEqual([[soap, 1000]]);
});

it('answers each of several switches of one request with its own customer’s prices', async () => {
  const visitor = await shop.signedIn(agent);
  const parts = 'products(ids: $ids) { price { priceWithTax } }';
  const answer = await visitor.ask(
    `mutation Both($ids: [ID!]!) {
      hotel: setCustomer(customerId: ${hotel}, as: Customer) { ${parts} }
      cafe: setCustomer(customerId: ${cafe}, as: Customer) { ${parts} }
    }` as Operation<unknown, { ids: string[] }>,
    { ids: [soap] },
  );
  expect(answer).toEqual({
    hotel: { products: [{ price: { priceWithTax: 750 } }] },
    cafe: { products: [{ price: { priceWithTax: 1000 } }] },
  });
});
