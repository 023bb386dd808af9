import {
  withCards,
  type OrderResult,
  placeOrders,
  unitPrice,
  type PreparedOrder,
  prepareOrder,
  makeProducts,
} from '../../scripts/cluster/buying.ts';
import { removeCompanies, requestApproval, approveByAll } from './approvals.ts';
import { chargeTo, applyPromoCode } from './conditions.ts';
import type { Buyer, Cluster } from '../../scripts/cluster/cluster.ts';

export interface Scenario {
  name: string;
  run(shop: Cluster): Promise<OrderResult[]>;
  /** Expected number of different orders. */
  orders: number;
  /** Number of runs by default. */
  runs: number;
  /** Other expected responses. */
  refusals: readonly string[];
}

async function allReady(
  shop: Cluster,
  buyers: readonly Buyer[],
  goods: (index: number) => number[],
): Promise<PreparedOrder[]> {
  const ready = [];
  for (const [index, buyer] of buyers.entries()) ready.push(await prepareOrder(shop, buyer, goods(index)));
  return ready;
}

async function race(...one: Parameters<typeof allReady>): Promise<OrderResult[]> {
  return placeOrders(one[0], await allReady(...one));
}

/** Reliability F10, F11 and F13. */
export const scenarios: readonly Scenario[] = [
  {
    name: '100 buyers, 1 unit',
    runs: 1000,
    orders: 1,
    refusals: ['cart.stockShort'],
    async run(shop) {
      const goods = await makeProducts(shop, 1);
      return race(shop, shop.buyers, () => goods);
    },
  },
  {
    name: '100 buyers, 5 units',
    runs: 200,
    orders: 5,
    refusals: ['cart.stockShort'],
    async run(shop) {
      const goods = await makeProducts(shop, 5);
      return race(shop, shop.buyers, () => goods);
    },
  },
  {
    name: '100 buyers by card, 1 unit',
    runs: 200,
    orders: 1,
    refusals: ['cart.stockShort'],
    async run(shop) {
      const goods = await makeProducts(shop, 1);
      return placeOrders(shop, await withCards(shop, await allReady(shop, shop.buyers, () => goods)));
    },
  },
  {
    name: '60 buyers, carts in opposite order, 20 units',
    runs: 200,
    orders: 20,
    refusals: ['cart.stockShort'],
    async run(shop) {
      const goods = await makeProducts(shop, 20, 20);
      return race(shop, shop.buyers.slice(0, 60), (index) => (index % 2 ? goods : goods.toReversed()));
    },
  },
  {
    name: '50 posts, 1 key',
    runs: 500,
    orders: 1,
    refusals: ['running'],
    async run(shop) {
      const [buyer] = shop.buyers;
      if (!buyer) throw new Error('No buyer');
      const one = await prepareOrder(shop, buyer, await makeProducts(shop, 100));
      return placeOrders(shop, Array<typeof one>(50).fill(one));
    },
  },
  {
    name: '50 posts by card, 1 key',
    runs: 500,
    orders: 1,
    refusals: ['running', 'Processing'],
    async run(shop) {
      const [buyer] = shop.buyers;
      if (!buyer) throw new Error('No buyer');
      const [one] = await withCards(shop, [await prepareOrder(shop, buyer, await makeProducts(shop, 100))]);
      if (!one) throw new Error('No card');
      return placeOrders(shop, Array<typeof one>(50).fill(one));
    },
  },
  {
    name: '40 buyers, 1 account with credit for 3',
    runs: 200,
    orders: 3,
    refusals: ['pay.noCredit'],
    async run(shop) {
      const goods = await makeProducts(shop, 100);
      const buyers = shop.buyers.slice(0, 40);
      await chargeTo(shop, buyers, 4 * unitPrice - 1);
      const outcomes = await race(shop, buyers, () => goods);
      await chargeTo(shop, buyers, null);
      return outcomes;
    },
  },
  {
    name: '100 buyers, 1 use of a promo code',
    runs: 200,
    orders: 1,
    // The others learn that it is used up, and the price without it.
    refusals: ['pay.priceChanged'],
    async run(shop) {
      const goods = await makeProducts(shop, 100);
      const ready = await allReady(shop, shop.buyers, () => goods);
      const total = await applyPromoCode(shop, ready);
      return placeOrders(
        shop,
        ready.map((one) => ({ ...one, total })),
      );
    },
  },
  {
    name: '50 yeses to 1 request',
    runs: 200,
    orders: 1,
    refusals: [],
    async run(shop) {
      const people = shop.buyers.slice(0, 51);
      const waiting = await requestApproval(shop, people, await makeProducts(shop, 100));
      const outcomes = await approveByAll(shop, waiting);
      await removeCompanies(shop, people);
      return outcomes;
    },
  },
  {
    // Depends on who is first: an approver, or a buyer.
    name: '30 yeses to 1 request and 40 buyers, 1 unit',
    runs: 200,
    orders: 1,
    refusals: ['cart.stockShort', 'approval.changed'],
    async run(shop) {
      const people = shop.buyers.slice(0, 31);
      const goods = await makeProducts(shop, 1);
      const waiting = await requestApproval(shop, people, goods);
      const ready = await allReady(shop, shop.buyers.slice(31, 71), () => goods);
      const outcomes = await Promise.all([approveByAll(shop, waiting), placeOrders(shop, ready)]);
      await removeCompanies(shop, people);
      return outcomes.flat();
    },
  },
];
