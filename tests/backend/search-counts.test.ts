import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { searchCounts } from '../../backend/src/db/schema/search.ts';
import { deleteOldSearchCounts, toCountedText } from '../../backend/src/modules/search/search-counts.ts';
import { dayMs } from '../../lib/rules/dates/durations.ts';
import { testShop, type Shop } from '../kit/shop.ts';
import { callWarehouse, warehouseSecret } from '../kit/warehouse.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await testShop({ WAREHOUSE_SECRET: warehouseSecret });
});
afterAll(() => shop.connection.close());

const send = async (text: string, isEmpty: boolean, isUsed: boolean) => {
  const answer = await shop.guest().fetch('/search/outcome', {
    method: 'POST',
    body: JSON.stringify({ text, isEmpty, isUsed }),
  });
  expect(answer.status).toBe(204);
};
const report = async (body: object = {}) => (await callWarehouse(shop, '/searches', body)).answer;

it('says what was searched for without a result and without a click, most first, but nothing typed once', async () => {
  for (const typed of ['Geimskip', 'geimskip ', 'geimskip', 'tímavél', 'tímavél', 'einu sinni'])
    await send(typed, true, false);
  for (const isUsed of [false, false, true]) await send('hanskar', false, isUsed);
  await send('kaffi', false, true);
  expect(await report()).toEqual({
    empty: [
      { text: 'geimskip', searches: 3, empty: 3, clicked: 0 },
      { text: 'tímavél', searches: 2, empty: 2, clicked: 0 },
    ],
    unused: [{ text: 'hanskar', searches: 3, empty: 0, clicked: 1 }],
  });
  expect(await report({ least: 3 })).toMatchObject({ empty: [{ text: 'geimskip' }], unused: [] });
});

it.each(['jon@vorulind.test', '010180-1239', 'sími 555 1234', '4242 4242 4242 4242', 'orð '.repeat(40)])(
  'nothing is kept of what may say who somebody is, or is no search: %s',
  async (text) => {
    expect(toCountedText(text)).toBeNull();
    await send(text.slice(0, 200), true, false);
    expect(await shop.db.$count(searchCounts, sql`${searchCounts.text} = ${text.trim().toLowerCase()}`)).toBe(
      0,
    );
  },
);

it('keeps counts for 90 days', async () => {
  const now = new Date();
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs).toISOString().slice(0, 10);
  const count = { searches: 1, empty: 1, clicked: 0 };
  await shop.db.insert(searchCounts).values([
    { ...count, day: daysAgo(91), text: 'gamalt' },
    { ...count, day: daysAgo(89), text: 'nýlegt' },
  ]);
  await deleteOldSearchCounts(shop.db, now);
  const texts = (await shop.db.select().from(searchCounts)).map(({ text }) => text);
  expect(texts).toContain('nýlegt');
  expect(texts).not.toContain('gamalt');
});
