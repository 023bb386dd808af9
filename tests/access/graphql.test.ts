import { buildSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rateLimits } from '../../backend/src/db/schema/sessions.ts';
import { schemaText } from '../../graphql/generated/schema-text.ts';
import { testShop, type Shop } from '../backend/setup/shop.ts';
import { ask, documentOf, fieldsOf } from './ask.ts';
import { identities, visitorAs } from './identities.ts';
import { operations } from './operations.ts';
import { makeWorld, type World } from './world.ts';

const fields = fieldsOf(buildSchema(schemaText));

let shop: Shop;
let world: World;
beforeAll(async () => {
  shop = await testShop({
    ACQUIRER_URL: 'http://127.0.0.1:9',
    ACQUIRER_SECRET_KEY: 'test-acquirer-secret',
    ACQUIRER_WEBHOOK_SECRET: 'test-webhook-secret',
  });
  world = await makeWorld(shop);
});
afterAll(() => shop.connection.close());
it('has a row for every operation of the schema and no other', () => {
  expect(Object.keys(operations).sort()).toEqual([...fields.keys()].sort());
});

it('leaves no cell blank', () => {
  for (const [name, { cells }] of Object.entries(operations))
    expect([name, cells.split(' ').filter(Boolean).length]).toEqual([name, identities.length]);
});

describe('guest, private, employee, manager, other company, agent, agent acting, deactivated', () => {
  it.each(Object.entries(operations))('%s', async (name, { variables, cells }) => {
    const found = fields.get(name);
    if (!found) throw new Error(`No operation ${name}`);
    const answered: string[] = [];
    for (const identity of identities) {
      const given = await variables(world);
      await shop.db.delete(rateLimits);
      const visitor = await visitorAs(shop, world, identity);
      const { cell } = await ask(visitor, documentOf(found.of, found.field, given), given);
      answered.push(cell);
    }
    expect(answered.join(' ')).toBe(cells);
  });
});
