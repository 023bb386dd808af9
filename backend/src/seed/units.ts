import { and, eq, inArray, sql } from 'drizzle-orm';
import { unitLabel } from '../../../lib/rules/orders/ramp-hours.ts';
import type { Database } from '../db/connect.ts';
import { approvalRules } from '../db/schema/approval-rules.ts';
import { customerAddresses, customers } from '../db/schema/customers.ts';
import { unitAddresses, unitApprovers, unitPeople, units } from '../db/schema/units.ts';
import { baldur, chef, hotel, housekeeper } from './people/named.ts';

const workdays = [1, 2, 3, 4, 5];

/** Units of the demo's hotel; every third order was for the first, every third for the second, and the oldest for a closed one. */
const plans = [
  {
    name: 'Eldhús og veitingasalur',
    number: '10',
    costCentres: ['Eldhús', 'Veitingasalur'],
    receivers: [{ name: 'Gná ÞÍ Ránardóttir', phone: '7701015', email: 'eldhus@vorulind.test' }],
    rampHours: [...workdays, 6].map((weekday) => ({ weekday, from: '07:00', to: '11:00' })),
    rampNote: 'Ekið inn frá Hvannabraut 14, kælivara fer beint í kæli.',
    people: [chef],
  },
  {
    name: 'Herbergi og þvottahús',
    number: '20',
    costCentres: ['Herbergi', 'Þvottahús', 'Framkvæmdir'],
    receivers: [{ name: 'Dúi ÞÍ Dvalinsson', phone: '7701016', email: 'herbergi@vorulind.test' }],
    rampHours: workdays.map((weekday) => ({ weekday, from: '08:00', to: '15:30' })),
    rampNote: 'Bjalla við græna hurð.',
    people: [housekeeper],
  },
  { name: 'Fundarsalir', number: '30', isActive: false, people: [] },
];

/** Units of the hotel with their people, the rule of one, and what was ordered for each; a second time changes nothing. */
export async function seedDemoUnits(db: Database): Promise<void> {
  const found = await db
    .select({ id: customers.id, ssn: customers.ssn })
    .from(customers)
    .where(inArray(customers.ssn, [hotel, baldur, chef, housekeeper]));
  const ids = new Map(found.map(({ id, ssn }) => [ssn, id]));
  const companyId = ids.get(hotel);
  const managerId = ids.get(baldur);
  if (companyId === undefined || managerId === undefined) return;
  await db.transaction(async (tx) => {
    if ((await tx.$count(units, eq(units.companyId, companyId))) > 0) return;
    const [ramp] = await tx
      .select({ id: customerAddresses.id })
      .from(customerAddresses)
      .where(and(eq(customerAddresses.customerId, companyId), eq(customerAddresses.isMain, false)))
      .limit(1);
    const labels = new Map<number, string>();
    for (const { people, ...values } of plans) {
      const [row] = await tx
        .insert(units)
        .values({ companyId, ...values })
        .returning({ id: units.id });
      if (!row) continue;
      const unitId = row.id;
      labels.set(unitId, unitLabel(values));
      if (ramp && values.isActive !== false)
        await tx.insert(unitAddresses).values({ unitId, addressId: ramp.id, position: 0 });
      const customerIds = people.flatMap((ssn) => ids.get(ssn) ?? []);
      if (customerIds.length > 0)
        await tx
          .insert(unitPeople)
          .values(customerIds.map((customerId) => ({ unitId, companyId, customerId, isDefault: true })));
    }
    const [kitchen] = labels.keys();
    if (kitchen === undefined) return;
    await tx.insert(unitApprovers).values({ unitId: kitchen, companyId, customerId: managerId });
    await tx
      .insert(approvalRules)
      .values({
        companyId,
        name: 'Stórar pantanir í eldhús',
        unitId: kitchen,
        minTotal: 100_000,
        unitSteps: [1],
      })
      .onConflictDoNothing();
    await markOrders(tx, companyId, labels);
  });
}

/** What was ordered before the company had units. */
async function markOrders(
  tx: Database,
  companyId: number,
  labels: ReadonlyMap<number, string>,
): Promise<void> {
  const [kitchen, rooms, halls] = labels.keys();
  const unitOf = sql`CASE WHEN o.id % 3 = 0 THEN ${kitchen}::integer WHEN o.id % 3 = 1 THEN ${rooms}::integer
    WHEN o.created_at < now() - interval '300 days' THEN ${halls}::integer END`;
  await tx.execute(
    sql`UPDATE orders o SET unit_id = ${unitOf} WHERE o.customer_id = ${companyId} AND o.unit_id IS NULL`,
  );
  await tx.execute(sql`UPDATE invoices i SET unit_id = o.unit_id FROM orders o LEFT JOIN invoices c ON c.order_id = o.id
    WHERE o.customer_id = ${companyId} AND (i.order_id = o.id OR i.credits_invoice_id = c.id)`);
  for (const [unitId, value] of labels) {
    const option = JSON.stringify([{ kind: 'Unit', name: 'Eining', value }]);
    for (const table of ['orders', 'invoices'])
      await tx.execute(
        sql`UPDATE ${sql.identifier(table)} SET options = ${option}::jsonb || options WHERE unit_id = ${unitId}`,
      );
  }
}
