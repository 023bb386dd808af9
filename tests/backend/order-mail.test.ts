import { afterAll, beforeAll, expect, it } from 'vitest';
import { outboxTask } from '../../backend/src/modules/mail/outbox-service.ts';
import {
  ExpressCheckoutDocument,
  SetCheckoutOptionsDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { mailServer, type MailServer } from '../setup/mail-server.ts';
import { aCustomer, aProduct } from './setup/builders.ts';
import { checkoutOf, payment, pay, readyToPay } from './setup/buyer.ts';
import { keptPromises } from './setup/invariants.ts';
import { testShop, type Shop } from './setup/shop.ts';

let shop: Shop;
let mail: MailServer;
beforeAll(async () => {
  mail = await mailServer();
  shop = await testShop({ SMTP_URL: mail.url });
});
afterAll(async () => {
  await mail.stop();
  await shop.connection.close();
});
const deliver = () => outboxTask(shop.config).run(shop, new AbortController().signal);

it('an order is confirmed by one mail, with what was bought, what it costs and where it goes', async () => {
  const buyer = await shop.signedIn(await aCustomer(shop.db));
  const name = 'Sápa <b>með</b> þ & ö';
  const product = await aProduct(shop.db, { name, sku: 'HRE-1', listPrice: 1240 });
  await readyToPay(buyer, { [product]: 2 }, 'home');
  await buyer.ask(SetCheckoutOptionsDocument, {
    options: {
      address: { addressLine1: 'Hafnarstræti 5', city: 'Akureyri', postalCode: '600' },
      checkoutOptions: [{ id: 'comment', value: 'Hringið <i>fyrst</i>' }],
    },
  });
  const checkout = await checkoutOf(buyer);
  const order = await pay(buyer, checkout);
  await pay(buyer, checkout);
  await deliver();
  const [message, ...others] = await mail.messages('jona@vorulind.test');
  expect(others).toEqual([]);
  expect(message!.subject).toBe(`Pöntun P${order.id!.padStart(6, '0')} er móttekin`);
  for (const part of [
    'Fyrir: Jóna ÞÍ Haraldsdóttir',
    `${name} (2 stk. · HRE-1): kr. 2.480`,
    'Afhending: Heimsending\nHafnarstræti 5, 600 Akureyri\nSett í reikning',
    'Hringið <i>fyrst</i>',
    'Heimsending: kr. 1.490',
    'Samtals án vsk.: kr. 3.202',
    'Vsk. (24%): kr. 768',
    'Samtals: kr. 3.970',
    `http://shop.test/auth/invoices/${order.invoiceId}`,
    'í 14 daga frá afhendingu',
  ])
    expect(message!.text.replaceAll('\u00a0', ' ')).toContain(part);
  expect(message!.html).toContain('Sápa &lt;b&gt;með&lt;/b&gt; þ &amp; ö');
  expect(message!.html).not.toContain('<i>');
  await keptPromises(shop.db);
});

it('an order that is refused is not confirmed', async () => {
  const buyer = await shop.signedIn(await aCustomer(shop.db, { creditLimit: 100 }));
  const checkout = await readyToPay(buyer, { [await aProduct(shop.db)]: 1 });
  expect((await buyer.fail(ExpressCheckoutDocument, payment(checkout))).code).toBe('FAILED_PRECONDITION');
  const before = (await mail.messages()).length;
  await deliver();
  expect(await mail.messages()).toHaveLength(before);
});
