import { and, asc, eq, gte, inArray, isNull } from 'drizzle-orm';
import { hourMs } from '../../../lib/rules/dates/durations.ts';
import { ownOptionIds } from '../../../lib/rules/orders/order-fields.ts';
import type { Database } from '../db/connect.ts';
import { approvalRules, requestSteps } from '../db/schema/approval-rules.ts';
import { orderRequests, type RequestedOrder } from '../db/schema/approvals.ts';
import { products } from '../db/schema/catalogue.ts';
import { customers } from '../db/schema/customers.ts';
import { checkoutAttempts } from '../db/schema/orders.ts';
import { settleApproval } from '../modules/approval-rules/needed-approval.ts';
import { buyersCartId, toCartLines } from '../modules/cart/carts.ts';
import { priceCart } from '../modules/cart/priced-cart.ts';
import { priceGoods } from '../modules/checkout/place-goods.ts';
import { readMainAddress, toChosenAddress } from '../modules/customer/customers.ts';
import { insertRequest } from '../modules/order-requests/requests.ts';
import { addSteps, passStep } from '../modules/order-requests/steps.ts';
import { readCustomerTerms } from '../modules/pricing/customer-terms.ts';
import { writeAudit } from '../modules/session/audit.ts';
import { chef, hotel, housekeeper } from './people/named.ts';

type Customer = typeof customers.$inferSelect;

interface RequestPlan {
  key: string;
  buyer: string;
  salesCode: string;
  lines: number;
  /** The order costs at least so much, krónur with VAT: what its rule asks for. */
  least: number;
  costCentre: string;
  hoursAgo: number;
  /** Who has passed the first step. */
  firstPassedBy: string | null;
}

const plans: readonly RequestPlan[] = [
  {
    key: 'demo:request:kitchen',
    buyer: chef,
    salesCode: 'KAF',
    lines: 3,
    least: 100_000,
    costCentre: 'Eldhús',
    hoursAgo: 2,
    firstPassedBy: null,
  },
  {
    key: 'demo:request:works',
    buyer: housekeeper,
    salesCode: 'HRE',
    lines: 2,
    least: 50_000,
    costCentre: 'Framkvæmdir',
    hoursAgo: 5,
    firstPassedBy: chef,
  },
];

/** Orders of the hotel's people that wait for its manager, one of them at its second step; no mail is sent, and nothing on a repeated run. */
export async function seedDemoRequests(db: Database, now = new Date()): Promise<void> {
  const found = await db
    .select()
    .from(customers)
    .where(inArray(customers.ssn, [hotel, chef, housekeeper]));
  const people = new Map(found.map((customer) => [customer.ssn, customer]));
  const company = people.get(hotel);
  if (!company || (await db.$count(approvalRules, eq(approvalRules.companyId, company.id))) === 0) return;
  for (const plan of plans) {
    const buyer = people.get(plan.buyer);
    const passer = plan.firstPassedBy === null ? undefined : people.get(plan.firstPassedBy);
    if (buyer) await db.transaction((tx) => addRequest(tx, { plan, company, buyer, passer, now }));
  }
}

async function addRequest(
  tx: Database,
  who: { plan: RequestPlan; company: Customer; buyer: Customer; passer: Customer | undefined; now: Date },
): Promise<void> {
  const { plan, company, buyer, passer, now } = who;
  const session = { actorId: buyer.id, customerId: company.id, billToId: null };
  const [attempt] = await tx
    .insert(checkoutAttempts)
    .values({
      idempotencyKey: plan.key,
      cartId: await buyersCartId(tx, session),
      customerId: company.id,
      inputHash: '',
    })
    .onConflictDoNothing()
    .returning({ id: checkoutAttempts.id });
  const order = attempt && (await writeDraft(tx, plan, company, buyer));
  if (!order) return;
  const { lines, options, unitId, totals } = order;
  const needed = await settleApproval(tx, session, attempt.id, {
    total: totals.gross,
    lines,
    options,
    unitId,
  });
  if (!needed) throw new Error(`${plan.key} needs no approval`);
  const askedAt = new Date(now.getTime() - plan.hoursAgo * hourMs);
  const id = await insertRequest(tx, {
    ...session,
    attemptId: attempt.id,
    companyId: needed.companyId,
    orderLimit: needed.orderLimit,
    total: order.totals.gross,
    asked: order,
    draft: order,
  });
  await tx.update(orderRequests).set({ createdAt: askedAt }).where(eq(orderRequests.id, id));
  await writeAudit(tx, session, 'request-order', { requestId: id, total: order.totals.gross });
  await addSteps(tx, id, needed.steps);
  const openStep = passer && needed.steps.length > 1 ? 2 : 1;
  await tx
    .update(requestSteps)
    .set({ openedAt: askedAt })
    .where(and(eq(requestSteps.requestId, id), eq(requestSteps.position, openStep)));
  if (passer && openStep === 2)
    await passStep(tx, { requestId: id, position: 1 }, { deciderId: passer.id, insteadOfId: null });
  await tx
    .update(checkoutAttempts)
    .set({ state: 'Requested', answer: { requestId: id }, finishedAt: askedAt })
    .where(eq(checkoutAttempts.id, attempt.id));
}

/** What is asked for: as many sales units of each product as its rule needs. Null without goods or an address. */
async function writeDraft(
  tx: Database,
  { salesCode, lines: count, least, costCentre }: RequestPlan,
  company: Customer,
  buyer: Customer,
): Promise<RequestedOrder | null> {
  const goods = await tx
    .select()
    .from(products)
    .where(
      and(
        eq(products.salesCode, salesCode),
        isNull(products.takenOutAt),
        gte(products.listPrice, 500),
        gte(products.stockOnHand, 100),
      ),
    )
    .orderBy(asc(products.id))
    .limit(count);
  const address = await readMainAddress(tx, company.id);
  if (goods.length === 0 || !address) return null;
  const terms = await readCustomerTerms(tx, company.id);
  const atOnce = goods.map(({ id, unitOfMeasure }) => ({ productId: id, quantity: unitOfMeasure }));
  const one = priceCart(null, await toCartLines(tx, atOnce), terms);
  // Tiers and rounding make it a little cheaper by the unit.
  const times = Math.ceil((least * 1.25) / one.totals.gross);
  const units = atOnce.map(({ productId, quantity }) => ({ productId, quantity: quantity * times }));
  const order = await priceGoods(
    tx,
    { actorId: buyer.id, customerId: company.id, billToId: null },
    {
      deliveryMethodId: 'home',
      address: toChosenAddress(address),
      receiver: {
        name: buyer.name,
        email: buyer.email,
        phone: buyer.phoneNumber ?? '',
        ssn: null,
        companySsn: company.ssn,
      },
      answers: { [ownOptionIds.CostCentre]: costCentre },
    },
    await toCartLines(tx, units),
  );
  return { ...order, promoCode: null };
}
