import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkoutOptions } from '../../backend/src/db/schema/carts.ts';
import {
  CustomerOrdersDocument,
  CustomerInvoicesDocument,
  SetCheckoutOptionsDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { aCustomer, aProduct } from '../kit/builders.ts';
import { pay, fillCheckout } from '../kit/buyer.ts';
import { testShop, type Shop } from '../kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.connection.close());

it('finds the reference of an order by its kind, whatever its label', async () => {
  await shop.db
    .update(checkoutOptions)
    .set({ name: 'Verknúmer' })
    .where(eq(checkoutOptions.kind, 'Reference'));
  const visitor = await shop.signedIn(await aCustomer(shop.db));
  await fillCheckout(visitor, { [await aProduct(shop.db)]: 1 });
  const options = { checkoutOptions: [{ id: 'reference', value: 'Verk 12' }] };
  await pay(visitor, (await visitor.ask(SetCheckoutOptionsDocument, { options })).setCheckoutOptions);

  const { customerOrders } = await visitor.ask(CustomerOrdersDocument, {});
  expect(customerOrders.orders[0]).toMatchObject({ reference: 'Verk 12' });
  const { customerInvoices } = await visitor.ask(CustomerInvoicesDocument, {});
  expect(customerInvoices.invoices[0]).toMatchObject({ reference: 'Verk 12' });
  for (const file of ['orders', 'invoices']) {
    const answer = await visitor.fetch(`/exports/${file}.csv`);
    expect(await answer.text()).toContain(';Verk 12;');
  }
});
