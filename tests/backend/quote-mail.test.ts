import { eq } from 'drizzle-orm';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { quotes } from '../../backend/src/db/schema/quotes.ts';
import { outboxTask } from '../../backend/src/modules/mail/deliver-mail.ts';
import {
  AcceptSalesQuoteDocument,
  SendSalesQuoteDocument,
  WithdrawSalesQuoteDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { startMailServer, type MailServer } from '../kit/mail-server.ts';
import { aCustomer, aProduct } from '../kit/builders.ts';
import { aDraft, anAgentFor, updateQuote, readQuote } from '../kit/quotes.ts';
import { testShop, type Shop } from '../kit/shop.ts';
import type { Visitor } from '../kit/visitor.ts';

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
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

const message = 'Sæll Baldur,\n\nhér er <b>tilboðið</b> & kveðja.';

async function anOffer(email: string) {
  const customerId = await aCustomer(shop.db, { name: 'Hótel Hvönn ehf.', isCompany: true, email });
  const agent = await anAgentFor(shop, customerId);
  const product = await aProduct(shop.db, {
    name: 'Sápa <i>mild</i>',
    sku: `HRE-${customerId}`,
    listPrice: 1000,
  });
  const draft = await aDraft(agent, { [product]: 3 });
  const lines = draft.lineItems.map(({ id }) => ({ id, quantity: 3, unitPrice: 900 }));
  const quote = await updateQuote(agent, draft, {
    message,
    lines,
    validUntilDate: '2027-01-09',
    deliveryMethodId: 'home',
  });
  const send = () => agent.ask(SendSalesQuoteDocument, { quoteId: quote.id, version: quote.version });
  return { customer: await shop.signedIn(customerId), agent, quote, send };
}

it('a sent quote reaches the customer by one mail: message, goods, sums, last day, link', async () => {
  const { quote, send } = await anOffer('bokhald@hotelhvonn.test');
  await send();
  await deliver();
  const [sent, ...others] = await mail.messages('bokhald@hotelhvonn.test');
  expect(others).toEqual([]);
  expect(sent!.subject).toBe(`Tilboð ${quote.number} frá Vörulind`);
  const sku = quote.lineItems[0]!.sku;
  for (const part of [
    'Fyrir: Hótel Hvönn ehf.',
    message,
    `Sápa <i>mild</i> (3 stk. á kr. 900 · ${sku}): kr. 2.700`,
    'Heimsending: kr. 1.490',
    'Samtals án vsk.: kr. 3.379',
    'Vsk. (24%): kr. 811',
    'Samtals: kr. 4.190',
    'til og með 9. janúar 2027',
    `http://shop.test/auth/quotes/${quote.id}`,
    'Vala ÞÍ Baldvins',
  ])
    expect(plain(sent!.text)).toContain(part);
  expect(sent!.html).toContain('hér er &lt;b&gt;tilboðið&lt;/b&gt; &amp; kveðja.');
  expect(sent!.html).not.toContain('<i>');
});

it('the customer is notified when it is withdrawn, the agent when it is accepted', async () => {
  const { agent, customer, quote, send } = await anOffer('motttaka@hotelhvonn.test');
  await send();
  await agent.ask(WithdrawSalesQuoteDocument, { quoteId: quote.id });
  await agent.ask(WithdrawSalesQuoteDocument, { quoteId: quote.id });
  await agent.ask(SendSalesQuoteDocument, { quoteId: quote.id, version: quote.version + 1 });
  const accepted = (await customer.ask(AcceptSalesQuoteDocument, { quoteId: quote.id })).acceptSalesQuote;
  await customer.ask(AcceptSalesQuoteDocument, { quoteId: quote.id });
  await deliver();
  expect((await mail.messages('motttaka@hotelhvonn.test')).map(({ subject }) => subject).toSorted()).toEqual(
    [
      `Pöntun ${accepted.orderNumber} er móttekin`,
      `Tilboð ${quote.number} frá Vörulind`,
      `Tilboð ${quote.number} frá Vörulind`,
      `Tilboð ${quote.number} hefur verið dregið til baka`,
    ].toSorted(),
  );
  const [acceptanceMail, ...others] = await mail.messages(quote.agent?.email);
  expect(others).toEqual([]);
  expect(acceptanceMail!.subject).toBe(`Tilboð ${quote.number} var samþykkt`);
  expect(plain(acceptanceMail!.text)).toContain(`Pöntun: ${accepted.orderNumber}\nSamtals: kr. 4.190`);
});

it('an expired quote is withdrawn without a mail', async () => {
  const { agent, quote, send } = await anOffer('gamalt@hotelhvonn.test');
  await send();
  await shop.db
    .update(quotes)
    .set({ validUntil: '2026-01-01' })
    .where(eq(quotes.id, Number(quote.id)));
  await agent.ask(WithdrawSalesQuoteDocument, { quoteId: quote.id });
  await deliver();
  expect(await mail.messages('gamalt@hotelhvonn.test')).toHaveLength(1);
});

/** As a browser follows a link: with cookies, without the shop's key. */
const follow = (visitor: Visitor, path: string) =>
  visitor.fetch(path.replace(/^\/backend/, ''), { headers: { ApiKey: '' } });

it('the PDF has message, goods, sums and last day, for this session only', async () => {
  const { customer, agent, quote, send } = await anOffer('skjal@hotelhvonn.test');
  expect((await readQuote(agent, quote.id)).pdfUrl).toBe(null);
  await send();
  const { pdfUrl } = await readQuote(customer, quote.id);
  const answer = await follow(customer, pdfUrl!);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="tilbod-${quote.number}.pdf"`);
  const { text } = await extractText(new Uint8Array(await answer.arrayBuffer()), { mergePages: true });
  for (const part of [
    `Tilboð ${quote.number}`,
    'Hótel Hvönn ehf.',
    '9. janúar 2027',
    'hér er <b>tilboðið</b> & kveðja.',
    'Sápa <i>mild</i>',
    'Sendingarkostnaður: Heimsending',
    'kr. 4.190',
    'Þar af afsláttur',
  ])
    expect(plain(text).replaceAll(/\s+/g, ' ')).toContain(part);
  const others = [shop.guest(), await shop.signedIn(await aCustomer(shop.db)), agent];
  for (const other of others) expect((await follow(other, pdfUrl!)).status).toBe(404);
  for (const changed of [pdfUrl!.replace('.pdf', '.xml'), pdfUrl!.replace('/quote/', '/invoice/')])
    expect((await follow(customer, changed)).status).toBe(404);
  // A withdrawn quote is no offer any more, even for someone who kept the link.
  await agent.ask(WithdrawSalesQuoteDocument, { quoteId: quote.id });
  expect((await follow(customer, pdfUrl!)).status).toBe(404);
});
