import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeError } from '../../backend/src/db/describe-error.ts';
import { exportPerson } from '../../backend/src/person/export-person.ts';
import { testShop, type Shop } from '../kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.connection.close());

const nationalId = '0209804299';

/** What a command would print of it. */
async function describeFailure(work: Promise<unknown>): Promise<string> {
  return describeError(await work.catch((error: unknown) => error));
}

describe('what a command says of an error', () => {
  it('leads to the migration where a table is missing, and quotes no number of a person', async () => {
    const text = await describeFailure(
      shop.db.execute(sql`SELECT * FROM nowhere WHERE national_id = ${nationalId}`),
    );
    expect(text).toBe('The database does not have the tables of this version: run `npm run migrate` first.');
  });

  it('gives the code of what the database refused, without the values', async () => {
    const text = await describeFailure(shop.db.execute(sql`SELECT ${nationalId}::date`));
    expect(text).toBe('The database did not answer a statement (22008).');
  });

  it('is the error’s own words where no statement failed', async () => {
    expect(await describeFailure(exportPerson(shop.db, nationalId))).toMatch(/^Nobody /);
  });
});
