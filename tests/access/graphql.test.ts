import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { rateLimits } from '../../backend/src/db/schema/sessions.ts';
import { schemaText } from '../../graphql/generated/schema-text.ts';
import { runOperation, toDocument, listFields } from './ask.ts';
import { setUpAccess, shop, world } from './access-setting.ts';
import { identities, signInAs } from './identities.ts';
import { operations } from './operations.ts';
import { withUnknownIds } from './unknown-ids.ts';

const fields = listFields(buildSchema(schemaText));

setUpAccess();
it('has a row for every operation of the schema and no other', () => {
  expect(Object.keys(operations).sort()).toEqual([...fields.keys()].sort());
});

it('leaves no cell blank', () => {
  for (const [name, { cells }] of Object.entries(operations))
    expect([name, cells.split(' ').filter(Boolean).length]).toEqual([name, identities.length]);
});

describe('guest, private, employee, manager, other company, agent, agent acting, deactivated', () => {
  it.each(Object.entries(operations))(
    '%s returns the expected code to each identity',
    async (name, { variables, cells }) => {
      const found = fields.get(name);
      if (!found) throw new Error(`No operation ${name}`);
      const answered: string[] = [];
      for (const identity of identities) {
        const given = await variables(world);
        await shop.db.delete(rateLimits);
        const visitor = await signInAs(shop, world, identity);
        const { cell } = await runOperation(visitor, toDocument(found.of, found.field, given), given);
        answered.push(cell);
      }
      expect(answered.join(' ')).toBe(cells);
    },
  );
});

/** Strangers get N or null; `ok` is for the identities that may do it to anyone. */
const owned = Object.entries(operations).filter(([, { cells }]) => {
  const [, asPrivate, , , asOther] = cells.split(' ');
  return (asPrivate === 'N' || asPrivate === 'null') && asOther === asPrivate;
});

describe('another customer’s id', () => {
  it('is an argument of many operations', () => {
    expect(owned.length).toBeGreaterThan(30);
  });

  it.each(owned)('in %s gets exactly the response of an unknown id', async (name, { variables }) => {
    const found = fields.get(name);
    if (!found) throw new Error(`No operation ${name}`);
    const foreign = await variables(world);
    const unknown = withUnknownIds(foreign) as object;
    const document = toDocument(found.of, found.field, foreign);
    for (const identity of ['private', 'other'] as const) {
      await shop.db.delete(rateLimits);
      const visitor = await signInAs(shop, world, identity);
      const answers = [
        await runOperation(visitor, document, foreign),
        await runOperation(visitor, document, unknown),
      ];
      expect(answers[0]).toEqual(answers[1]);
    }
  });
});
