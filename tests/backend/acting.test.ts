import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { billToCustomers, companyMembers } from '../../backend/src/db/schema/customers.ts';
import { auditLog } from '../../backend/src/db/schema/sessions.ts';
import {
  addToCartDocument,
  AuthenticatedCustomerDocument,
  CartDocument,
} from '../../graphql/generated/documents.ts';
import {
  AgentCustomersDocument,
  AvailableCustomersDocument,
  getAvailableBillToCustomersDocument,
  OpenCartDocument,
  SetCustomerDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { aCustomer, aProduct } from '../kit/builders.ts';
import {
  shop,
  agent,
  person,
  hotel,
  cafe,
  stranger,
  inactive,
  unconfirmed,
  whoIs,
  set,
  setUpActing,
} from './acting-setting.ts';

setUpActing();

describe('SetCustomer', () => {
  it('lets an agent act for any active and confirmed customer, and for themselves again', async () => {
    const visitor = await shop.signedIn(agent);
    for (const id of [stranger, hotel, agent]) {
      await set(visitor, id);
      expect(await whoIs(visitor)).toEqual({ actor: agent, customer: id, billTo: null });
    }
  });

  it('lets a person act for their companies and as themselves', async () => {
    const visitor = await shop.signedIn(person);
    await set(visitor, hotel, 'Customer');
    expect(await whoIs(visitor)).toEqual({ actor: person, customer: hotel, billTo: null });
    const { availableCustomers } = await visitor.ask(AvailableCustomersDocument, {});
    expect(availableCustomers).toMatchObject([
      { id: String(person), isOwn: true, isCurrent: false },
      { id: String(hotel), isOwn: false, isCurrent: true },
    ]);
    await set(visitor, person);
    expect(await whoIs(visitor)).toEqual({ actor: person, customer: person, billTo: null });
  });

  it('sets the bill-to customer, without letting anyone act for it', async () => {
    const visitor = await shop.signedIn(person);
    const options = await visitor.ask(getAvailableBillToCustomersDocument, {});
    expect(options.availableBillToCustomers.map(({ name }) => name)).toEqual([
      'Hótel Hvönn ehf.',
      'Kaffihúsið Kría slf.',
    ]);
    await set(visitor, cafe);
    expect(await whoIs(visitor)).toMatchObject({ customer: person, billTo: 'Kaffihúsið Kría slf.' });
    await set(visitor, hotel, 'BillTo');
    expect(await whoIs(visitor)).toMatchObject({ customer: person, billTo: 'Hótel Hvönn ehf.' });
    expect((await visitor.fail(SetCustomerDocument, { customerId: String(cafe), as: 'Customer' })).code).toBe(
      'NOT_FOUND',
    );
  });

  it('takes the bill-to options of the customer acted for, and resets the choice with the customer to the only one, if any', async () => {
    const visitor = await shop.signedIn(agent);
    await set(visitor, person);
    await set(visitor, cafe, 'BillTo');
    expect(await whoIs(visitor)).toEqual({ actor: agent, customer: person, billTo: 'Kaffihúsið Kría slf.' });
    await set(visitor, stranger);
    expect(await whoIs(visitor)).toEqual({ actor: agent, customer: stranger, billTo: null });
    const branch = await aCustomer(shop.db);
    await shop.db.insert(billToCustomers).values({ customerId: branch, billToId: hotel });
    await set(visitor, branch);
    expect(await whoIs(visitor)).toEqual({ actor: agent, customer: branch, billTo: 'Hótel Hvönn ehf.' });
  });

  it('does not lend the actor the rights of the customer acted for', async () => {
    const secretary = await aCustomer(shop.db);
    await shop.db
      .insert(companyMembers)
      .values({ customerId: secretary, companyId: agent, role: 'Employee' });
    const visitor = await shop.signedIn(secretary);
    await set(visitor, agent);
    const { authenticatedCustomer } = await visitor.ask(AuthenticatedCustomerDocument, {});
    expect(authenticatedCustomer?.isAgent).toBe(false);
    expect((await visitor.fail(SetCustomerDocument, { customerId: String(stranger) })).code).toBe(
      'NOT_FOUND',
    );
    expect((await visitor.fail(AgentCustomersDocument, {})).code).toBe('PERMISSION_DENIED');
    expect((await visitor.fail(OpenCartDocument, { customerId: String(stranger) })).code).toBe('NOT_FOUND');
    const acting = await shop.signedIn(agent);
    await set(acting, person);
    expect((await acting.ask(AuthenticatedCustomerDocument, {})).authenticatedCustomer).toMatchObject({
      isAgent: true,
      companies: [],
    });
  });

  it('refuses all other ids alike, and changes nothing', async () => {
    const hostile = [
      '-1',
      '0',
      '99999999999999999999',
      '2147483648',
      'Hótel',
      '',
      '1 OR 1=1',
      '1e3',
      '１',
      '1\0',
    ];
    const asAgent = [inactive, unconfirmed, agent];
    const asPerson = [stranger, cafe, unconfirmed, inactive, person];
    for (const [actor, ids] of [
      [agent, [...hostile, ...asAgent]],
      [person, [...hostile, ...asPerson]],
    ] as const) {
      const visitor = await shop.signedIn(actor);
      const cookie = visitor.cookies.get('session');
      const answers = new Set<string>();
      for (const customerId of ids) {
        const failure = await visitor.fail(SetCustomerDocument, {
          customerId: String(customerId),
          as: 'Customer',
        });
        answers.add(JSON.stringify(failure));
      }
      expect([...answers]).toEqual([
        JSON.stringify({
          code: 'NOT_FOUND',
          message: 'Þetta fannst ekki eða er ekki lengur í boði.',
          details: {},
        }),
      ]);
      for (const customerId of [inactive, stranger, actor])
        expect(
          (await visitor.fail(SetCustomerDocument, { customerId: String(customerId), as: 'BillTo' })).code,
        ).toBe('NOT_FOUND');
      for (const variables of [
        { customerId: null },
        {},
        { customerId: { id: 1 } },
        { customerId: '1', as: 'Agent' },
      ])
        expect((await visitor.fail(SetCustomerDocument, variables)).code).toBe('BAD_REQUEST');
      expect(visitor.cookies.get('session')).toBe(cookie);
      expect(await whoIs(visitor)).toMatchObject({ actor, customer: actor });
    }
    const guest = shop.guest();
    expect((await guest.fail(SetCustomerDocument, { customerId: String(stranger) })).code).toBe(
      'UNAUTHENTICATED',
    );
  });

  it('gives the session a new id; the old one is accepted only for requests in flight', async () => {
    const visitor = await shop.signedIn(agent);
    const before = visitor.cookies.get('session')!;
    await set(visitor, stranger);
    const after = visitor.cookies.get('session')!;
    expect(after).not.toBe(before);
    const late = shop.guest();
    late.cookies.set('session', before);
    expect(await whoIs(late)).toMatchObject({ customer: stranger });
    expect(late.cookies.get('session')).toBe(before);
    await shop.db.execute(`UPDATE sessions SET previous_until = now() - interval '1 second'`);
    expect(await whoIs(late)).toBe(null);
    expect(await whoIs(visitor)).toMatchObject({ customer: stranger });
    await visitor.fetch('/customer/auth/logout', { headers: { 'Sec-Fetch-Site': 'same-origin' } });
    late.cookies.set('session', after);
    expect(await whoIs(late)).toBe(null);
  });

  it('lets logout end the session with the previous cookie as well', async () => {
    const visitor = await shop.signedIn(agent);
    const before = visitor.cookies.get('session')!;
    await set(visitor, stranger);
    const late = shop.guest();
    late.cookies.set('session', before);
    await late.fetch('/customer/auth/logout', { headers: { 'Sec-Fetch-Site': 'same-origin' } });
    expect(await whoIs(visitor)).toBe(null);
  });

  it('records who acted for which customer', async () => {
    const visitor = await shop.signedIn(agent);
    await set(visitor, person);
    await set(visitor, hotel, 'BillTo');
    const rows = await shop.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.actorId, agent), eq(auditLog.customerId, person)))
      .orderBy(auditLog.id);
    expect(rows.slice(-2)).toMatchObject([
      { action: 'act-as', billToId: null, details: { from: agent } },
      { action: 'bill-to', billToId: hotel, details: { from: person } },
    ]);
  });
});

describe('a page from before the switch', () => {
  it('changes nothing, not even the customer', async () => {
    const product = await aProduct(shop.db);
    const visitor = await shop.signedIn(agent);
    visitor.headers['X-Context-Version'] = '7';
    await set(visitor, stranger);
    const change = { productId: String(product), quantity: 1 };
    expect(await visitor.fail(addToCartDocument, change)).toMatchObject({
      code: 'FAILED_PRECONDITION',
      message: 'Skipt var um viðskiptavin í öðrum glugga. Síðan verður endurhlaðin.',
      details: { reason: 'act.contextChanged' },
    });
    expect((await visitor.fail(SetCustomerDocument, { customerId: String(hotel) })).code).toBe(
      'FAILED_PRECONDITION',
    );
    expect((await visitor.ask(CartDocument, {})).cart.totalItems).toBe(0);
    expect(await whoIs(visitor)).toMatchObject({ customer: stranger });
  });

  it('loses against the tab that was faster', async () => {
    const visitor = await shop.signedIn(agent);
    visitor.headers['X-Context-Version'] = '7';
    const outcomes = await Promise.allSettled([stranger, hotel].map((id) => set(visitor, id)));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});
