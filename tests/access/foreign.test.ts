import { buildSchema } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rateLimits } from '../../backend/src/db/schema/sessions.ts';
import { schemaText } from '../../graphql/generated/schema-text.ts';
import { testShop, type Shop } from '../backend/setup/shop.ts';
import { ask, documentOf, fieldsOf } from './ask.ts';
import { visitorAs } from './identities.ts';
import { operations } from './operations.ts';
import { makeWorld, type World } from './world.ts';

const fields = fieldsOf(buildSchema(schemaText));

let shop: Shop;
let world: World;
beforeAll(async () => {
  shop = await testShop();
  world = await makeWorld(shop);
});
afterAll(() => shop.connection.close());

/** Arguments that name something of a customer's, and what names nothing. */
const unknownIds: Readonly<Record<string, string>> = {
  customerId: '999999',
  companyId: '999999',
  requestId: '999999',
  cartItemId: '999999',
  savedItemId: '999999',
  addressId: '999999',
  paymentMethodId: '999999',
  invitationId: '999999',
  employeeId: '999999',
  listId: '999999',
  toListId: '999999',
  invoiceId: '999999',
  orderId: '999999',
  quoteId: '999999',
  id: '999999',
  itemId: '999999',
  idempotencyKey: '00000000-0000-4000-8000-000000000000',
};

function withUnknownIds(variables: unknown): unknown {
  if (Array.isArray(variables)) return variables.map(withUnknownIds);
  if (typeof variables !== 'object' || variables === null) return variables;
  return Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [name, unknownIds[name] ?? withUnknownIds(value)]),
  );
}

/** Strangers are answered N or null; `ok` is for who may do it to anybody. */
const owned = Object.entries(operations).filter(([, { cells }]) => {
  const [, asPrivate, , , asOther] = cells.split(' ');
  return (asPrivate === 'N' || asPrivate === 'null') && asOther === asPrivate;
});

it('has operations to look at', () => {
  expect(owned.length).toBeGreaterThan(30);
});

it.each(owned)('%s answers what is another’s exactly as what is not', async (name, { variables }) => {
  const found = fields.get(name);
  if (!found) throw new Error(`No operation ${name}`);
  const foreign = await variables(world);
  const unknown = withUnknownIds(foreign) as object;
  const document = documentOf(found.of, found.field, foreign);
  for (const identity of ['private', 'other'] as const) {
    await shop.db.delete(rateLimits);
    const visitor = await visitorAs(shop, world, identity);
    const answers = [await ask(visitor, document, foreign), await ask(visitor, document, unknown)];
    expect(answers[0]).toEqual(answers[1]);
  }
});
