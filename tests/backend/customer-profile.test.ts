import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customerNotes, nextCalls } from '../../backend/src/db/schema/customer-notes.ts';
import { customerAddresses, customerDiscounts, customers } from '../../backend/src/db/schema/customers.ts';
import { CartDocument } from '../../graphql/generated/documents.ts';
import {
  AddCustomerNoteDocument,
  CustomerProfileDocument,
  DeleteCustomerNoteDocument,
  DueCallsDocument,
  SetNextCallDocument,
  UpdateCustomerNoteDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { daysAfter } from '../../lib/rules/orders/quote-validity.ts';
import { reykjavikNow } from '../../lib/rules/text/icelandic.ts';
import { aCustomer, aProduct } from '../kit/builders.ts';
import { fillCheckout, pay } from '../kit/buyer.ts';
import { aCompany, anEmployee } from '../kit/company.ts';
import { aSentQuote } from '../kit/quotes.ts';
import { testShop, type Shop } from '../kit/shop.ts';
import type { Visitor } from '../kit/visitor.ts';

let shop: Shop;
let agent: Visitor;
let colleague: Visitor;
let company: number;
let customerId: string;
const today = reykjavikNow(new Date()).date;

beforeAll(async () => {
  shop = await testShop();
  agent = await shop.signedIn(await aCustomer(shop.db, { name: 'Vala ÞÍ Baldvins', isAgent: true }));
  colleague = await shop.signedIn(await aCustomer(shop.db, { name: 'Ari ÞÍ Jónsson', isAgent: true }));
  company = await aCompany(shop, 'Prófunarstofan ehf.');
  customerId = String(company);
});
afterAll(() => shop.connection.close());

const profileFor = async (visitor: Visitor, id = customerId) =>
  (await visitor.ask(CustomerProfileDocument, { customerId: id })).customerProfile;
const note = async (visitor: Visitor, text: string, key: string = randomUUID()) =>
  (await visitor.ask(AddCustomerNoteDocument, { input: { key, customerId, text } })).addCustomerNote;

describe('what an agent sees of a customer', () => {
  it('is their cart and what they bought last at their own prices, and looking changes nothing', async () => {
    const { db } = shop;
    const owner = await aCustomer(db);
    await db
      .insert(customerDiscounts)
      .values({ customerId: owner, code: 'Samningur', salesCode: 'HRE', discountPercentage: 10 });
    const product = await aProduct(db, { name: 'Gólfsápa', salesCode: 'HRE', listPrice: 1000 });
    const buyer = await shop.signedIn(owner);
    expect(await profileFor(agent, String(owner))).toMatchObject({
      cart: { lines: [], total: 0 },
      lastProducts: [],
    });
    await pay(buyer, await fillCheckout(buyer, { [product]: 1 }));
    await fillCheckout(buyer, { [product]: 2 });
    const before = await buyer.ask(CartDocument, {});
    const shown = { id: String(product), name: 'Gólfsápa', unitPrice: 900, discountPercentage: 10, stock: 9 };
    expect(await profileFor(agent, String(owner))).toMatchObject({
      cart: { lines: [{ product: shown, quantity: 2, price: 1800 }], total: 1800 },
      lastProducts: [shown],
    });
    expect(await buyer.ask(CartDocument, {})).toEqual(before);
  });

  it('is the contact, the terms, the account, the people, the last orders and the open quotes', async () => {
    const [place] = await shop.db
      .select({ addressLine1: customerAddresses.addressLine1, postalCode: customerAddresses.postalCode })
      .from(customerAddresses)
      .where(eq(customerAddresses.customerId, company));
    await shop.db
      .insert(customerDiscounts)
      .values({ customerId: company, code: 'Samningur', salesCode: 'KAF', discountPercentage: 12 });
    await anEmployee(shop, company, 'Employee');
    const manager = await anEmployee(shop, company, 'Manager');
    const product = await aProduct(shop.db);
    const buyer = await shop.signedIn(manager, { customerId: company });
    await pay(buyer, await fillCheckout(buyer, { [product]: 1 }));
    const inPlace = await shop.signedIn(await aCustomer(shop.db, { isAgent: true }), { customerId: company });
    const quote = await aSentQuote(inPlace, { [product]: 1 });

    const profile = await profileFor(agent);
    const [row] = await shop.db.select().from(customers).where(eq(customers.id, company));
    expect(profile).toMatchObject({
      name: 'Prófunarstofan ehf.',
      ssn: row!.ssn,
      email: row!.email,
      address: place,
      discounts: [{ code: 'Samningur', salesCode: 'KAF', discountPercentage: 12 }],
      creditLimit: row!.creditLimit,
      balanceDue: row!.balanceDue,
      openQuotes: [{ id: quote.id, totalPrice: quote.totalPrice, validUntilDate: quote.validUntilDate }],
    });
    expect(profile.people.map(({ role }) => role)).toEqual(['Manager', 'Employee']);
    expect(profile.lastOrders).toHaveLength(1);
  });

  it('says nothing of an account where there is none', async () => {
    const id = String(await aCustomer(shop.db, { creditLimit: null }));
    expect(await profileFor(agent, id)).toMatchObject({ creditLimit: null, balanceDue: null, people: [] });
  });

  it('is found for no customer that agents may not act for', async () => {
    const ids = [
      await aCustomer(shop.db, { isActive: false }),
      await aCustomer(shop.db, { isConfirmed: false }),
      999_999,
    ];
    const answers = [];
    for (const id of [...ids.map(String), '0', 'x'])
      answers.push(
        await agent.fail(CustomerProfileDocument, { customerId: id }),
        await agent.fail(SetNextCallDocument, { customerId: id, date: today }),
        await agent.fail(AddCustomerNoteDocument, { input: { key: id, customerId: id, text: 'x' } }),
      );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('a note', () => {
  it('says who wrote it and when, the newest first, to every agent', async () => {
    await note(agent, 'Vill fá tilboð í kaffi í desember.');
    await note(colleague, 'Talaði við Baldur.\r\nHringja aftur.');
    const { notes } = await profileFor(agent);
    expect(notes).toMatchObject([
      { text: 'Talaði við Baldur.\nHringja aftur.', authorName: 'Ari ÞÍ Jónsson', isOwn: false },
      { text: 'Vill fá tilboð í kaffi í desember.', authorName: 'Vala ÞÍ Baldvins', isOwn: true },
    ]);
    expect(Date.now() - Date.parse(notes[0]!.writtenAt)).toBeLessThan(60_000);
    expect(notes[0]!.changedAt).toBeNull();
  });

  it('is written once, however often it is sent, and never for another customer', async () => {
    const key = randomUUID();
    const [first, again] = await Promise.all([
      note(agent, 'Einu sinni', key),
      note(agent, 'Einu sinni', key),
    ]);
    expect(again).toHaveLength(first.length);
    expect((await note(agent, 'Einu sinni', key)).filter(({ text }) => text === 'Einu sinni')).toHaveLength(
      1,
    );
    const other = String(await aCustomer(shop.db));
    const input = { key, customerId: other, text: 'Einu sinni' };
    expect(await agent.fail(AddCustomerNoteDocument, { input })).toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('is changed and deleted by its author only', async () => {
    const [own] = await note(agent, 'Fyrir');
    const noteId = own!.id;
    expect(await colleague.fail(UpdateCustomerNoteDocument, { noteId, text: 'Mitt' })).toMatchObject({
      code: 'PERMISSION_DENIED',
    });
    expect(await colleague.fail(DeleteCustomerNoteDocument, { noteId })).toMatchObject({
      code: 'PERMISSION_DENIED',
    });
    const changed = await agent.ask(UpdateCustomerNoteDocument, { noteId, text: ' Eftir ' });
    expect(changed.updateCustomerNote[0]).toMatchObject({ id: noteId, text: 'Eftir' });
    expect(changed.updateCustomerNote[0]!.changedAt).not.toBeNull();
    const { deleteCustomerNote } = await agent.ask(DeleteCustomerNoteDocument, { noteId });
    expect(deleteCustomerNote.map(({ id }) => id)).not.toContain(noteId);
    for (const id of [noteId, '0', 'x', '999999'])
      expect(await agent.fail(DeleteCustomerNoteDocument, { noteId: id })).toMatchObject({
        code: 'NOT_FOUND',
      });
  });

  it.each(['', '  \n ', 'x'.repeat(2001), 'a\u0000b', '\ud800'])('is not %j', async (text) => {
    const input = { key: randomUUID(), customerId, text };
    expect(await agent.fail(AddCustomerNoteDocument, { input })).toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('stays when its author is gone, and goes with the customer', async () => {
    const gone = await aCustomer(shop.db, { isAgent: true });
    const other = await aCustomer(shop.db);
    await shop.db
      .insert(customerNotes)
      .values({ customerId: other, authorId: gone, key: 'one', text: 'Vill reikning í tölvupósti.' });
    await shop.db.delete(customers).where(eq(customers.id, gone));
    expect((await profileFor(agent, String(other))).notes).toMatchObject([
      { authorName: null, isOwn: false },
    ]);
    await shop.db.delete(customers).where(eq(customers.id, other));
    expect(await shop.db.$count(customerNotes, eq(customerNotes.customerId, other))).toBe(0);
  });
});

describe('the next call', () => {
  const plan = (visitor: Visitor, date: string | null, id = customerId) =>
    visitor.ask(SetNextCallDocument, { customerId: id, date });

  it('is of one agent, who moves it and takes it away', async () => {
    await plan(agent, today);
    const moved = await plan(agent, daysAfter(today, 3));
    expect(moved.setNextCall).toEqual([
      { date: daysAfter(today, 3), agentName: 'Vala ÞÍ Baldvins', isOwn: true },
    ]);
    expect((await plan(colleague, today)).setNextCall.map(({ isOwn }) => isOwn)).toEqual([true, false]);
    await plan(colleague, null);
    expect((await plan(agent, null)).setNextCall).toEqual([]);
  });

  it('is due from its day on, the longest due first, and only for who set it', async () => {
    const ids = [await aCustomer(shop.db), await aCustomer(shop.db), await aCustomer(shop.db)];
    const closed = await aCustomer(shop.db, { isActive: false });
    const [first, second, later] = ids as [number, number, number];
    await plan(agent, today, String(second));
    await plan(agent, daysAfter(today, 1), String(later));
    const [agentRow] = await shop.db.select().from(nextCalls).where(eq(nextCalls.customerId, second));
    const { agentId } = agentRow!;
    await shop.db.insert(nextCalls).values([
      { agentId, customerId: first, day: daysAfter(today, -2) },
      { agentId, customerId: closed, day: daysAfter(today, -2) },
    ]);
    const { dueCalls } = await agent.ask(DueCallsDocument, {});
    expect(dueCalls.map(({ id }) => Number(id))).toEqual([first, second]);
    expect((await colleague.ask(DueCallsDocument, {})).dueCalls).toEqual([]);
  });

  it.each([daysAfter(today, -1), daysAfter(today, 731), '2026-02-30', 'á morgun'])(
    'is not on %s',
    async (date) => {
      expect(await agent.fail(SetNextCallDocument, { customerId, date })).toMatchObject({
        code: 'BAD_REQUEST',
      });
    },
  );
});
