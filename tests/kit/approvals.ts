import { eq } from 'drizzle-orm';
import { approvalRuleApprovers, approvalRules } from '../../backend/src/db/schema/approval-rules.ts';
import { budgets, budgetSpending } from '../../backend/src/db/schema/budgets.ts';
import { jobs } from '../../backend/src/db/schema/jobs.ts';
import {
  ApproveOrderRequestDocument,
  OrderRequestsDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import type { Shop } from './shop.ts';
import type { Visitor } from './visitor.ts';

/** A rule of a company; each step holds the ids of who may pass it. */
export async function aRule(
  { db }: Shop,
  companyId: number,
  steps: readonly (readonly number[])[],
  conditions: Partial<typeof approvalRules.$inferInsert> = {},
): Promise<number> {
  const [row] = await db
    .insert(approvalRules)
    .values({ companyId, name: 'Stór innkaup', ...conditions })
    .returning();
  const ruleId = row!.id;
  const approvers = steps.flatMap((ids, index) =>
    ids.map((customerId) => ({ ruleId, step: index + 1, customerId })),
  );
  if (approvers.length > 0) await db.insert(approvalRuleApprovers).values(approvers);
  return ruleId;
}

/** A budget of a month that stops what is above it. */
export async function aBudget(
  { db }: Shop,
  companyId: number,
  values: Partial<typeof budgets.$inferInsert>,
): Promise<number> {
  const [row] = await db
    .insert(budgets)
    .values({ companyId, period: 'Month', mode: 'Stop', amount: 0, ...values })
    .returning();
  return row!.id;
}

export async function spentOf({ db }: Shop, budgetId: number): Promise<number> {
  const rows = await db.select().from(budgetSpending).where(eq(budgetSpending.budgetId, budgetId));
  return rows.reduce((sum, { spent }) => sum + spent, 0);
}

export const requestsOf = async (visitor: Visitor) =>
  (await visitor.ask(OrderRequestsDocument, {})).orderRequests;

export const findRequest = async (visitor: Visitor, requestId: string) =>
  (await requestsOf(visitor)).requests.find(({ id }) => id === requestId);

export const approveAs = async (visitor: Visitor, requestId: string, expectedTotal: number) =>
  (await visitor.ask(ApproveOrderRequestDocument, { requestId, expectedTotal })).approveOrderRequest;

/** Who was mailed what, in the order of the outbox. */
export async function mailsOf({ db }: Shop): Promise<[to: string, subject: string][]> {
  const rows = await db.select().from(jobs).where(eq(jobs.kind, 'mail')).orderBy(jobs.id);
  return rows.map(({ payload }) => {
    const { to, subject } = payload as { to: string; subject: string };
    return [to, subject];
  });
}
