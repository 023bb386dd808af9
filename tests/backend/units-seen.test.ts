import { eq } from 'drizzle-orm';
import { extractText } from 'unpdf';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { companyMembers } from '../../backend/src/db/schema/customers.ts';
import { invoices } from '../../backend/src/db/schema/invoices.ts';
import { orders } from '../../backend/src/db/schema/orders.ts';
import {
  AccountStatementDocument,
  CustomerInvoicesDocument,
  CustomerOrdersDocument,
  LastYearStatisticsDocument,
  ReorderDocument,
  SetCheckoutOptionsDocument,
  UnitStatisticsDocument,
  ViewInvoiceDocument,
  ViewOrderDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { aProduct } from '../kit/builders.ts';
import { fillCheckout, pay, readCheckout } from '../kit/buyer.ts';
import { aCompany, anEmployee } from '../kit/company.ts';
import { checkInvariants } from '../kit/invariants.ts';
import { testShop, type Shop } from '../kit/shop.ts';
import { orderPath } from '../kit/shipments.ts';
import { aUnit, joinUnits } from '../kit/units.ts';
import type { Visitor } from '../kit/visitor.ts';
import { callWarehouse, warehouseSecret } from '../kit/warehouse.ts';

let shop: Shop;
let companyId: number;
let kitchen: number;
let rooms: number;
let product: number;
let visitors: Record<'chef' | 'maid' | 'manager', Visitor>;
let ids: Record<'chef' | 'maid' | 'manager', number>;

beforeAll(async () => {
  shop = await testShop({ WAREHOUSE_SECRET: warehouseSecret });
});
afterAll(() => shop.connection.close());
beforeEach(async () => {
  companyId = await aCompany(shop);
  ids = {
    chef: await anEmployee(shop, companyId, 'Employee'),
    maid: await anEmployee(shop, companyId, 'Employee'),
    manager: await anEmployee(shop, companyId, 'Manager'),
  };
  kitchen = await aUnit(shop, companyId, {
    name: 'Eldhús',
    rampHours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '08:00', to: '15:30' })),
    rampNote: 'Bakdyr',
  });
  rooms = await aUnit(shop, companyId, { name: 'Herbergi' });
  await joinUnits(shop, companyId, ids.chef, [kitchen]);
  await joinUnits(shop, companyId, ids.maid, [rooms]);
  const signIn = (id: number) => shop.signedIn(id, { customerId: companyId });
  visitors = {
    chef: await signIn(ids.chef),
    maid: await signIn(ids.maid),
    manager: await signIn(ids.manager),
  };
  product = await aProduct(shop.db);
});
afterEach(() => checkInvariants(shop.db));

async function buy(who: Visitor, units: number): Promise<{ id: string; invoiceId: string }> {
  const { id, invoiceId } = await pay(who, await fillCheckout(who, { [product]: units }));
  return { id: id!, invoiceId: invoiceId! };
}
const ordersOf = async (who: Visitor, unitId: string | null = null) =>
  (await who.ask(CustomerOrdersDocument, { filter: { unitId } })).customerOrders;
const invoicesOf = async (who: Visitor, unitId: string | null = null) =>
  (await who.ask(CustomerInvoicesDocument, { filter: { unitId } })).customerInvoices;

it('who is bound to units sees their orders and invoices, and a manager all of them', async () => {
  const food = await buy(visitors.chef, 1);
  const soap = await buy(visitors.maid, 2);
  const other = await buy(visitors.manager, 3);
  const seen = async (who: Visitor) => {
    const list = await ordersOf(who);
    return [list.orders.map(({ id }) => id), list.units.map(({ name }) => name)];
  };
  expect(await seen(visitors.chef)).toEqual([[food.id], ['Eldhús']]);
  expect(await seen(visitors.maid)).toEqual([[soap.id], ['Herbergi']]);
  expect(await seen(visitors.manager)).toEqual([
    [other.id, soap.id, food.id],
    ['Eldhús', 'Herbergi'],
  ]);
  expect((await invoicesOf(visitors.chef)).invoices.map(({ invoiceId, unit }) => [invoiceId, unit])).toEqual([
    [food.invoiceId, 'Eldhús'],
  ]);
  expect((await ordersOf(visitors.manager, String(rooms))).orders.map(({ id }) => id)).toEqual([soap.id]);
  expect((await invoicesOf(visitors.manager, String(rooms))).invoices).toHaveLength(1);
  // A unit that is not theirs narrows to nothing.
  expect((await ordersOf(visitors.chef, String(rooms))).orders).toEqual([]);
});

