import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectPostgres, type Connection } from '../../backend/src/db/connect.ts';
import { migrate } from '../../backend/src/db/migrate.ts';
import { shipmentItems, shipments } from '../../backend/src/db/schema/shipments.ts';
import { ViewOrderDocument, WithdrawFromOrderDocument } from '../../graphql/generated/documents-on-demand.ts';
import { createDatabase, dropDatabase } from '../../scripts/test/databases.ts';
import { aCustomer, aProduct } from '../kit/builders.ts';
import { fillCheckout, pay } from '../kit/buyer.ts';
import { checkInvariants } from '../kit/invariants.ts';
import { openPostgres, type PostgresForTest } from '../kit/postgres.ts';
import { orderPath } from '../kit/shipments.ts';
import { addSettings, shopOn, type Shop } from '../kit/shop.ts';
import { callWarehouse, moveOrder, warehouseSecret } from '../kit/warehouse.ts';

const rounds = 10;

let server: PostgresForTest;
let url: URL;
const connections: Connection[] = [];
/** Two backends on one database. */
let shops: Shop[];

beforeAll(async () => {
  server = await openPostgres();
  url = await createDatabase(server.url);
  connections.push(connectPostgres(url.href, 4), connectPostgres(url.href, 4));
  await migrate(connections[0]!);
  await addSettings(connections[0]!);
  shops = connections.map((connection) => shopOn(connection, { WAREHOUSE_SECRET: warehouseSecret }));
});
afterAll(async () => {
  for (const connection of connections) await connection.close();
  await dropDatabase(server.url, url);
  await server.stop();
});

async function ordered() {
  const [shop] = shops as [Shop, Shop];
  const visitor = await shop.signedIn(await aCustomer(shop.db));
  const product = await aProduct(shop.db, { name: 'Sápa' });
  const orderId = (await pay(visitor, await fillCheckout(visitor, { [product]: 3 }))).id!;
  const view = async () => (await visitor.ask(ViewOrderDocument, { orderId })).order!;
  return { orderId, view, visitor, sku: (await view()).items[0]!.sku };
}

it('two calls that ship the same rest on two backends ship it once', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { orderId, view, sku } = await ordered();
    const path = `${orderPath(orderId)}/shipments`;
    const answers = await Promise.all(
      shops.map((shop, index) =>
        callWarehouse(shop, path, { key: `rest-${index}`, lines: [{ sku, quantity: 2 }] }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.answer).toMatchObject({
      reason: 'shipment.left',
      left: 1,
    });
    const order = await view();
    expect(order.shipments).toHaveLength(1);
    expect(order.items[0]).toMatchObject({ shipped: 2, left: 1 });
  }
  await checkInvariants(shops[0]!.db);
});

it('one call that comes to two backends is one shipment, and the whole order moves once beside it', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { orderId, view, sku } = await ordered();
    const path = `${orderPath(orderId)}/shipments`;
    const call = { key: 'part', lines: [{ sku, quantity: 1 }] };
    const statuses = await Promise.all([
      ...shops.map(async (shop) => (await callWarehouse(shop, path, call)).status),
      ...shops.map((shop) => moveOrder(shop, orderId, 'Shipping')),
    ]);
    // The part comes before the rest, or finds nothing left.
    expect(statuses.slice(2)).toEqual([200, 200]);
    expect([200, 409]).toContain(statuses[0]);
    const order = await view();
    expect(order.items[0]).toMatchObject({ shipped: 3, left: 0 });
    expect(order.shipments.length).toBe(statuses.includes(409) ? 1 : 2);
    const delivered = await Promise.all(
      order.shipments.flatMap(({ part }) =>
        shops.map((shop) => callWarehouse(shop, `${path}/${part}`, { delivered: true })),
      ),
    );
    expect(new Set(delivered.map(({ status }) => status))).toEqual(new Set([200]));
    const done = await view();
    expect(done.status).toBe('Fulfilled');
    expect(done.events.filter(({ kind }) => kind === 'Fulfilled')).toHaveLength(1);
  }
  await checkInvariants(shops[0]!.db);
  const db = shops[0]!.db;
  expect(await db.$count(shipmentItems)).toBe(await db.$count(shipments));
});

it('units are sent, taken back or called off, and none of them twice', async () => {
  const [one, other] = shops as [Shop, Shop];
  for (let round = 0; round < rounds; round += 1) {
    const { orderId, view, sku, visitor } = await ordered();
    const path = orderPath(orderId);
    await callWarehouse(one, `${path}/shipments`, { key: 'first', lines: [{ sku, quantity: 1 }] });
    const itemId = (await view()).items[0]!.id;
    const lines = [{ sku, quantity: 2 }];
    const [sent, dropped] = await Promise.all([
      callWarehouse(one, `${path}/shipments`, { key: 'second', lines }),
      callWarehouse(other, `${path}/cancelled`, { key: 'third', lines }),
      visitor.ask(WithdrawFromOrderDocument, { orderId, lines: [{ itemId, quantity: 1 }] }),
    ]);
    expect([sent, dropped].filter(({ status }) => status === 200).length).toBeLessThan(2);
    const { shipped, cancelled, withdrawn, left } = (await view()).items[0]!;
    expect(shipped + cancelled).toBeLessThanOrEqual(3);
    expect(left).toBe(Math.max(0, 3 - shipped - cancelled - withdrawn));
  }
  await checkInvariants(one.db);
});
