import { and, asc, eq } from 'drizzle-orm';
import type { ResolversParentTypes, ResolversTypes } from '../../../../../graphql/generated/resolvers.ts';
import { toCostCentreKey } from '../../../../../lib/rules/orders/approval-rules.ts';
import { maximumListNameLength, normaliseListName } from '../../../../../lib/rules/orders/list-name.ts';
import { badRequestMessage, requiredMessage } from '../../../../../lib/rules/text/backend-messages.ts';
import { collapseSpaces } from '../../../../../lib/rules/text/normalise-text.ts';
import type { Context, Session } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import { companyMembers, customers } from '../../../db/schema/customers.ts';
import { ShopError } from '../../../errors.ts';
import { FieldProblems } from '../../../field-problems.ts';
import { toRowId } from '../../../row-id.ts';
import * as budgets from '../../budgets/company-budgets.ts';
import { requireAbility } from '../../session/abilities.ts';
import { writeAudit } from '../../session/audit.ts';
import { listUnits } from '../../units/company-units.ts';
import * as store from './rule-store.ts';

type Settings = ResolversParentTypes['ApprovalSettings'];

const maximumRules = 50;
const maximumSteps = 5;
const maximumApprovers = 20;
/** Krónur; more than any order can total. */
const maximumAmount = 2_000_000_000;

/** What the company acted for wants approved. @throws ShopError UNAUTHENTICATED, PERMISSION_DENIED */
export async function readSettings(context: Context): Promise<Settings> {
  const { customerId } = requireAbility(context, 'approve-orders');
  const { db } = context;
  const people = await findPeople(db, customerId);
  return {
    people: people.map(({ id, name }) => ({ id: String(id), name })),
    units: await listUnits(db, customerId),
    rules: (await store.findRules(db, customerId)).map((rule) => ({
      id: String(rule.id),
      name: rule.name,
      minTotal: rule.minTotal,
      categoryId: rule.categoryId === null ? null : String(rule.categoryId),
      brandId: rule.brandId === null ? null : String(rule.brandId),
      costCentre: rule.costCentre,
      buyerId: rule.buyerId === null ? null : String(rule.buyerId),
      unitId: rule.unitId === null ? null : String(rule.unitId),
      steps: rule.steps.map((approverIds, index) => ({
        approverIds: approverIds.map(String),
        byUnit: rule.unitSteps.includes(index + 1),
      })),
    })),
    budgets: await budgets.readBudgetsOfCompany(db, customerId),
  };
}

/**
 * Writes a rule; without an id a new one, in place of one of the same name.
 * @throws ShopError UNAUTHENTICATED; PERMISSION_DENIED; NOT_FOUND; BAD_REQUEST with fields; FAILED_PRECONDITION for too many
 */
export async function saveRule(
  context: Context,
  input: ResolversTypes['ApprovalRuleInput'],
): Promise<Settings> {
  const session = requireAbility(context, 'approve-orders');
  const { customerId: companyId } = session;
  const rule = await readRule(context.db, companyId, input);
  const id = input.ruleId == null ? null : toRowId(input.ruleId);
  await context.db.transaction(async (tx) => {
    const known = await store.findRules(tx, companyId);
    const isKnown = known.some((one) => (id === null ? one.name === rule.name : one.id === id));
    if (id !== null && !isKnown) throw new ShopError('NOT_FOUND');
    if (!isKnown && known.length >= maximumRules)
      throw new ShopError('FAILED_PRECONDITION', `Reglur geta verið ${maximumRules} í mesta lagi.`, {
        reason: 'approval.rules',
      });
    if (!(await store.putRule(tx, id, { companyId, ...rule })))
      throw new ShopError('BAD_REQUEST', badRequestMessage, {
        fields: { name: 'Önnur regla heitir þetta.' },
      });
    await writeAudit(tx, session, 'approval-rule', { name: rule.name });
  });
  return readSettings(context);
}

/** @throws ShopError UNAUTHENTICATED; PERMISSION_DENIED; NOT_FOUND */
export async function deleteRule(context: Context, ruleId: string): Promise<Settings> {
  const session = requireAbility(context, 'approve-orders');
  await context.db.transaction(async (tx) => {
    if (!(await store.deleteRule(tx, session.customerId, toRowId(ruleId)))) throw new ShopError('NOT_FOUND');
    await writeAudit(tx, session, 'delete-approval-rule', { ruleId: toRowId(ruleId) });
  });
  return readSettings(context);
}

/**
 * Writes the budget of a person or a cost centre for a period, in place of the one that it has.
 * @throws ShopError UNAUTHENTICATED; PERMISSION_DENIED; BAD_REQUEST with fields
 */
