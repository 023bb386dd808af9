import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { customerAddresses } from '../../backend/src/db/schema/customers.ts';
import { orderFields } from '../../backend/src/db/schema/order-fields.ts';
import { orders } from '../../backend/src/db/schema/orders.ts';
import { units } from '../../backend/src/db/schema/units.ts';
import {
  ChangeEmployeeDocument,
  CompanyUnitsDocument,
  RepeatOrderDocument,
  SaveUnitDocument,
  SetCheckoutOptionsDocument,
  SetUnitActiveDocument,
  ViewEmployeesDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { approveAs, aRule, findRequest } from '../kit/approvals.ts';
import { aProduct } from '../kit/builders.ts';
import { fillCheckout, pay, readCheckout } from '../kit/buyer.ts';
import { aCompany, anEmployee } from '../kit/company.ts';
import { checkInvariants } from '../kit/invariants.ts';
import { testShop, type Shop } from '../kit/shop.ts';
import { anApproverOf, aUnit, joinUnits } from '../kit/units.ts';
import type { Visitor } from '../kit/visitor.ts';

let shop: Shop;
let companyId: number;
let people: Record<'buyer' | 'chef' | 'manager', number>;
let visitors: Record<keyof typeof people, Visitor>;
let product: number;
let kitchen: number;
let rooms: number;

beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.connection.close());
beforeEach(async () => {
  companyId = await aCompany(shop);
  people = {
    buyer: await anEmployee(shop, companyId, 'Employee'),
    chef: await anEmployee(shop, companyId, 'Employee'),
    manager: await anEmployee(shop, companyId, 'Manager'),
  };
  const signIn = (id: number) => shop.signedIn(id, { customerId: companyId });
  visitors = {
    buyer: await signIn(people.buyer),
    chef: await signIn(people.chef),
    manager: await signIn(people.manager),
  };
  product = await aProduct(shop.db);
  kitchen = await aUnit(shop, companyId, { name: 'Eldhús', number: '10' });
  rooms = await aUnit(shop, companyId, { name: 'Herbergi', number: '20' });
});
afterEach(() => checkInvariants(shop.db));

const input = (over: object = {}) => ({
  input: {
    companyId: String(companyId),
    name: 'Bar',
    addressIds: [],
    costCentres: [],
    receivers: [],
    rampHours: [],
    approverIds: [],
    ...over,
  },
});
const choose = (who: Visitor, unitId: number | '') =>
  who.ask(SetCheckoutOptionsDocument, { options: { unitId: String(unitId) } });
const orderOf = async (id: string | null) =>
  (
    await shop.db
      .select()
      .from(orders)
      .where(eq(orders.id, Number(id)))
  )[0]!;

