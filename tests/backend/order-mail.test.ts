import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billToCustomers } from '../../backend/src/db/schema/customers.ts';
import { outboxTask } from '../../backend/src/modules/mail/deliver-mail.ts';
import {
  ExpressCheckoutDocument,
  SetCheckoutOptionsDocument,
  ViewOrderDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { startMailServer, type MailServer } from '../kit/mail-server.ts';
import { aCustomer, aProduct } from '../kit/builders.ts';
import { readCheckout, toPaymentInput, pay, fillCheckout, receiver } from '../kit/buyer.ts';
import { aCompany } from '../kit/company.ts';
import { checkInvariants } from '../kit/invariants.ts';
import { testShop, type Shop } from '../kit/shop.ts';

let shop: Shop;
let mail: MailServer;
beforeAll(async () => {
  mail = await startMailServer();
  shop = await testShop({ SMTP_URL: mail.url });
});
afterAll(async () => {
  await mail.stop();
  await shop.connection.close();
});
const deliver = () => outboxTask(shop.config).run(shop, new AbortController().signal);

it('an order is confirmed by one mail, with goods, costs and destination', async () => {
  const buyer = await shop.signedIn(await aCustomer(shop.db));
  const name = 'Sápa <b>með</b> þ & ö';
  const product = await aProduct(shop.db, { name, sku: 'HRE-1', listPrice: 1240 });
  await fillCheckout(buyer, { [product]: 2 }, 'home');
  await buyer.ask(SetCheckoutOptionsDocument, {
    options: {
      address: { addressLine1: 'Hafnarstræti 5', city: 'Akureyri', postalCode: '600' },
      checkoutOptions: [{ id: 'comment', value: 'Hringið <i>fyrst</i>' }],
    },
  });
  const checkout = await readCheckout(buyer);
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
    'Viðskiptaskilmálar: http://shop.test/terms',
  ])
    expect(message!.text.replaceAll('\u00a0', ' ')).toContain(part);
  expect(message!.html).toContain('Sápa &lt;b&gt;með&lt;/b&gt; þ &amp; ö');
  expect(message!.html).not.toContain('<i>');
  await checkInvariants(shop.db);
});

describe('the confirmation of an order', () => {
  type Buyer = { customerId: number; over?: { actorId?: number; billToId?: number }; companySsn?: string };
  const buyers: Record<string, () => Promise<Buyer>> = {
    'that buys by itself': async () => ({ customerId: await aCompany(shop) }),
    'that an agent orders for': async () => {
      const actorId = await aCustomer(shop.db, { isAgent: true });
      return { customerId: await aCompany(shop), over: { actorId } };
    },
    'that is billed for what a person orders': async () => {
      const billToId = await aCompany(shop);
      const customerId = await aCustomer(shop.db);
      await shop.db.insert(billToCustomers).values({ customerId, billToId });
      return { customerId, over: { billToId } };
    },
    'that is named as the receiver': async () => ({
      customerId: await aCustomer(shop.db),
      companySsn: '500101-0000',
    }),
  };

  it.each(Object.entries(buyers))(
    'does not mention the right of withdrawal: a company %s',
    async (_which, buyerOf) => {
      const { customerId, over, companySsn } = await buyerOf();
      const buyer = await shop.signedIn(customerId, over);
      const product = await aProduct(shop.db, { withdrawalExemption: 'SealedHygiene' });
      await fillCheckout(buyer, { [product]: 1 });
      const email = `kaup${customerId}@vorulind.test`;
      await buyer.ask(SetCheckoutOptionsDocument, {
        options: { receiver: { ...receiver, email, companySsn } },
      });
      const { id } = await pay(buyer, await readCheckout(buyer));
      await deliver();
      const [message] = await mail.messages(email);
      for (const words of [message!.text, message!.html]) {
        expect(words).not.toMatch(/[Nn]eytend|fall(a|ið) frá/);
        expect(words).toContain('Viðskiptaskilmálar: http://shop.test/terms');
      }
      const { order } = await buyer.ask(ViewOrderDocument, { orderId: id! });
      expect(order!.items).toMatchObject([{ withdrawalExemption: null }]);
    },
  );

  it('does mention it to a consumer, also for exempt goods', async () => {
    const buyer = await shop.signedIn(await aCustomer(shop.db));
    const product = await aProduct(shop.db, { withdrawalExemption: 'SealedHygiene' });
    const { id } = await pay(buyer, await fillCheckout(buyer, { [product]: 1 }));
    await deliver();
    const [message] = await mail.messages('jona@vorulind.test');
    for (const words of [message!.text, message!.html]) {
      expect(words).toContain('neytendur geta aðeins skilað henni með órofnu innsigli');
      expect(words).toContain('„Falla frá samningi“');
    }
    const { order } = await buyer.ask(ViewOrderDocument, { orderId: id! });
    expect(order!.items).toMatchObject([{ withdrawalExemption: 'SealedHygiene' }]);
  });
});

it('an order that is refused is not confirmed', async () => {
  const buyer = await shop.signedIn(await aCustomer(shop.db, { creditLimit: 100 }));
  const checkout = await fillCheckout(buyer, { [await aProduct(shop.db)]: 1 });
  expect((await buyer.fail(ExpressCheckoutDocument, toPaymentInput(checkout))).code).toBe(
    'FAILED_PRECONDITION',
  );
  const before = (await mail.messages()).length;
  await deliver();
  expect(await mail.messages()).toHaveLength(before);
});
