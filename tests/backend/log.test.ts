import { sql } from 'drizzle-orm';
import { GraphQLError } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { backendErrors } from '../../backend/src/log.ts';
import { logError } from '../../lib/process/logged-error.ts';
import { aCustomer } from '../kit/builders.ts';
import { testShop, type Shop } from '../kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.connection.close());

const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

it.each([
  ['a number that is taken', () => aCustomer(shop.db, { ssn: '0209804299', email: 'leynd@vorulind.test' })],
  ['a text where a number belongs', () => shop.db.execute(sql`select ${'leynd@vorulind.test'}::integer`)],
  ['a row that breaks a rule', () => aCustomer(shop.db, { ssn: 'leynd@vorulind.test' })],
])('the log contains statement and code of %s, and none of its values', async (_, fails) => {
  await aCustomer(shop.db, { ssn: '0209804299' }).catch(() => undefined);
  const error = await failure(fails());
  // As thrown by a resolver.
  const wrapped = new GraphQLError(String(error), { originalError: error as Error });
  const logged = logError(wrapped, backendErrors);
  expect(JSON.stringify(logged)).not.toMatch(/leynd|0209804299/);
  expect(logged.message).toMatch(/^Failed query: (insert|select)/);
  expect(logged.cause?.code).toMatch(/^\d\w{4}$/);
  expect(logged.stack).toContain('at ');
});

it('other errors are logged with message and cause', () => {
  const error = new Error('The storefront answered 502', { cause: new TypeError('fetch failed') });
  expect(logError(error, backendErrors)).toMatchObject({
    type: 'Error',
    message: 'The storefront answered 502',
    cause: { type: 'TypeError', message: 'fetch failed' },
  });
  expect(logError('leynd', backendErrors)).toEqual({ type: 'string', message: 'not an error' });
});