describe('units of a company', () => {
  it('are written by who manages its people, a second time in place of the first', async () => {
    const [address] = await shop.db
      .insert(customerAddresses)
      .values({ customerId: companyId, addressLine1: 'Bryggja 2', city: 'Akureyri', postalCode: '600' })
      .returning();
    const bar = input({
      number: '30',
      addressIds: [String(address!.id)],
      costCentres: ['Bar', ' bar ', 'Bjór'],
      receivers: [{ name: 'Gná', phone: '555 0100', email: 'GNA@x.test' }],
      rampHours: [{ weekday: 1, from: '08:00', to: '16:00' }],
      rampNote: 'Hringja bjöllu',
      approverIds: [String(people.chef)],
    });
    await visitors.manager.ask(SaveUnitDocument, bar);
    const { saveUnit } = await visitors.manager.ask(SaveUnitDocument, bar);
    expect(saveUnit.units.map(({ name }) => name)).toEqual(['Eldhús', 'Herbergi', 'Bar']);
    expect(saveUnit.units[2]).toMatchObject({
      costCentres: ['Bar', 'Bjór'],
      addressIds: [String(address!.id)],
      receivers: [{ name: 'Gná', phone: '5550100', email: 'gna@x.test' }],
      rampHours: [{ weekday: 1, from: '08:00', to: '16:00' }],
      approverIds: [String(people.chef)],
    });
    await shop.db.delete(customerAddresses).where(eq(customerAddresses.id, address!.id));
    const { companyUnits } = await visitors.manager.ask(CompanyUnitsDocument, {
      companyId: String(companyId),
    });
    expect(companyUnits.units[2]?.addressIds).toEqual([]);
  });

  it('are refused with what is wrong at its field, and nothing is written', async () => {
    const other = await aCompany(shop);
    const stranger = await anEmployee(shop, other, 'Manager');
    const wrong = input({
      name: ' ',
      number: 'x'.repeat(21),
      addressIds: ['999999'],
      receivers: [{ name: '', phone: '12', email: 'x' }],
      rampHours: [{ weekday: 1, from: '16:00', to: '8' }],
      approverIds: [String(stranger)],
    });
    const { code, details } = await visitors.manager.fail(SaveUnitDocument, wrong);
    expect([code, Object.keys(details['fields'] as object).toSorted()]).toEqual([
      'BAD_REQUEST',
      [
        'addressIds',
        'approverIds',
        'name',
        'number',
        'rampHours.1',
        'receivers.0.email',
        'receivers.0.name',
        'receivers.0.phone',
      ],
    ]);
    const taken = input({ name: 'Bar', number: '20' });
    expect((await visitors.manager.fail(SaveUnitDocument, taken)).details['fields']).toEqual({
      number: 'Önnur eining hefur þetta númer.',
    });
    expect((await visitors.buyer.fail(SaveUnitDocument, input())).code).toBe('PERMISSION_DENIED');
    const foreign = await aUnit(shop, other);
    const ofOther = input({ unitId: String(foreign) });
    expect((await visitors.manager.fail(SaveUnitDocument, ofOther)).code).toBe('NOT_FOUND');
    const close = { companyId: String(companyId), unitId: String(foreign), isActive: false };
    expect((await visitors.manager.fail(SetUnitActiveDocument, close)).code).toBe('NOT_FOUND');
    expect(await shop.db.$count(units, eq(units.companyId, companyId))).toBe(2);
  });

  it('have people, each with a usual one, until they leave the company', async () => {
    const change = (unitIds: readonly number[] | null) => ({
      input: {
        companyId: String(companyId),
        employeeId: String(people.buyer),
        role: 'Employee' as const,
        orderLimit: null,
        unitIds: unitIds && unitIds.map(String),
      },
    });
    const foreign = await aUnit(shop, await aCompany(shop));
    expect((await visitors.manager.fail(ChangeEmployeeDocument, change([foreign]))).code).toBe('BAD_REQUEST');
    await visitors.manager.ask(ChangeEmployeeDocument, change([rooms, kitchen]));
    await visitors.manager.ask(ChangeEmployeeDocument, change(null));
    const { viewEmployees } = await visitors.manager.ask(ViewEmployeesDocument, {
      companyId: String(companyId),
    });
    const buyer = viewEmployees.employees.find(({ id }) => id === String(people.buyer));
    expect(buyer?.unitIds).toEqual([String(rooms), String(kitchen)]);
    expect(viewEmployees.units.map(({ name }) => name)).toEqual(['10 Eldhús', '20 Herbergi']);
  });
});

