import { byCard, type Outcome, payAll, price, type Ready, readyToPay, stocked } from './buying.ts';
import type { Buyer, RaceShop } from './shop.ts';

export interface Scenario {
  name: string;
  run(shop: RaceShop): Promise<Outcome[]>;
  /** How many different orders there have to be. */
  orders: number;
  /** What else a post may answer. */
  refusals: readonly string[];
}

async function allReady(
  shop: RaceShop,
  buyers: readonly Buyer[],
  goods: (index: number) => number[],
): Promise<Ready[]> {
  const ready = [];
  for (const [index, buyer] of buyers.entries()) ready.push(await readyToPay(shop, buyer, goods(index)));
  return ready;
}

async function race(...one: Parameters<typeof allReady>): Promise<Outcome[]> {
  return payAll(one[0], await allReady(...one));
}

/** Rows F10, F11 and F13 of the fault matrix. */
export const scenarios: readonly Scenario[] = [
  {
    name: '100 buyers, 1 unit',
    orders: 1,
    refusals: ['cart.stockShort'],
    async run(shop) {
      const goods = await stocked(shop, 1);
      return race(shop, shop.buyers, () => goods);
    },
  },
  {
    name: '100 buyers, 5 units',
    orders: 5,
    refusals: ['cart.stockShort'],
    async run(shop) {
      const goods = await stocked(shop, 5);
      return race(shop, shop.buyers, () => goods);
    },
  },
  {
    name: '100 buyers by card, 1 unit',
    orders: 1,
    refusals: ['cart.stockShort'],
    async run(shop) {
      const goods = await stocked(shop, 1);
      return payAll(shop, await byCard(shop, await allReady(shop, shop.buyers, () => goods)));
    },
  },
  {
    name: '60 buyers, carts in opposite order, 20 units',
    orders: 20,
    refusals: ['cart.stockShort'],
    async run(shop) {
      const goods = await stocked(shop, 20, 20);
      return race(shop, shop.buyers.slice(0, 60), (index) => (index % 2 ? goods : goods.toReversed()));
    },
  },
  {
    name: '50 posts, 1 key',
    orders: 1,
    refusals: ['running'],
    async run(shop) {
      const [buyer] = shop.buyers;
      if (!buyer) throw new Error('No buyer');
      const one = await readyToPay(shop, buyer, await stocked(shop, 100));
      return payAll(shop, Array<typeof one>(50).fill(one));
    },
  },
  {
    name: '50 posts by card, 1 key',
    orders: 1,
    refusals: ['running', 'Processing'],
    async run(shop) {
      const [buyer] = shop.buyers;
      if (!buyer) throw new Error('No buyer');
      const [one] = await byCard(shop, [await readyToPay(shop, buyer, await stocked(shop, 100))]);
      if (!one) throw new Error('No card');
      return payAll(shop, Array<typeof one>(50).fill(one));
    },
  },
  {
    name: '40 buyers, 1 account with credit for 3',
    orders: 3,
    refusals: ['pay.noCredit'],
    async run(shop) {
      const goods = await stocked(shop, 100);
      const buyers = shop.buyers.slice(0, 40);
      await chargeTo(shop, buyers, 4 * price - 1);
      const outcomes = await race(shop, buyers, () => goods);
      await chargeTo(shop, buyers, null);
      return outcomes;
    },
  },
];

/** Makes a company with this credit the bill-to customer of the buyers, or nobody. */
async function chargeTo({ pool }: RaceShop, buyers: readonly Buyer[], credit: number | null): Promise<void> {
  const { rows } =
    credit === null
      ? { rows: [] }
      : await pool.query<{ id: number }>(
          `INSERT INTO customers (ssn, name, name_sort, email, is_company, is_confirmed, credit_limit)
           VALUES (lpad((5000000000 + floor(random() * 999999999))::text, 10, '0'), 'Félag', 'felag',
             'felag@vorulind.test', true, true, $1) RETURNING id`,
          [credit],
        );
  const ids = buyers.map(({ customerId }) => customerId);
  if (rows[0]) {
    await pool.query(
      'INSERT INTO bill_to_customers (customer_id, bill_to_id) SELECT unnest($1::integer[]), $2::integer',
      [ids, rows[0].id],
    );
  }
  await pool.query('UPDATE sessions SET bill_to_id = $1 WHERE customer_id = ANY($2)', [
    rows[0]?.id ?? null,
    ids,
  ]);
}
