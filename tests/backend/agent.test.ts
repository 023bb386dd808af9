import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { customers } from '../../backend/src/db/schema/customers.ts';
import { findLate } from '../../backend/src/modules/agent/internal/store.ts';
import { LastOrdersOfDocument, LateCustomersDocument } from '../../graphql/generated/documents-on-demand.ts';
import { aCustomer } from '../kit/builders.ts';
import { testShop, type Shop } from '../kit/shop.ts';

let shop: Shop;
let agent: number;
const day = 86_400_000;
const now = new Date();

beforeAll(async () => {
  shop = await testShop();
  agent = await aCustomer(shop.db, { isAgent: true });
});
afterAll(() => shop.connection.close());

let number = 50_000;
/** A customer with one invoice of 10.000 kr. at each of these ages in days. */
async function ordered(daysAgo: readonly number[], over: Partial<typeof customers.$inferInsert> = {}) {
  const id = await aCustomer(shop.db, over);
  for (const age of daysAgo) {
    number += 1;
    const at = new Date(now.getTime() - age * day).toISOString();
    await shop.db.execute(
      sql`INSERT INTO invoices (number, customer_id, issued_at, buyer_name, buyer_ssn, seller, price, price_without_tax, tax, vat_lines, options, search_text)
        VALUES (${number}, ${id}, ${at}, 'Prófun', '0101010000', '{}', 10000, 8065, 1935, '[]', '[]', '')`,
    );
  }
  return id;
}
const weekly = (last: number): number[] => [0, 7, 14, 21, 28].map((age) => age + last);
const late = async () => (await findLate(shop.db, now, 20)).map(({ id }) => id);

describe('a customer who has not ordered when they usually do', () => {
  it('is late after half of the usual time has been exceeded', async () => {
    const [punctual, almost, gone] = [
      await ordered(weekly(6)),
      await ordered(weekly(10)),
      await ordered(weekly(11)),
    ];
    const found = await late();
    expect(found).toContain(gone);
    expect(found).not.toContain(punctual);
    expect(found).not.toContain(almost);
    const customer = await shop.signedIn(agent);
    const { lateCustomers } = await customer.ask(LateCustomersDocument, {});
    expect(lateCustomers.find(({ id }) => id === String(gone))).toMatchObject({
      usualDays: 7,
      daysSince: 11,
      usualTotal: 10_000,
      lastOrderDate: new Date(now.getTime() - 11 * day).toISOString().slice(0, 10),
    });
  });

  it('is counted by days in Reykjavík, whatever the database’s time zone', async () => {
    const id = await ordered(weekly(11));
    const [row] = await shop.db.transaction(async (tx) => {
      // Fourteen hours ahead: at ten in Reykjavík it is already the next day there.
      await tx.execute(sql`SET LOCAL TimeZone = 'Pacific/Kiritimati'`);
      await tx.execute(
        sql`UPDATE invoices SET issued_at = date_trunc('day', issued_at AT TIME ZONE 'UTC') AT TIME ZONE 'UTC' + interval '12 hours' WHERE customer_id = ${id}`,
      );
      const morning = new Date(`${now.toISOString().slice(0, 10)}T08:00:00Z`);
      return (await findLate(tx, morning, 100)).filter((one) => one.id === id);
    });
    expect(row).toMatchObject({
      last_day: new Date(now.getTime() - 11 * day).toISOString().slice(0, 10),
      days_since: 11,
    });
  });

  it('needs a habit of four order days within a year', async () => {
    const some = [
      await ordered([]),
      await ordered([30]),
      await ordered([30, 37, 44]),
      // Four invoices, but on two days.
      await ordered([30, 30, 37, 37]),
      await ordered([400, 407, 414, 421, 428]),
    ];
    const found = await late();
    for (const id of some) expect(found).not.toContain(id);
  });

  it('is measured by the median, so that one long holiday does not count', async () => {
    const id = await ordered([12, 19, 26, 33, 93, 100, 107]);
    expect(await late()).toContain(id);
  });

  it('is left out when the agent may not act for them', async () => {
    const found = [
      await ordered(weekly(20), { isActive: false }),
      await ordered(weekly(20), { isConfirmed: false }),
    ];
    for (const id of found) expect(await late()).not.toContain(id);
  });

  it('is not late after a weekend when they order every day', async () => {
    const id = await ordered([2, 3, 4, 5, 6, 7]);
    expect(await late()).not.toContain(id);
  });
});

describe('last orders', () => {
  it('are the last three of each customer, in the requested order', async () => {
    const [one, other] = [await ordered([9, 8, 7, 6]), await ordered([1])];
    const visitor = await shop.signedIn(agent);
    const { lastOrdersOf } = await visitor.ask(LastOrdersOfDocument, {
      customerIds: [String(other), String(one), '0', '-1', 'x', '999999999', "1' OR 1=1"],
    });
    expect(lastOrdersOf.map(({ customerId }) => Number(customerId))).toEqual([other, one]);
    const dates = lastOrdersOf[1]!.orders.map(({ date }) =>
      Math.round((now.getTime() - Date.parse(date)) / day),
    );
    expect(dates).toEqual([6, 7, 8]);
    expect(lastOrdersOf[0]!.orders[0]).toMatchObject({ total: 10_000 });
  });

  it('are returned for fifty customers at most, and never for one that may not be acted for', async () => {
    const closed = await ordered([1], { isActive: false });
    const visitor = await shop.signedIn(agent);
    expect((await visitor.ask(LastOrdersOfDocument, { customerIds: [String(closed)] })).lastOrdersOf).toEqual(
      [],
    );
    const customerIds = Array.from({ length: 51 }, (_, index) => String(index + 1));
    expect(await visitor.fail(LastOrdersOfDocument, { customerIds })).toMatchObject({ code: 'BAD_REQUEST' });
  });
});

it('late customers and last orders are returned to agents only', async () => {
  const person = await aCustomer(shop.db);
  const calls = [
    [await shop.signedIn(person), 'PERMISSION_DENIED'],
    // Acting for an agent does not lend the agent's rights.
    [await shop.signedIn(person, { customerId: agent }), 'PERMISSION_DENIED'],
    [shop.guest(), 'UNAUTHENTICATED'],
  ] as const;
  for (const [visitor, code] of calls) {
    expect(await visitor.fail(LateCustomersDocument, {})).toMatchObject({ code });
    expect(await visitor.fail(LastOrdersOfDocument, { customerIds: [String(person)] })).toMatchObject({
      code,
    });
  }
});