describe('an order', () => {
  it('is for the unit that its buyer belongs to, and for no other', async () => {
    await joinUnits(shop, companyId, people.buyer, [kitchen]);
    const checkout = await fillCheckout(visitors.buyer, { [product]: 1 });
    expect([checkout.units.map(({ name }) => name), checkout.unitId, checkout.requiresUnit]).toEqual([
      ['10 Eldhús'],
      String(kitchen),
      true,
    ]);
    for (const unitId of [String(rooms), ''])
      expect(
        (await visitors.buyer.fail(SetCheckoutOptionsDocument, { options: { unitId } })).details['fields'],
      ).toHaveProperty('unitId');
    const { id } = await pay(visitors.buyer, checkout);
    const order = await orderOf(id);
    expect([order.unitId, order.options]).toEqual([
      kitchen,
      [{ kind: 'Unit', name: 'Eining', value: '10 Eldhús' }],
    ]);
  });

  it('is for the unit that a manager chooses, for their usual one, or for none', async () => {
    await joinUnits(shop, companyId, people.manager, [rooms]);
    const buy = async (unitId?: number | '') => {
      await fillCheckout(visitors.manager, { [product]: 1 });
      if (unitId !== undefined) await choose(visitors.manager, unitId);
      return (await orderOf((await pay(visitors.manager, await readCheckout(visitors.manager))).id)).unitId;
    };
    expect([await buy(), await buy(kitchen), await buy('')]).toEqual([rooms, kitchen, null]);
  });

  it('is charged to cost centres of its unit, the usual one unless another is chosen', async () => {
    await shop.db
      .insert(orderFields)
      .values({ customerId: companyId, kind: 'CostCentre', isRequired: false });
    await shop.db
      .update(units)
      .set({ costCentres: ['Matur', 'Tæki'] })
      .where(eq(units.id, kitchen));
    await joinUnits(shop, companyId, people.buyer, [kitchen]);
    const checkout = await fillCheckout(visitors.buyer, { [product]: 1 });
    const question = checkout.checkoutOptions.find(({ id }) => id === 'own-cost-centre');
    expect(question).toMatchObject({ choices: ['Matur', 'Tæki'], defaultValue: 'Matur', value: null });
    const wrong = { checkoutOptions: [{ id: 'own-cost-centre', value: 'Annað' }] };
    await visitors.buyer.ask(SetCheckoutOptionsDocument, { options: wrong });
    const stale = await readCheckout(visitors.buyer);
    await expect(pay(visitors.buyer, stale)).rejects.toThrow(/Veldu eitt af því/);
    await visitors.buyer.ask(SetCheckoutOptionsDocument, {
      options: { checkoutOptions: [{ id: 'own-cost-centre', value: 'Tæki' }] },
    });
    const { id } = await pay(visitors.buyer, await readCheckout(visitors.buyer));
    expect((await orderOf(id)).options).toContainEqual({
      kind: 'CostCentre',
      name: 'Kostnaðarstaður',
      value: 'Tæki',
    });
  });

  it('cannot be made for a closed unit, and what was ordered for it stays its own', async () => {
    await joinUnits(shop, companyId, people.buyer, [kitchen]);
    const { id } = await pay(visitors.buyer, await fillCheckout(visitors.buyer, { [product]: 1 }));
    const close = { companyId: String(companyId), unitId: String(kitchen), isActive: false };
    await visitors.manager.ask(SetUnitActiveDocument, close);
    const checkout = await fillCheckout(visitors.buyer, { [product]: 1 });
    expect(checkout.units).toEqual([]);
    await expect(pay(visitors.buyer, checkout)).rejects.toThrow(/lokuð/);
    expect((await orderOf(id)).unitId).toBe(kitchen);
    await visitors.manager.ask(SetUnitActiveDocument, { ...close, isActive: true });
    expect((await pay(visitors.buyer, await readCheckout(visitors.buyer))).status).toBe('Completed');
  });

  it('of a unit that a rule is about is approved by an approver of the unit', async () => {
    await joinUnits(shop, companyId, people.buyer, [kitchen, rooms]);
    await anApproverOf(shop, companyId, kitchen, people.chef);
    await aRule(shop, companyId, [], { unitId: kitchen, unitSteps: [1] });
    const ask = async (unitId: number) => {
      await fillCheckout(visitors.buyer, { [product]: 1 });
      await choose(visitors.buyer, unitId);
      return pay(visitors.buyer, await readCheckout(visitors.buyer));
    };
    expect((await ask(rooms)).status).toBe('Completed');
    const { status, requestId } = await ask(kitchen);
    expect(status).toBe('AwaitingApproval');
    expect((await findRequest(visitors.manager, requestId!))?.mayDecide).toBe(false);
    const approved = await approveAs(visitors.chef, requestId!, 1240);
    expect(approved.status).toBe('Approved');
    expect((await orderOf(approved.orderId)).unitId).toBe(kitchen);
  });

  it('like the last one is for the unit of the last one, as long as it is open to the buyer', async () => {
    await joinUnits(shop, companyId, people.buyer, [kitchen, rooms]);
    await fillCheckout(visitors.buyer, { [product]: 1 });
    await choose(visitors.buyer, rooms);
    await pay(visitors.buyer, await readCheckout(visitors.buyer));
    const again = async () => (await visitors.buyer.ask(RepeatOrderDocument, {})).repeatOrder?.unit;
    expect(await again()).toBe('20 Herbergi');
    await shop.db.update(units).set({ isActive: false }).where(eq(units.id, rooms));
    expect(await again()).toBe('10 Eldhús');
  });
});
