import { eq } from 'drizzle-orm';
import { extractText } from 'unpdf';
import { expect, it } from 'vitest';
import { customers } from '../../backend/src/db/schema/customers.ts';
import { quotes } from '../../backend/src/db/schema/quotes.ts';
import { signQuoteLink } from '../../backend/src/modules/quotes/quote-links.ts';
import {
  AcceptSalesQuoteDocument,
  SendSalesQuoteDocument,
  SharedSalesQuoteDocument,
  WithdrawSalesQuoteDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { daysAfter } from '../../lib/rules/orders/quote-validity.ts';
import { aProduct } from '../kit/builders.ts';
import { aDraft, aRequestedQuote, aSentQuote, readQuote } from '../kit/quotes.ts';
import { pair, setUpQuotes, shop, today } from './quotes-setting.ts';

setUpQuotes();

const linkOf = ({ sharePath }: { sharePath?: string | null }): string => sharePath!.split('#')[1]!;
const readShared = async (link: string) =>
  (await shop.guest().ask(SharedSalesQuoteDocument, { link })).sharedSalesQuote;

async function anOffer() {
  const both = await pair({ name: 'Hótel Hvönn ehf.', isCompany: true });
  const offer = await aSentQuote(both.agent, { [await aProduct(shop.db, { name: 'Sápa' })]: 2 });
  return { ...both, offer, link: linkOf(await readQuote(both.customer, offer.id)) };
}

it('shows the offer to a guest, and of the customer the name only', async () => {
  const { offer, link, customerId } = await anOffer();
  const shared = await readShared(link);
  expect(shared).toMatchObject({
    number: offer.number,
    customerName: 'Hótel Hvönn ehf.',
    totalPrice: offer.totalPrice,
    validUntilDate: offer.validUntilDate,
    lineItems: [{ name: 'Sápa', quantity: 2, unitPrice: 1240 }],
  });
  const [customer] = await shop.db.select().from(customers).where(eq(customers.id, customerId));
  for (const secret of [customer!.ssn, customer!.email, 'Prófgata'])
    expect(JSON.stringify(shared)).not.toContain(secret);
});

it('leads to a PDF that says no more', async () => {
  const { offer, link, customerId } = await anOffer();
  const shared = await readShared(link);
  const response = await shop.guest().fetch(shared!.pdfUrl.replace('/backend', ''));
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('cache-control')).toContain('no-store');
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
  const { text } = await extractText(new Uint8Array(await response.arrayBuffer()), { mergePages: true });
  expect(text).toContain(`Tilboð ${offer.number}`);
  expect(text).toContain('Hótel Hvönn ehf.');
  const [customer] = await shop.db.select().from(customers).where(eq(customers.id, customerId));
  const digits = text.replaceAll(/\D/g, '');
  expect(digits).not.toContain(customer!.ssn);
  expect(text).not.toContain('Prófgata');
});

it('shows nothing once the offer is taken back, also when it is sent again', async () => {
  const { agent, offer, link } = await anOffer();
  const { withdrawSalesQuote } = await agent.ask(WithdrawSalesQuoteDocument, { quoteId: offer.id });
  expect(withdrawSalesQuote.sharePath).toBe(null);
  expect(await readShared(link)).toBe(null);
  const again = await agent.ask(SendSalesQuoteDocument, {
    quoteId: offer.id,
    version: withdrawSalesQuote.version,
  });
  expect(await readShared(link)).toBe(null);
  expect((await shop.guest().fetch(`/documents/quote-link/${link}.pdf`)).status).toBe(404);
  expect(await readShared(linkOf(again.sendSalesQuote))).not.toBe(null);
});

it('shows nothing once the offer is accepted, or its last day is over', async () => {
  const accepted = await anOffer();
  await accepted.customer.ask(AcceptSalesQuoteDocument, { quoteId: accepted.offer.id });
  expect(await readShared(accepted.link)).toBe(null);
  const late = await anOffer();
  const validUntil = daysAfter(today(), -1);
  await shop.db
    .update(quotes)
    .set({ validUntil })
    .where(eq(quotes.id, Number(late.offer.id)));
  expect(await readShared(late.link)).toBe(null);
});

it('ends with its last day, also where a later day is offered by now', async () => {
  const { offer, link } = await anOffer();
  const id = Number(offer.id);
  const expired = signQuoteLink(shop.config, { id, version: 0, validUntil: daysAfter(today(), -1) });
  expect(await readShared(expired)).toBe(null);
  expect(await readShared(link)).not.toBe(null);
});

it('is refused when anything in it is changed, and for what was never sent', async () => {
  const { link, offer } = await anOffer();
  const [id, version, expires, mark = ''] = link.split('.');
  const { offer: other } = await anOffer();
  const flipped = `${mark.slice(0, -2)}${mark.endsWith('A') ? 'B' : 'A'}${mark.at(-1)}`;
  for (const forged of [
    [other.id, version, expires, mark],
    [id, Number(version) + 1, expires, mark],
    [id, version, Number(expires) + 86_400, mark],
    [id, version, expires, flipped],
    [id, version, expires],
    ['', '', '', ''],
  ]) {
    expect(await readShared(forged.join('.'))).toBe(null);
    expect((await shop.guest().fetch(`/documents/quote-link/${forged.join('.')}.pdf`)).status).toBe(404);
  }
  expect(await readShared('x'.repeat(10_000))).toBe(null);
  const { customer, agent } = await pair();
  const goods = { [await aProduct(shop.db)]: 1 };
  for (const { id: hiddenId, version: hiddenVersion, sharePath } of [
    await aDraft(agent, goods),
    await aRequestedQuote(customer, goods),
  ]) {
    expect(sharePath).toBe(null);
    const values = { id: Number(hiddenId), version: hiddenVersion, validUntil: offer.validUntilDate };
    expect(await readShared(signQuoteLink(shop.config, values))).toBe(null);
  }
});