export async function saveBudget(context: Context, input: ResolversTypes['BudgetInput']): Promise<Settings> {
  const session = requireAbility(context, 'approve-orders');
  const { customerId: companyId } = session;
  const problems = new FieldProblems();
  const people = await findPeople(context.db, companyId);
  const personId = readPerson(people, input.personId, 'personId', problems);
  const costCentre = readCostCentre(input.costCentre, problems);
  if ((personId === null) === (costCentre === null)) problems.add('personId', badRequestMessage);
  const { amount, mode, period } = input;
  checkAmount(amount, 'amount', problems);
  problems.check();
  const key = costCentre === null ? null : toCostCentreKey(costCentre);
  await context.db.transaction(async (tx) => {
    await budgets.putBudget(tx, { companyId, personId, costCentre: key, period, amount, mode });
    await writeAudit(tx, session, 'set-budget', { person: personId ?? '', costCentre: key ?? '', amount });
  });
  return readSettings(context);
}

/** @throws ShopError UNAUTHENTICATED; PERMISSION_DENIED; NOT_FOUND */
export async function deleteBudget(context: Context, budgetId: string): Promise<Settings> {
  const session: Session = requireAbility(context, 'approve-orders');
  const id = toRowId(budgetId);
  await context.db.transaction(async (tx) => {
    if (!(await budgets.deleteBudget(tx, session.customerId, id))) throw new ShopError('NOT_FOUND');
    await writeAudit(tx, session, 'delete-budget', { budgetId: id });
  });
  return readSettings(context);
}

type People = Awaited<ReturnType<typeof findPeople>>;

/** Who is of the company and can sign in. */
function findPeople(db: Database, companyId: number): Promise<{ id: number; name: string }[]> {
  return db
    .select({ id: customers.id, name: customers.name })
    .from(companyMembers)
    .innerJoin(customers, and(eq(customers.id, companyMembers.customerId), eq(customers.isActive, true)))
    .where(eq(companyMembers.companyId, companyId))
    .orderBy(asc(customers.nameSort), asc(customers.id));
}

async function readRule(
  db: Database,
  companyId: number,
  input: ResolversTypes['ApprovalRuleInput'],
): Promise<Omit<store.Rule, 'id' | 'companyId'>> {
  const problems = new FieldProblems();
  const people = await findPeople(db, companyId);
  const name = normaliseListName(input.name);
  if (name === null) problems.add('name', `Heitið þarf að vera 1 til ${maximumListNameLength} stafir.`);
  const minTotal = input.minTotal ?? null;
  if (minTotal !== null) checkAmount(minTotal, 'minTotal', problems);
  const costCentre = readCostCentre(input.costCentre, problems);
  const buyerId = readPerson(people, input.buyerId, 'buyerId', problems);
  const units = await listUnits(db, companyId);
  if (input.unitId != null && !units.some(({ id }) => id === input.unitId))
    problems.add('unitId', badRequestMessage);
  const unitSteps = input.steps.flatMap(({ byUnit }, index) => (byUnit ? [index + 1] : []));
  const steps = input.steps.map(({ approverIds, byUnit }, index) => {
    const ids = [...new Set(approverIds)].map(
      (id) => readPerson(people, id, `steps.${index}`, problems) ?? 0,
    );
    if (ids.length === 0 && !byUnit) problems.add(`steps.${index}`, requiredMessage);
    if (ids.length > maximumApprovers) problems.add(`steps.${index}`, badRequestMessage);
    return ids;
  });
  if (steps.length < 1 || steps.length > maximumSteps)
    problems.add('steps', `Þrep þurfa að vera 1 til ${maximumSteps}.`);
  problems.check();
  return {
    name: name ?? '',
    minTotal,
    categoryId: readId(input.categoryId),
    brandId: readId(input.brandId),
    costCentre,
    buyerId,
    unitId: readId(input.unitId),
    unitSteps,
    steps,
  };
}

/** @returns null for none */
function readPerson(
  people: People,
  id: string | null | undefined,
  path: string,
  problems: FieldProblems,
): number | null {
  if (id == null) return null;
  const rowId = toRowId(id);
  if (!people.some((person) => person.id === rowId)) problems.add(path, badRequestMessage);
  return rowId;
}

const readId = (id: string | null | undefined): number | null => (id == null ? null : toRowId(id));

function readCostCentre(text: string | null | undefined, problems: FieldProblems): string | null {
  const costCentre = collapseSpaces(text ?? '');
  if (costCentre.length > maximumListNameLength) problems.add('costCentre', badRequestMessage);
  return costCentre === '' ? null : costCentre;
}

function checkAmount(amount: number, path: string, problems: FieldProblems): void {
  if (amount < 0 || amount > maximumAmount) problems.add(path, badRequestMessage);
}