it('another unit’s order, invoice and their files are as one that does not exist', async () => {
  const { id, invoiceId } = await buy(visitors.maid, 1);
  expect((await visitors.chef.ask(ViewOrderDocument, { orderId: id })).order).toBe(null);
  expect((await visitors.chef.ask(ViewInvoiceDocument, { invoiceId })).viewInvoice).toBe(null);
  for (const about of [{ orderId: id }, { invoiceId }])
    expect((await visitors.chef.fail(ReorderDocument, { input: { key: 'lykill-1', ...about } })).code).toBe(
      'NOT_FOUND',
    );
  const files = async (who: Visitor) => {
    const response = await who.fetch('/exports/orders.csv', {});
    return (await response.text()).trim().split('\n').length - 1;
  };
  expect([await files(visitors.chef), await files(visitors.maid)]).toEqual([0, 1]);
  const path = (await visitors.maid.ask(ViewInvoiceDocument, { invoiceId })).viewInvoice!.pdfUrl;
  await shop.db
    .update(orders)
    .set({ unitId: kitchen })
    .where(eq(orders.id, Number(id)));
  await shop.db
    .update(invoices)
    .set({ unitId: kitchen })
    .where(eq(invoices.id, Number(invoiceId)));
  expect((await visitors.maid.fetch(path.replace('/backend', ''), {})).status).toBe(404);
});

it('what somebody sees follows their units and their role from the next request on', async () => {
  await buy(visitors.maid, 1);
  expect((await ordersOf(visitors.chef)).orders).toEqual([]);
  await shop.db
    .update(companyMembers)
    .set({ role: 'Manager' })
    .where(eq(companyMembers.customerId, ids.chef));
  expect((await ordersOf(visitors.chef)).orders).toHaveLength(1);
});

it('the account as a whole is not shown to who sees units only', async () => {
  const days = { from: '2026-01-01', to: '2026-12-31' };
  const { code, details } = await visitors.chef.fail(AccountStatementDocument, days);
  expect([code, details['reason']]).toEqual(['PERMISSION_DENIED', 'unit']);
  expect((await visitors.chef.fetch('/exports/statement.csv?from=2026-01-01&to=2026-12-31', {})).status).toBe(
    403,
  );
  await visitors.manager.ask(AccountStatementDocument, days);
});

it('statistics are of a unit, or say what each unit was invoiced', async () => {
  await buy(visitors.chef, 1);
  await buy(visitors.maid, 2);
  await buy(visitors.manager, 3);
  const total = async (unitId: string | null) =>
    (await visitors.manager.ask(LastYearStatisticsDocument, { unitId })).lastYearStatistics.at(-1)
      ?.totalAmount;
  expect([await total(null), await total(String(kitchen)), await total('999999')]).toEqual([7440, 1240, 0]);
  const { unitStatistics } = await visitors.manager.ask(UnitStatisticsDocument, {});
  expect(unitStatistics.map(({ unit, totalAmount }) => [unit?.name ?? null, totalAmount])).toEqual([
    [null, 3720],
    ['Herbergi', 2480],
    ['Eldhús', 1240],
  ]);
});

it('hours of the ramp stand on the order that is brought there, and on its delivery note', async () => {
  const collected = await buy(visitors.chef, 1);
  const read = async (id: string) => (await visitors.chef.ask(ViewOrderDocument, { orderId: id })).order!;
  const first = await read(collected.id);
  expect([first.rampHours, first.unitId]).toEqual([null, String(kitchen)]);
  const address = { addressLine1: 'Bryggja 2', city: 'Akureyri', postalCode: '600' };
  await fillCheckout(visitors.chef, { [product]: 1 }, 'home');
  await visitors.chef.ask(SetCheckoutOptionsDocument, { options: { address } });
  const { id } = await pay(visitors.chef, await readCheckout(visitors.chef));
  expect(await read(id!)).toMatchObject({ rampHours: 'mán.–fös. kl. 8–15:30', rampNote: 'Bakdyr' });
  await callWarehouse(shop, `${orderPath(id!)}/shipments`, { key: 'a' });
  const path = (await read(id!)).shipments[0]!.deliveryNoteUrl.replace('/backend', '');
  const pdf = await (await visitors.chef.fetch(path)).arrayBuffer();
  const text = (await extractText(new Uint8Array(pdf))).text.join(' ').replaceAll('\u00a0', ' ');
  for (const words of ['mán.–fös. kl. 8–15:30', 'Bakdyr', 'Eldhús']) expect(text).toContain(words);
  expect((await visitors.maid.fetch(path)).status).toBe(404);
});
