import { Kind, parse, type FieldDefinitionNode } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { customers, logins } from '../../backend/src/db/schema/customers.ts';
import { sessions } from '../../backend/src/db/schema/sessions.ts';
import { schemaText } from '../../graphql/generated/schema-text.ts';
import { aCustomer } from '../kit/builders.ts';
import { startIdentity, type Identity } from '../kit/identity.ts';
import { testShop, type Shop } from '../kit/shop.ts';
import { apiKey, origin } from '../kit/visitor.ts';

let identity: Identity;
let shop: Shop;
let cookie: string;
let victim: number;
beforeAll(async () => {
  identity = await startIdentity();
  shop = await testShop(identity.env);
  victim = await aCustomer(shop.db);
  await shop.db.insert(logins).values({ identityUid: 'attacker', customerId: await aCustomer(shop.db) });
  cookie = `session=${(await shop.signedIn(victim)).cookies.get('session')}`;
});
afterAll(async () => {
  await shop.connection.close();
  await identity.close();
});

const json = { 'Content-Type': 'application/json' };
const key = { ApiKey: apiKey };
const evil = 'http://evil.localhost';

/** What another site's page can make the victim's browser send: method and headers besides the cookie. */
const vectors: [string, string, Record<string, string>][] = [
  ['a form', 'POST', { 'Content-Type': 'application/x-www-form-urlencoded', Origin: evil }],
  ['a form with files', 'POST', { 'Content-Type': 'multipart/form-data; boundary=x', Origin: evil }],
  ['a form of plain text', 'POST', { 'Content-Type': 'text/plain', Origin: evil }],
  ['a form that knows the key', 'POST', { 'Content-Type': 'text/plain', Origin: evil, ...key }],
  ['a form of the shop’s origin by name only', 'POST', { 'Content-Type': 'text/plain', Origin: origin }],
  ['no-cors fetch of plain text', 'POST', { 'Content-Type': 'text/plain;charset=UTF-8', Origin: evil }],
  ['no-cors fetch without a type', 'POST', { Origin: evil }],
  ['a beacon', 'POST', { 'Content-Type': 'text/plain', Origin: evil, 'Sec-Fetch-Mode': 'no-cors' }],
  ['fetch of JSON', 'POST', { ...json, Origin: evil }],
  ['fetch of JSON that knows the key', 'POST', { ...json, ...key, Origin: evil }],
  ['a sandboxed frame', 'POST', { ...json, ...key, Origin: 'null' }],
  ['a sub-domain', 'POST', { ...json, ...key, Origin: 'http://evil.shop.test' }],
  ['another scheme', 'POST', { ...json, ...key, Origin: 'https://shop.test' }],
  ['another port', 'POST', { ...json, ...key, Origin: `${origin}:8080` }],
  ['a name that begins alike', 'POST', { ...json, ...key, Origin: `${origin}.evil.test` }],
  ['no origin, but another site', 'POST', { ...json, ...key, 'Sec-Fetch-Site': 'cross-site' }],
  ['JSON by another name', 'POST', { 'Content-Type': 'application/json-patch+json', ...key, Origin: evil }],
  ['two types at once', 'POST', { 'Content-Type': 'text/plain, application/json', ...key, Origin: evil }],
  ['a link', 'GET', { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate' }],
  ['an image', 'GET', { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'image' }],
  ['PUT', 'PUT', { ...json, ...key, Origin: evil }],
];

const mutations = parse(schemaText)
  .definitions.flatMap((node) => (node.kind === Kind.OBJECT_TYPE_DEFINITION ? [node] : []))
  .filter(({ name }) => name.value === 'Mutation')
  .flatMap(({ fields }) => [...(fields ?? [])]);

/** A call of a mutation with every argument as a variable, as a page would send it. */
function document({ name, arguments: given = [] }: FieldDefinitionNode): string {
  const args = given.map((argument) => argument.name.value);
  return `mutation M { ${name.value}${args.length > 0 ? `(${args.map((arg) => `${arg}: null`).join(' ')})` : ''} { __typename } }`;
}

async function send(path: string, method: string, headers: Record<string, string>, body: string) {
  const withBody = method !== 'GET';
  const address = withBody ? path : `${path}?query=${encodeURIComponent(body)}&key=${apiKey}`;
  return shop.app.fetch(
    new Request(`${origin}${address}`, {
      method,
      headers: {
        Cookie: cookie,
        ...(withBody && { 'Content-Length': String(Buffer.byteLength(body)) }),
        ...headers,
      },
      ...(withBody && { body }),
    }),
  );
}

const state = async () =>
  JSON.stringify([await shop.db.select().from(customers), await shop.db.select().from(sessions)]);

it('covers every mutation', () => {
  expect(mutations.length).toBeGreaterThan(5);
});

it.each(vectors)('%s (%s) reaches no mutation', async (_, method, headers) => {
  const before = await state();
  for (const mutation of mutations) {
    const response = await send('/graphql', method, headers, JSON.stringify({ query: document(mutation) }));
    expect([403, 404, 413, 415]).toContain(response.status);
    expect(response.headers.getSetCookie()).toEqual([]);
  }
  expect(await state()).toBe(before);
});

it.each(vectors)('%s (%s) signs no one in or out', async (_, method, headers) => {
  const before = await state();
  const login = JSON.stringify({ idToken: await identity.token('attacker') });
  for (const [path, body] of [
    ['/customer/auth/credentials', login],
    ['/customer/auth/logout', '{}'],
  ] as const) {
    const response = await send(path, method, headers, body);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.headers.getSetCookie()).toEqual([]);
  }
  expect(await state()).toBe(before);
});

it.each(['cross-site', 'same-site'])('an image from %s ends no session, even with the key', async (site) => {
  const response = await send('/customer/auth/logout', 'GET', { ...key, 'Sec-Fetch-Site': site }, '');
  expect(response.status).toBe(403);
});
