import {
  CompanyUnitsDocument,
  CustomerInvoicesDocument,
  CustomerOrdersDocument,
  ExpressCheckoutDocument,
  SaveUnitDocument,
  SetCheckoutOptionsDocument,
  SetUnitActiveDocument,
  UnitStatisticsDocument,
  ViewOrderDocument,
} from '../../../graphql/generated/documents-on-demand.ts';
import { fillCheckout, toOrderInput } from '../buying.ts';
import type { Check } from '../check.ts';
import { expectSame, expectThat, requireGiven } from '../expect.ts';
import type { TestedShop } from '../tested-shop.ts';

/** The same in every run, so that a shop that is tried often has one. */
const name = 'Prófun eininga';

/** A manager of the company and a unit of it that is open. */
async function openUnit(shop: TestedShop) {
  const companyId = await shop.companyId();
  const manager = await shop.actingFor('buyer', companyId);
  const unit = {
    companyId,
    unitId: null,
    name,
    number: null,
    addressIds: [],
    costCentres: [],
    receivers: [],
    rampHours: [{ weekday: 1, from: '08:00', to: '16:00' }],
    rampNote: null,
    approverIds: [],
  };
  await manager.ask(SaveUnitDocument, { input: unit });
  const { saveUnit } = await manager.ask(SaveUnitDocument, { input: unit });
  const found = saveUnit.units.filter((one) => one.name === name);
  expectSame(found.length, 1, 'the units of this name');
  const unitId = requireGiven(found[0], 'the unit is not listed').id;
  await manager.ask(SetUnitActiveDocument, { companyId, unitId, isActive: true });
  return { manager, companyId, unit, unitId };
}

/** Branches of a company, for which its people order. */
export const unitChecks: readonly Check[] = [
  {
    id: 'units.settings',
    calls: ['CompanyUnits', 'SaveUnit', 'SetUnitActive'],
    says: 'A unit is written by its name, twice as once; wrong hours are BAD_REQUEST, one that is not the company’s NOT_FOUND',
    async run(shop) {
      const { manager, companyId, unit, unitId } = await openUnit(shop);
      const rampHours = [{ weekday: 8, from: '16:00', to: '8' }];
      await manager.expectRefusal(SaveUnitDocument, { input: { ...unit, rampHours } }, 'BAD_REQUEST');
      const unknown = { companyId, unitId: '999999999', isActive: false };
      await manager.expectRefusal(SetUnitActiveDocument, unknown, 'NOT_FOUND');
      const { setUnitActive } = await manager.ask(SetUnitActiveDocument, {
        companyId,
        unitId,
        isActive: false,
      });
      const closed = setUnitActive.units.find(({ id }) => id === unitId);
      expectSame(closed?.isActive, false, 'whether the closed unit is open');
      const { companyUnits } = await manager.ask(CompanyUnitsDocument, { companyId });
      expectThat(
        companyUnits.units.some(({ id }) => id === unitId),
        'The closed unit is gone',
      );
      const stranger = await shop.person('agent');
      await stranger.expectRefusal(CompanyUnitsDocument, { companyId }, 'NOT_FOUND');
    },
  },
  {
    id: 'units.order',
    calls: ['SetCheckoutOptions', 'ExpressCheckout', 'CustomerOrders', 'CustomerInvoices', 'UnitStatistics'],
    says: 'An order for a unit and its invoice are among the unit’s own and count for it; nothing is ordered for a closed one',
    async run(shop) {
      const { manager, companyId, unitId } = await openUnit(shop);
      const checkout = await fillCheckout(shop, manager, 1);
      expectThat(
        checkout.units.some(({ id }) => id === unitId),
        'The unit is not offered',
      );
      const sumOf = async () => {
        const { unitStatistics } = await manager.ask(UnitStatisticsDocument, {});
        return unitStatistics.find(({ unit }) => unit?.id === unitId)?.totalAmount ?? 0;
      };
      const before = await sumOf();
      const { setCheckoutOptions: chosen } = await manager.ask(SetCheckoutOptionsDocument, {
        options: { unitId },
      });
      expectSame(chosen.unitId, unitId, 'the chosen unit');
      const { expressCheckout } = await manager.ask(ExpressCheckoutDocument, toOrderInput(chosen));
      const orderId = requireGiven(expressCheckout.id, `no order: ${expressCheckout.message}`);
      const { order } = await manager.ask(ViewOrderDocument, { orderId });
      expectSame(order?.unitId, unitId, 'the unit of the order');
      const filter = { unitId };
      const { customerOrders } = await manager.ask(CustomerOrdersDocument, { filter });
      const { customerInvoices } = await manager.ask(CustomerInvoicesDocument, { filter });
      expectSame(
        [customerOrders.orders[0]?.id, customerInvoices.invoices[0]?.invoiceId],
        [orderId, expressCheckout.invoiceId],
        'the newest order and invoice of the unit',
      );
      expectSame((await sumOf()) - before, chosen.total, 'what the unit was invoiced more');
      await manager.ask(SetUnitActiveDocument, { companyId, unitId, isActive: false });
      const closed = { options: { unitId } };
      await manager.expectRefusal(SetCheckoutOptionsDocument, closed, 'BAD_REQUEST');
    },
  },
];
