import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { idList } from '../../../db/id-list.ts';
import { rows } from '../../../db/rows.ts';
import { approvalRuleApprovers, approvalRules } from '../../../db/schema/approval-rules.ts';

export type RuleRow = typeof approvalRules.$inferSelect;
export interface Rule extends RuleRow {
  /** Who may pass each step, in their order. */
  steps: readonly (readonly number[])[];
}

/** A company's rules, the oldest first. */
export async function findRules(db: Database, companyId: number): Promise<Rule[]> {
  const found = await db
    .select()
    .from(approvalRules)
    .where(eq(approvalRules.companyId, companyId))
    .orderBy(asc(approvalRules.id));
  if (found.length === 0) return [];
  const approvers = await db
    .select()
    .from(approvalRuleApprovers)
    .where(
      inArray(
        approvalRuleApprovers.ruleId,
        found.map(({ id }) => id),
      ),
    )
    .orderBy(asc(approvalRuleApprovers.step), asc(approvalRuleApprovers.customerId));
  return found.map((rule) => ({
    ...rule,
    steps: toSteps(
      approvers.filter(({ ruleId }) => ruleId === rule.id),
      rule.unitSteps,
    ),
  }));
}

/** A step that only the approvers of a unit pass names nobody. */
function toSteps(
  approvers: readonly { step: number; customerId: number }[],
  unitSteps: readonly number[],
): number[][] {
  const count = Math.max(0, ...approvers.map(({ step }) => step), ...unitSteps);
  const steps: number[][] = Array.from({ length: count }, () => []);
  for (const { step, customerId } of approvers) steps[step - 1]?.push(customerId);
  return steps;
}

/** What the products are, as rules look at them: the categories at and above their own, and the brand. */
export function findGoods(
  db: Database,
  productIds: readonly number[],
): Promise<{ categoryIds: number[]; brandId: number | null }[]> {
  return rows(
    db,
    sql`SELECT p.brand_id AS "brandId", coalesce((
        SELECT array_agg(DISTINCT above.id) FROM product_categories pc JOIN categories c ON c.id = pc.category_id
        CROSS JOIN unnest(c.path) AS above (id) WHERE pc.product_id = p.id
      ), '{}') AS "categoryIds"
      FROM products p WHERE p.id = ANY (${idList(productIds)})`,
  );
}

/**
 * Writes a rule with its steps, in place of what it was.
 * @param id null for a new one; that of the same name is replaced
 * @returns false where the company has no such rule, or another one of that name
 */
export async function putRule(
  tx: Database,
  id: number | null,
  { steps, ...values }: Omit<Rule, 'id'>,
): Promise<boolean> {
  const ruleId = id === null ? await upsertRule(tx, values) : await updateRule(tx, id, values);
  if (ruleId === null) return false;
  await tx.delete(approvalRuleApprovers).where(eq(approvalRuleApprovers.ruleId, ruleId));
  const approvers = steps.flatMap((customerIds, index) =>
    customerIds.map((customerId) => ({ ruleId, step: index + 1, customerId })),
  );
  if (approvers.length > 0) await tx.insert(approvalRuleApprovers).values(approvers);
  return true;
}

async function upsertRule(tx: Database, values: Omit<RuleRow, 'id'>): Promise<number | null> {
  const [row] = await tx
    .insert(approvalRules)
    .values(values)
    .onConflictDoUpdate({ target: [approvalRules.companyId, approvalRules.name], set: values })
    .returning({ id: approvalRules.id });
  return row?.id ?? null;
}

async function updateRule(tx: Database, id: number, values: Omit<RuleRow, 'id'>): Promise<number | null> {
  const { companyId, name } = values;
  const others = await tx
    .select({ id: approvalRules.id })
    .from(approvalRules)
    .where(
      and(eq(approvalRules.companyId, companyId), eq(approvalRules.name, name), ne(approvalRules.id, id)),
    );
  if (others.length > 0) return null;
  const [row] = await tx
    .update(approvalRules)
    .set(values)
    .where(and(eq(approvalRules.id, id), eq(approvalRules.companyId, companyId)))
    .returning({ id: approvalRules.id });
  return row?.id ?? null;
}

/** False where the company has no such rule. */
export async function deleteRule(tx: Database, companyId: number, id: number): Promise<boolean> {
  const found = await tx
    .delete(approvalRules)
    .where(and(eq(approvalRules.id, id), eq(approvalRules.companyId, companyId)))
    .returning({ id: approvalRules.id });
  return found.length > 0;
}
