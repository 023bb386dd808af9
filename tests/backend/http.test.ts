import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BrandsDocument, CategoriesDocument } from '../../graphql/generated/documents.ts';
import { testShop, type Shop } from '../kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.connection.close());

const post = (body: string, headers: Record<string, string> = {}) =>
  shop.guest().fetch('/graphql', { method: 'POST', body, headers });
const query = (text: string) => post(JSON.stringify({ query: text }));

async function codeOf(response: Response): Promise<unknown> {
  const body = (await response.json()) as { code?: string; errors?: { extensions: { code: string } }[] };
  return body.errors?.[0]?.extensions.code ?? body.code;
}

describe('an invalid request', () => {
  it.each([
    ['malformed JSON', '{"query":', 400],
    ['no JSON object', '[]', 400],
    ['no query', '{}', 400],
    ['malformed GraphQL', JSON.stringify({ query: '{ brands { ' }), 400],
    ['an unknown field', JSON.stringify({ query: '{ brands { secret } }' }), 400],
    ['an unknown operation', JSON.stringify({ query: 'query A { brands { id } }', operationName: 'B' }), 400],
  ])('of %s gets BAD_REQUEST', async (_what, body, status) => {
    const response = await post(body);
    expect([response.status, await codeOf(response)]).toEqual([status, 'BAD_REQUEST']);
  });

  it('gets the shop’s message, without the server’s own', async () => {
    const { errors } = (await (await post('{"query":')).json()) as { errors: object[] };
    expect(errors).toEqual([
      {
        message: 'Upplýsingarnar eru ekki réttar. Vinsamlegast yfirfarið þær.',
        extensions: { code: 'BAD_REQUEST' },
      },
    ]);
  });

  it('does not reveal the schema’s fields', async () => {
    expect(await (await query('{ brands { nam } }')).text()).not.toContain('Did you mean');
  });

  it('with a variable that does not fit gets BAD_REQUEST', async () => {
    const response = await post(
      JSON.stringify({
        query: 'query($q: ProductPageInput!) { productPage(query: $q) { total } }',
        variables: { q: { page: 'x' } },
      }),
    );
    expect(await codeOf(response)).toBe('BAD_REQUEST');
  });

  it.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'])(
    'is refused as %s',
    async (type) => {
      const response = await post('{"query":"{ brands { id } }"}', { 'Content-Type': type });
      expect([response.status, await codeOf(response)]).toEqual([415, 'BAD_REQUEST']);
    },
  );

  it('is refused when it is compressed or too large', async () => {
    expect((await post('{}', { 'Content-Encoding': 'gzip' })).status).toBe(415);
    expect((await post('{}', { 'Content-Length': '100001' })).status).toBe(413);
  });

  it('is refused as GET', async () => {
    const response = await shop.guest().fetch('/graphql?query={brands{id}}');
    expect([response.status, await codeOf(response)]).toEqual([404, 'NOT_FOUND']);
  });
});

describe('the limits of a query', () => {
  const nested = (levels: number) =>
    `{ categories ${'{ children '.repeat(levels)} { id } ${'}'.repeat(levels)} }`;

  it('are a hundred thousand fields where each list is ten long', async () => {
    expect((await query(nested(3))).status).toBe(200);
    expect((await query(nested(4))).status).toBe(400);
  });

  it('count the lists of fragments', async () => {
    const fragment = `query { categories { ...A } } fragment A on ProductCategory ${'{ children '.repeat(4)} { id } ${'}'.repeat(4)}`;
    expect((await query(fragment)).status).toBe(400);
  });

  it('are none for what the storefront ships, letter by letter', async () => {
    const heavy = (text: string) => text.replace('{', `{ ${'__typename '.repeat(501)}`);
    expect((await query(CategoriesDocument)).status).toBe(200);
    expect((await query(heavy(CategoriesDocument))).status).toBe(400);
  });

  it('are thirty aliases', async () => {
    const aliases = (count: number) =>
      `{ ${Array.from({ length: count }, (_, index) => `a${index}: brands { id }`).join(' ')} }`;
    expect((await query(aliases(30))).status).toBe(200);
    expect((await query(aliases(31))).status).toBe(400);
  });

  it('are two thousand tokens', async () => {
    expect((await query(`{ brands { ${'id '.repeat(2100)} } }`)).status).toBe(400);
  });

  it.each(['{ __schema { types { name } } }', '{ __type(name: "Product") { name } }'])(
    'refuse introspection: %s',
    async (text) => {
      const response = await query(text);
      expect([response.status, await codeOf(response)]).toEqual([400, 'BAD_REQUEST']);
    },
  );

  it('are five hundred fields, counting fragments once per spread', async () => {
    const spread = (times: number) =>
      `{ ${Array.from({ length: times }, (_, index) => `a${index}: brands { ...A }`).join(' ')} } fragment A on Brand { ${'id '.repeat(24)} }`;
    expect((await query(spread(20))).status).toBe(200);
    expect((await query(spread(21))).status).toBe(400);
  });

  it('are checked quickly however often fragments spread one another', async () => {
    const fragments = Array.from(
      { length: 60 },
      (_, index) => `fragment F${index} on ProductCategory { ${`...F${index + 1} `.repeat(4)} }`,
    );
    const text = `{ categories { ...F0 } } ${fragments.join(' ')} fragment F60 on ProductCategory { children { id } }`;
    // Counted one spread at a time, 4 to the power of 60 fields would never end.
    expect((await query(text)).status).toBe(400);
  });

  it('refuse cyclic fragments', async () => {
    const circle = 'query { categories { ...A } } fragment A on ProductCategory { children { ...A } }';
    expect((await query(circle)).status).toBe(400);
  });
});

