import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { customers } from '../../backend/src/db/schema/customers.ts';
import { quoteEntries } from '../../backend/src/db/schema/quotes.ts';
import { auditLog } from '../../backend/src/db/schema/sessions.ts';
import {
  SendSalesQuoteDocument,
  StartSalesQuoteDocument,
  WithdrawSalesQuoteDocument,
  WriteSalesQuoteMessageDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { aProduct } from '../kit/builders.ts';
import { aRequestedQuote, aSentQuote, readQuote, updateQuote } from '../kit/quotes.ts';
import type { Visitor } from '../kit/visitor.ts';
import { pair, queuedMails, setUpQuotes, shop } from './quotes-setting.ts';

setUpQuotes();

const write = (visitor: Visitor, quoteId: string, text: string, key: string = randomUUID()) =>
  visitor.ask(WriteSalesQuoteMessageDocument, { input: { key, quoteId, text } });

it('what either side writes is seen by both, in order, and told to the other by mail', async () => {
  const email = `${randomUUID()}@hvonn.test`;
  const { customer, agent } = await pair({ name: 'Hótel Hvönn ehf.', email });
  const { id, number } = await aSentQuote(agent, { [await aProduct(shop.db)]: 2 });
  await write(customer, id, '  Fæst þetta í bláu?\r\nKveðja ');
  const { writeSalesQuoteMessage: seen } = await write(agent, id, 'Já, eftir viku.');
  expect(seen.entries).toMatchObject([
    { kind: 'Offer', isFromShop: true },
    { kind: 'Message', isFromShop: false, text: 'Fæst þetta í bláu?\nKveðja', author: 'Hótel Hvönn ehf.' },
    { kind: 'Message', isFromShop: true, text: 'Já, eftir viku.', author: 'Vala ÞÍ Baldvins' },
  ]);
  expect((await readQuote(customer, id)).entries).toEqual(seen.entries);
  const mails = await queuedMails(`Skilaboð um tilboð ${number}`);
  expect(mails.map(({ to }) => to)).toEqual([seen.agent?.email, email]);
  expect(mails[1]?.text).toContain(`/auth/quotes/${id}`);
});

it('a message is written once for each key, also when it is sent twice at once', async () => {
  const { customer, agent } = await pair();
  const { id, number } = await aSentQuote(agent, { [await aProduct(shop.db)]: 2 });
  const key = randomUUID();
  await Promise.all([1, 2, 3].map(() => write(customer, id, 'Halló', key)));
  expect((await readQuote(customer, id)).entries).toHaveLength(2);
  expect(await queuedMails(`Skilaboð um tilboð ${number}`)).toHaveLength(1);
  // The key of one quote is none of another.
  const { id: other } = await aSentQuote(agent, { [await aProduct(shop.db)]: 2 });
  const reused = await customer.fail(WriteSalesQuoteMessageDocument, {
    input: { key, quoteId: other, text: 'Halló' },
  });
  expect(reused.code).toBe('BAD_REQUEST');
});

it.each([
  ['nothing', ' \n '],
  ['more than can be read', 'x'.repeat(2001)],
  ['control characters', 'Sæl\u0007'],
])('refuses %s', async (_what, text) => {
  const { customer, agent } = await pair();
  const { id } = await aSentQuote(agent, { [await aProduct(shop.db)]: 2 });
  const input = { key: randomUUID(), quoteId: id, text };
  const failure = await customer.fail(WriteSalesQuoteMessageDocument, { input });
  expect(failure).toMatchObject({ code: 'BAD_REQUEST', details: { fields: { text: expect.any(String) } } });
  expect((await readQuote(customer, id)).entries).toHaveLength(1);
});

it('2,000 letters fit, whatever their bytes are', async () => {
  const { customer, agent } = await pair();
  const { id } = await aSentQuote(agent, { [await aProduct(shop.db)]: 2 });
  const text = '🎁'.repeat(2000);
  expect((await write(customer, id, text)).writeSalesQuoteMessage.entries.at(-1)?.text).toBe(text);
});

it('another customer writes nothing, and a request nobody took up is the store’s', async () => {
  const { customer } = await pair();
  const { customer: other } = await pair();
  const { id, number } = await aRequestedQuote(customer, { [await aProduct(shop.db)]: 2 });
  const input = { key: randomUUID(), quoteId: id, text: 'Halló' };
  expect((await other.fail(WriteSalesQuoteMessageDocument, { input })).code).toBe('NOT_FOUND');
  await write(customer, id, 'Liggur á');
  const [mail] = await queuedMails(`Skilaboð um tilboð ${number}`);
  expect(mail?.to).toBe('verslun@vorulind.test');
});

it('an agent who has left is not written to', async () => {
  const { customer, agent } = await pair();
  const { id, number, agent: maker } = await aSentQuote(agent, { [await aProduct(shop.db)]: 2 });
  await shop.db.update(customers).set({ isActive: false }).where(eq(customers.email, maker!.email));
  await write(customer, id, 'Halló');
  const [mail] = await queuedMails(`Skilaboð um tilboð ${number}`);
  expect(mail?.to).not.toBe(maker?.email);
});

it('a quote takes so many messages, and can still be sent', async () => {
  const { customer, agent } = await pair();
  const { id } = await aRequestedQuote(customer, { [await aProduct(shop.db)]: 2 });
  await shop.db.insert(quoteEntries).values(
    Array.from({ length: 199 }, () => ({
      quoteId: Number(id),
      kind: 'Message' as const,
      isFromShop: false,
      key: randomUUID(),
      text: 'Halló',
    })),
  );
  const input = { key: randomUUID(), quoteId: id, text: 'Enn' };
  const full = await customer.fail(WriteSalesQuoteMessageDocument, { input });
  expect(full.details['reason']).toBe('quote.full');
  const { startSalesQuote: draft } = await agent.ask(StartSalesQuoteDocument, { quoteId: id });
  const { sendSalesQuote } = await agent.ask(SendSalesQuoteDocument, { quoteId: id, version: draft.version });
  expect(sendSalesQuote.entries.at(-1)?.kind).toBe('Offer');
});

it('every version that was sent is kept as it was; drafts leave nothing', async () => {
  const { customer, agent } = await pair();
  const soap = await aProduct(shop.db, { listPrice: 1000 });
  const first = await aSentQuote(agent, { [soap]: 2 });
  const { withdrawSalesQuote: draft } = await agent.ask(WithdrawSalesQuoteDocument, { quoteId: first.id });
  const cheaper = await updateQuote(agent, draft, {
    message: 'Lægra verð',
    lines: draft.lineItems.map(({ id }) => ({ id, quantity: 5, unitPrice: 800 })),
  });
  const { entries } = await readQuote(customer, first.id);
  expect(entries).toHaveLength(1);
  expect(JSON.stringify(entries)).not.toContain('800');
  await agent.ask(SendSalesQuoteDocument, { quoteId: first.id, version: cheaper.version });
  expect((await readQuote(customer, first.id)).entries).toMatchObject([
    {
      text: '',
      lines: [{ quantity: 2, unitPrice: 1000 }],
      offer: { version: 0, totalPrice: first.totalPrice, validUntilDate: first.validUntilDate },
    },
    {
      text: 'Lægra verð',
      lines: [{ quantity: 5, unitPrice: 800 }],
      offer: { version: 2, totalPrice: cheaper.totalPrice },
    },
  ]);
});

it('what an agent writes and takes up is recorded', async () => {
  const { customer, customerId, agent } = await pair();
  const { id } = await aRequestedQuote(customer, { [await aProduct(shop.db)]: 2 });
  await agent.ask(StartSalesQuoteDocument, { quoteId: id });
  await write(agent, id, 'Er á leiðinni');
  const rows = await shop.db.select().from(auditLog).where(eq(auditLog.customerId, customerId));
  expect(rows.filter(({ action }) => action === 'quote').map(({ details }) => details['step'])).toEqual([
    'request',
    'start',
    'message',
  ]);
});
