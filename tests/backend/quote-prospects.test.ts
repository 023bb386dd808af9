import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { customerAddresses, customerDiscounts } from '../../backend/src/db/schema/customers.ts';
import { quotes } from '../../backend/src/db/schema/quotes.ts';
import {
  AcceptSalesQuoteDocument,
  ClaimSalesQuoteDocument,
  CreateProspectQuoteDocument,
  DueSalesQuotesDocument,
  getSalesQuotesDocument,
  RemoveSalesQuoteDocument,
  SalesQuotesDocument,
  SendSalesQuoteDocument,
  SharedSalesQuoteDocument,
  WithdrawSalesQuoteDocument,
  WriteSalesQuoteMessageDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { aCustomer, aProduct } from '../kit/builders.ts';
import { anAgentFor, aProspectDraft, toQuoteInput, updateQuote } from '../kit/quotes.ts';
import type { Visitor } from '../kit/visitor.ts';
import { pair, queuedMails, setUpQuotes, shop } from './quotes-setting.ts';

setUpQuotes();

const bakery = { name: 'Bakaríið Brauðhleifur', email: 'Bakari@Brauð.test', phoneNumber: '555 0199' };
let made = 0;

/** An agent in their own name, with terms of their own that nobody else gets. */
async function anAgent(): Promise<Visitor> {
  const id = await aCustomer(shop.db, { name: 'Vala ÞÍ Baldvins', isAgent: true });
  await shop.db
    .insert(customerDiscounts)
    .values({ customerId: id, code: 'Starfsmenn', salesCode: 'HRE', discountPercentage: 50 });
  return shop.signedIn(id);
}

const aDraftFor = async (agent: Visitor, over: object = {}) =>
  aProspectDraft(agent, { [await aProduct(shop.db)]: 2 }, { ...bakery, ...over });

async function anOfferFor(agent: Visitor) {
  made += 1;
  const { id, version } = await aDraftFor(agent, { email: `bakari${made}@vorulind.test` });
  const { sendSalesQuote } = await agent.ask(SendSalesQuoteDocument, { quoteId: id, version });
  return { offer: sendSalesQuote, link: sendSalesQuote.sharePath!.split('#')[1]! };
}

const reasonOf = async (failing: ReturnType<Visitor['fail']>) => (await failing).details['reason'];

it('is drafted from the own cart at everybody’s prices, without a national id or an address', async () => {
  const agent = await anAgent();
  const draft = await aDraftFor(agent);
  expect(draft).toMatchObject({
    status: 'Draft',
    isForProspect: true,
    customer: { name: bakery.name, ssn: null, address: null },
    delivery: { address: null },
    lineItems: [{ quantity: 2, unitPrice: 1240, listPrice: 1240 }],
    actions: ['Edit', 'Send', 'Remove'],
  });
  const edited = await updateQuote(agent, draft, {
    message: 'Velkomin.',
    lines: toQuoteInput(draft).lines.map((line) => ({ ...line, unitPrice: 1000 })),
    deliveryMethodId: draft.deliveryMethods.find(({ requiresAddress }) => requiresAddress)!.id,
  });
  expect(edited).toMatchObject({ message: 'Velkomin.', lineItems: [{ unitPrice: 1000 }] });
  expect((await agent.ask(SalesQuotesDocument, {})).salesQuotes.quotes).toMatchObject([
    { number: draft.number, prospectName: bakery.name, totalPrice: edited.totalPrice },
  ]);
  expect(await agent.ask(RemoveSalesQuoteDocument, { quoteId: draft.id })).toEqual({
    removeSalesQuote: true,
  });
});

it('is refused with every invalid field, for an empty cart, in a customer’s place, and to others', async () => {
  const agent = await anAgent();
  expect(await reasonOf(agent.fail(CreateProspectQuoteDocument, { input: bakery }))).toBe('cart.empty');
  const input = { name: ' ', email: 'ekki-netfang', phoneNumber: '12' };
  const failure = await agent.fail(CreateProspectQuoteDocument, { input });
  expect(Object.keys(failure.details['fields'] as object).toSorted()).toEqual([
    'email',
    'name',
    'phoneNumber',
  ]);
  const { customer, agent: inPlace } = await pair();
  for (const [visitor, reason] of [
    [customer, undefined],
    [inPlace, 'quote.inPlace'],
  ] as const) {
    const refused = await visitor.fail(CreateProspectQuoteDocument, { input: bakery });
    expect([refused.code, refused.details['reason']]).toEqual(['PERMISSION_DENIED', reason]);
  }
});

it('goes to the prospect by mail with a link, and nobody orders by it or writes on it before it is taken over', async () => {
  const agent = await anAgent();
  const { offer, link } = await anOfferFor(agent);
  expect(offer.actions).toEqual(['Withdraw']);
  const [mail] = await queuedMails(`Tilboð ${offer.number} frá`);
  expect(mail).toMatchObject({ to: `bakari${made}@vorulind.test` });
  expect(mail!.text).toContain(`/auth/quote-link#${link}`);
  const accepted = agent.fail(AcceptSalesQuoteDocument, { quoteId: offer.id, version: offer.version });
  expect(await reasonOf(accepted)).toBe('quote.unclaimed');
  const message = { key: 'a', quoteId: offer.id, text: 'Halló' };
  expect(await reasonOf(agent.fail(WriteSalesQuoteMessageDocument, { input: message }))).toBe(
    'quote.unclaimed',
  );
  expect((await agent.ask(getSalesQuotesDocument, {})).salesQuotes.acceptableCount).toBe(0);
  const { dueSalesQuotes } = await agent.ask(DueSalesQuotesDocument, {});
  expect(dueSalesQuotes.map(({ id }) => id)).not.toContain(offer.id);
  const { sharedSalesQuote } = await shop.guest().ask(SharedSalesQuoteDocument, { link });
  expect(sharedSalesQuote).toMatchObject({ customerName: bakery.name, isForProspect: true });
  expect(JSON.stringify(sharedSalesQuote)).not.toContain('bakari');
});

it('is taken over once by who has the link, and then accepted as any other at its prices', async () => {
  const agent = await anAgent();
  const { offer, link } = await anOfferFor(agent);
  const id = await aCustomer(shop.db, { name: 'Brauðhleifur ehf.', isCompany: true });
  const customer = await shop.signedIn(id);
  const claims = await Promise.all([1, 2, 3].map(() => customer.ask(ClaimSalesQuoteDocument, { link })));
  for (const { claimSalesQuote } of claims)
    expect(claimSalesQuote).toMatchObject({
      id: offer.id,
      isForProspect: false,
      customer: { name: 'Brauðhleifur ehf.' },
      totalPrice: offer.totalPrice,
      actions: ['Accept', 'Counter'],
    });
  expect(await queuedMails(`Tekið var við tilboði ${offer.number}`)).toMatchObject([
    { text: expect.stringContaining('Brauðhleifur ehf.') as string },
  ]);
  const [row] = await shop.db
    .select()
    .from(quotes)
    .where(eq(quotes.id, Number(offer.id)));
  expect(row).toMatchObject({ customerId: id, prospectName: null, prospectEmail: null, prospectPhone: null });
  const other = await shop.signedIn(await aCustomer(shop.db));
  expect(await reasonOf(other.fail(ClaimSalesQuoteDocument, { link }))).toBe('quote.linkOver');
  expect((await shop.guest().ask(SharedSalesQuoteDocument, { link })).sharedSalesQuote).toBe(null);
  const { version } = claims[0]!.claimSalesQuote;
  const { acceptSalesQuote } = await customer.ask(AcceptSalesQuoteDocument, { quoteId: offer.id, version });
  expect(acceptSalesQuote).toMatchObject({ status: 'Accepted', totalPrice: offer.totalPrice });
});

it('gets the customer’s address where the goods are sent, and is not taken over without one', async () => {
  const agent = await anAgent();
  const draft = await aDraftFor(agent);
  const deliveryMethodId = draft.deliveryMethods.find(({ requiresAddress }) => requiresAddress)!.id;
  const { id, version } = await updateQuote(agent, draft, { deliveryMethodId });
  const { sendSalesQuote } = await agent.ask(SendSalesQuoteDocument, { quoteId: id, version });
  const link = sendSalesQuote.sharePath!.split('#')[1]!;
  const customerId = await aCustomer(shop.db);
  const addresses = await shop.db.delete(customerAddresses).returning();
  const customer = await shop.signedIn(customerId);
  expect(await reasonOf(customer.fail(ClaimSalesQuoteDocument, { link }))).toBe('quote.noAddress');
  await shop.db.insert(customerAddresses).values(addresses);
  const { claimSalesQuote } = await customer.ask(ClaimSalesQuoteDocument, { link });
  expect(claimSalesQuote.delivery.address).toContain('Prófgata 1');
});

it('is not taken over by its own agent, by a link that is over, or of a customer’s own quote', async () => {
  const agent = await anAgent();
  const { offer, link } = await anOfferFor(agent);
  expect(await reasonOf(agent.fail(ClaimSalesQuoteDocument, { link }))).toBe('quote.own');
  expect((await shop.guest().fail(ClaimSalesQuoteDocument, { link })).code).toBe('UNAUTHENTICATED');
  const { withdrawSalesQuote } = await agent.ask(WithdrawSalesQuoteDocument, { quoteId: offer.id });
  expect(withdrawSalesQuote.status).toBe('Draft');
  const [mail] = await queuedMails(`${offer.number} hefur verið dregið til baka`);
  expect(mail).toMatchObject({ to: `bakari${made}@vorulind.test` });
  const { customer, customerId } = await pair();
  const other = await anAgentFor(shop, customerId);
  for (const visitor of [customer, other])
    expect(await reasonOf(visitor.fail(ClaimSalesQuoteDocument, { link }))).toBe('quote.linkOver');
  expect(await reasonOf(customer.fail(ClaimSalesQuoteDocument, { link: 'rusl' }))).toBe('quote.linkOver');
});