describe('access', () => {
  it.each(['', 'wrong-api-key'])('is refused without the key: "%s"', async (key) => {
    const response = await post(JSON.stringify({ query: '{ brands { id } }' }), { ApiKey: key });
    expect([response.status, await codeOf(response)]).toEqual([403, 'PERMISSION_DENIED']);
    expect((await shop.guest().fetch('/site/info', { headers: { ApiKey: key } })).status).toBe(403);
  });

  it.each<Record<string, string>>([
    { Origin: 'http://elsewhere.test' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'cross-site' },
  ])('is refused from other origins than the shop’s: %j', async (headers) => {
    const response = await post(JSON.stringify({ query: '{ brands { id } }' }), headers);
    expect([response.status, await codeOf(response)]).toEqual([403, 'PERMISSION_DENIED']);
  });
});

describe('responses', () => {
  it('are 200 with a code for the shop’s own errors', async () => {
    const response = await query('{ productPage(query: { page: 0 }) { total } }');
    expect([response.status, await codeOf(response)]).toEqual([200, 'BAD_REQUEST']);
  });

  it('must not be cached by shared caches', async () => {
    const response = await query('{ brands { id } }');
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
  });

  it.each([
    ['/healthz', 'GET', 200],
    ['/readyz', 'GET', 200],
    ['/site/info', 'GET', 200],
    ['/customer/auth/methods', 'GET', 200],
    ['/engin-slod', 'GET', 404],
    ['/documents/invoice/1/1234567890/x.pdf', 'GET', 404],
    ['/exports/orders.csv', 'GET', 401],
    ['/payments/webhook', 'POST', 403],
    ['/payments/return/x/y', 'GET', 403],
    ['/mail/reports', 'POST', 403],
    ['/warehouse/orders', 'POST', 403],
    ['/graphql', 'POST', 400],
  ])('are kept by nobody and taken for nothing but what they say: %s', async (path, method, status) => {
    const response = await shop.guest().fetch(path, { method, ...(method === 'POST' && { body: '{' }) });
    expect(response.status).toBe(status);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
  });

  it('hold browsers to https where the shop has it', async () => {
    const answerOf = async (COOKIE_SECURE: string) => {
      const { app, connection } = await testShop({ COOKIE_SECURE });
      const response = await app.request('/healthz');
      await connection.close();
      return response.headers.get('Strict-Transport-Security');
    };
    expect(await answerOf('true')).toBe('max-age=63072000; includeSubDomains');
    expect(await answerOf('false')).toBeNull();
  });

  it('mask internal errors', async () => {
    const { app } = await brokenShop();
    const response = await app.fetch(
      new Request('http://shop.test/graphql', {
        method: 'POST',
        headers: { ApiKey: 'test-api-key', 'Content-Type': 'application/json', 'Content-Length': '50' },
        body: JSON.stringify({ query: BrandsDocument }),
      }),
    );
    const text = await response.text();
    expect(JSON.parse(text).errors[0].extensions.code).toBe('INTERNAL');
    expect(text).not.toMatch(/select|relation|brands"/i);
  });

  it('report liveness and readiness', async () => {
    expect((await shop.app.request('/healthz')).status).toBe(200);
    expect((await shop.app.request('/readyz')).status).toBe(200);
    const { app } = await brokenShop();
    expect((await app.request('/healthz')).status).toBe(200);
    expect((await app.request('/readyz')).status).toBe(503);
  });

  it('are NOT_FOUND for an unknown path', async () => {
    const response = await shop.guest().fetch('/nothing/here');
    expect([response.status, await codeOf(response)]).toEqual([404, 'NOT_FOUND']);
  });
});

/** A shop whose database is gone. */
async function brokenShop(): Promise<Shop> {
  const broken = await testShop();
  await broken.connection.close();
  return broken;
}
