import { and, asc, eq, gte, inArray, isNull } from 'drizzle-orm';
import { isWorkingDay } from '../../../lib/rules/dates/working-days.ts';
import { priceFor } from '../../../lib/rules/money/product-price.ts';
import { daysAfter } from '../../../lib/rules/orders/quote-validity.ts';
import { reykjavikNow } from '../../../lib/rules/text/icelandic.ts';
import type { Database } from '../db/connect.ts';
import { products } from '../db/schema/catalogue.ts';
import { customers } from '../db/schema/customers.ts';
import { standingOrderLines, standingOrders, standingOrderTimes } from '../db/schema/standing-orders.ts';
import { readMainAddress, toChosenAddress } from '../modules/customer/customers.ts';
import { readCustomerTerms } from '../modules/pricing/customer-terms.ts';
import { nextSchedule } from '../modules/standing-orders/schedule.ts';
import { baldur, hotel } from './people/named.ts';

type Customer = typeof customers.$inferSelect;

interface StandingPlan {
  name: string;
  everyWeeks: number;
  weekdays: number[];
  salesCode: string;
  lines: number;
  quantity: number;
  isPaused: boolean;
  /** Outcomes of the last days before now. */
  past: { daysAgo: number; reason: string | null }[];
  /** Percent by which prices were lower when its people were last told. */
  priceRise: number;
}

const plans: readonly StandingPlan[] = [
  {
    name: 'Kaffi á morgunverðarborðið',
    everyWeeks: 1,
    weekdays: [2, 4],
    salesCode: 'KAF',
    lines: 3,
    quantity: 6,
    isPaused: false,
    past: [
      { daysAgo: 7, reason: 'Úttektarheimild dugar ekki fyrir pöntuninni.' },
      { daysAgo: 14, reason: null },
    ],
    priceRise: 4,
  },
  {
    name: 'Hreinlætisvörur, álma B',
    everyWeeks: 4,
    weekdays: [1],
    salesCode: 'HRE',
    lines: 5,
    quantity: 4,
    isPaused: true,
    past: [],
    priceRise: 0,
  },
];

/** Standing orders of the demo's hotel, made by its purchaser; nothing on a repeated run. */
export async function seedDemoStandingOrders(db: Database, now = new Date()): Promise<void> {
  await db.transaction(async (tx) => {
    const [company, maker] = [await findCustomer(tx, hotel), await findCustomer(tx, baldur)];
    if (!company || !maker) return;
    if ((await tx.$count(standingOrders, eq(standingOrders.customerId, company.id))) > 0) return;
    for (const plan of plans) await addStandingOrder(tx, { plan, company, maker, now });
  });
}

async function findCustomer(tx: Database, ssn: string): Promise<Customer | undefined> {
  const [row] = await tx.select().from(customers).where(eq(customers.ssn, ssn));
  return row;
}

async function addStandingOrder(
  tx: Database,
  { plan, company, maker, now }: { plan: StandingPlan; company: Customer; maker: Customer; now: Date },
): Promise<void> {
  const { date: today } = reykjavikNow(now);
  const { name, everyWeeks, weekdays } = plan;
  const rhythm = { everyWeeks, weekdays, startsOn: daysAfter(today, -60) };
  const goods = await tx
    .select()
    .from(products)
    .where(
      and(
        inArray(products.salesCode, [plan.salesCode]),
        isNull(products.takenOutAt),
        gte(products.stockOnHand, plan.quantity * 20),
      ),
    )
    .orderBy(asc(products.id))
    .limit(plan.lines);
  const address = await readMainAddress(tx, company.id);
  if (goods.length === 0 || !address) return;
  const [row] = await tx
    .insert(standingOrders)
    .values({
      ...rhythm,
      name,
      customerId: company.id,
      makerId: maker.id,
      key: `demo:${name}`,
      deliveryMethodId: 'home',
      address: toChosenAddress(address),
      receiver: {
        name: company.name,
        email: maker.email,
        phone: company.phoneNumber ?? '',
        ssn: null,
        companySsn: company.ssn,
      },
      answers: { reference: 'Eldhús' },
      ...(plan.isPaused ? { status: 'Paused' } : nextSchedule(rhythm, today)),
    })
    .returning({ id: standingOrders.id });
  if (!row) throw new Error('The standing order was not written');
  const terms = await readCustomerTerms(tx, company.id);
  await tx.insert(standingOrderLines).values(
    goods.map((product, position) => {
      const quantity = plan.quantity * product.unitOfMeasure;
      const { price } = priceFor(product, terms, quantity);
      const seenPrice = Math.round(price * (position === 0 ? 1 - plan.priceRise / 100 : 1));
      return { standingOrderId: row.id, productId: product.id, quantity, seenPrice, position };
    }),
  );
  for (const { daysAgo, reason } of plan.past) {
    const date = daysAfter(today, -daysAgo);
    if (!isWorkingDay(date)) continue;
    await tx.insert(standingOrderTimes).values({
      standingOrderId: row.id,
      date,
      status: reason === null ? 'Skipped' : 'Failed',
      reason,
      finishedAt: new Date(`${date}T06:00:00Z`),
    });
  }
}
