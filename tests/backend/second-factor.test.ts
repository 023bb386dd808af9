import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { logins } from '../../backend/src/db/schema/customers.ts';
import { rateLimits, sessions } from '../../backend/src/db/schema/sessions.ts';
import { AuthenticatedCustomerDocument } from '../../graphql/generated/documents.ts';
import {
  AddEmployeeDocument,
  AgentCustomersDocument,
  CompanyKeysDocument,
  CreateCompanyKeyDocument,
  CustomerProfileDocument,
  DueCallsDocument,
  DueCustomersDocument,
  DueSalesQuotesDocument,
  LastOrdersOfDocument,
  LateCustomersDocument,
  OpenCartDocument,
  RecentCustomersDocument,
  SetCustomerDocument,
  ViewEmployeesDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { aCustomer } from '../kit/builders.ts';
import { aCompany, anEmployee } from '../kit/company.ts';
import { startIdentity, type Identity } from '../kit/identity.ts';
import { testConfig, testShop, type Shop } from '../kit/shop.ts';
import type { Visitor } from '../kit/visitor.ts';

/** As the identity service says that an authenticator app was asked. */
const withFactor = {
  firebase: { sign_in_provider: 'password', identities: {}, sign_in_second_factor: 'totp' },
};

let identity: Identity;
let shop: Shop;
let company: number;
let otherCompany: number;
beforeAll(async () => {
  identity = await startIdentity();
  shop = await testShop({ ...identity.env, REQUIRE_SECOND_FACTOR: 'true' });
  company = await aCompany(shop);
  otherCompany = await aCompany(shop);
  const people = {
    agent: await aCustomer(shop.db, { isAgent: true }),
    manager: await anEmployee(shop, company, 'Manager'),
    buyer: await anEmployee(shop, company, 'Employee'),
  };
  await shop.db
    .insert(logins)
    .values(Object.entries(people).map(([identityUid, customerId]) => ({ identityUid, customerId })));
});
afterAll(async () => {
  await shop.connection.close();
  await identity.close();
});
beforeEach(async () => {
  await shop.db.delete(rateLimits);
});

async function signIn(uid: string, claims: Record<string, unknown> = {}): Promise<Visitor> {
  const visitor = shop.guest();
  const { status } = await visitor.post('/customer/auth/credentials', {
    idToken: await identity.token(uid, claims),
  });
  expect(status).toBe(200);
  return visitor;
}

const act = () => [SetCustomerDocument, { customerId: String(company), as: 'Customer' as const }] as const;
const invite = () =>
  [
    AddEmployeeDocument,
    {
      input: {
        companyId: String(company),
        invited: `${crypto.randomUUID()}@x.test`,
        role: 'Employee' as const,
      },
    },
  ] as const;
const makeKey = () => [CreateCompanyKeyDocument, { key: crypto.randomUUID(), name: 'Bókhald' }] as const;
const agentReads: Record<string, () => [string, object]> = {
  'customers by name': () => [AgentCustomersDocument, { page: 1, pageSize: 5, sort: null, search: 'a' }],
  'the customers acted for last': () => [RecentCustomersDocument, {}],
  'late customers': () => [LateCustomersDocument, {}],
  'customers who need something': () => [DueCustomersDocument, {}],
  'promised calls': () => [DueCallsDocument, {}],
  'quotes of all customers': () => [DueSalesQuotesDocument, {}],
  'last orders': () => [LastOrdersOfDocument, { customerIds: [String(company)] }],
  'a profile': () => [CustomerProfileDocument, { customerId: String(company) }],
  'a cart': () => [OpenCartDocument, { customerId: String(otherCompany) }],
};
const refusal = { code: 'PERMISSION_DENIED', details: { reason: 'err.secondFactor' } };

describe('a password alone', () => {
  it('does not let an agent act for a customer', async () => {
    expect(await (await signIn('agent')).fail(...act())).toMatchObject(refusal);
  });

  it.each(Object.entries(agentReads))('does not let an agent read %s', async (_, read) => {
    const agent = await signIn('agent');
    expect(await agent.fail(...read())).toMatchObject(refusal);
    const buyer = await signIn('buyer');
    expect((await buyer.fail(...read())).details).not.toMatchObject(refusal.details);
  });

  it('ends acting for a customer that began when it was enough', async () => {
    const agent = await signIn('agent', withFactor);
    await agent.ask(...act());
    await shop.db.update(sessions).set({ isStrong: false });
    const { authenticatedCustomer } = await agent.ask(AuthenticatedCustomerDocument, {});
    expect(authenticatedCustomer).toMatchObject({ role: 'Private', id: authenticatedCustomer?.actor.id });
  });

  it('does not tell an agent which customers there are', async () => {
    const stranger = await aCustomer(shop.db, { isConfirmed: false });
    const agent = await signIn('agent');
    const { code } = await agent.fail(SetCustomerDocument, { customerId: String(stranger), as: 'Customer' });
    expect(code).toBe('NOT_FOUND');
  });

  it('lets a manager see employees and change nothing about them', async () => {
    const manager = await signIn('manager');
    const { viewEmployees } = await manager.ask(ViewEmployeesDocument, {
      companyId: String(company),
      page: 1,
    });
    expect(viewEmployees).toBeTruthy();
    expect(await manager.fail(...invite())).toMatchObject(refusal);
    // Nor in the company's place.
    await manager.ask(...act());
    expect(await manager.fail(...invite())).toMatchObject(refusal);
  });

  it('lets a manager see keys of the company’s systems, and make none', async () => {
    const manager = await signIn('manager');
    await manager.ask(...act());
    expect(await manager.fail(...makeKey())).toMatchObject(refusal);
    expect((await manager.ask(CompanyKeysDocument, {})).companyKeys).toEqual([]);
  });

  it('is refused otherwise than a missing right', async () => {
    const buyer = await signIn('buyer');
    expect(await buyer.fail(...invite())).toMatchObject({
      code: 'PERMISSION_DENIED',
      details: { ability: 'manage-employees' },
    });
  });
});

describe('a second factor', () => {
  it('at sign-in lets agents act and managers manage', async () => {
    await (await signIn('agent', withFactor)).ask(...act());
    const manager = await signIn('manager', withFactor);
    await manager.ask(...invite());
    await manager.ask(...act());
    await manager.ask(...makeKey());
  });

  it('can be shown later, and gives the session a new id', async () => {
    const agent = await signIn('agent');
    const before = agent.cookies.get('session');
    const idToken = await identity.token('agent', withFactor);
    expect((await agent.post('/customer/auth/strengthen', { idToken })).status).toBe(200);
    expect(agent.cookies.get('session')).not.toBe(before);
    await agent.ask(...act());
  });

  it.each([
    ['of nobody', () => Promise.resolve('x')],
    ['of a password alone', () => identity.token('agent')],
    ['of somebody else', () => identity.token('manager', withFactor)],
    ['that is no text', () => identity.token('agent', { firebase: { sign_in_second_factor: true } })],
  ])('is not shown by a token %s', async (_title, token) => {
    const agent = await signIn('agent');
    const { status } = await agent.post('/customer/auth/strengthen', { idToken: await token() });
    expect(status).toBe(401);
    expect(await agent.fail(...act())).toMatchObject(refusal);
  });

  it('counts from its setting up on, and no longer once it is taken away', async () => {
    const agent = await signIn('agent');
    const renew = async (claims: Record<string, unknown>) =>
      agent.post('/customer/auth/renewal', { idToken: await identity.token('agent', claims) });
    expect((await renew(withFactor)).status).toBe(200);
    await agent.ask(...act());
    await renew({});
    // It acts for itself by now.
    expect(await agent.fail(...act())).toMatchObject(refusal);
  });
});

it('is asked for unless the shop says otherwise', () => {
  const { REQUIRE_SECOND_FACTOR } = testConfig({ REQUIRE_SECOND_FACTOR: undefined as unknown as string });
  expect(REQUIRE_SECOND_FACTOR).toBe(true);
});
