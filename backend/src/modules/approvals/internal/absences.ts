import { and, asc, eq, gte, ne } from 'drizzle-orm';
import type { ResolversParentTypes, ResolversTypes } from '../../../../../graphql/generated/resolvers.ts';
import { badRequestMessage } from '../../../../../lib/rules/text/backend-messages.ts';
import { reykjavikNow } from '../../../../../lib/rules/text/icelandic.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import { approverAbsences } from '../../../db/schema/approval-rules.ts';
import { companyMembers, customers } from '../../../db/schema/customers.ts';
import { ShopError } from '../../../errors.ts';
import { FieldProblems } from '../../../field-problems.ts';
import { toRowId } from '../../../row-id.ts';
import { listOwnCompanies, requireCompany } from '../../employees/company-access.ts';
import { isApproverOf, readNames } from '../../order-requests/deciders.ts';
import { writeAudit } from '../../session/audit.ts';
import { requireSession } from '../../session/sessions.ts';

type Absences = ResolversParentTypes['CompanyAbsences'];
type Input = ResolversTypes['ApprovalAbsenceInput'];

const datePattern = /^\d{4}-\d{2}-\d{2}$/;

/** For each company of the visitor in which they pass steps, or stand in for who does: who is away, and who decides then. */
export async function readAbsences(context: Context): Promise<Absences[]> {
  const session = requireSession(context);
  const companyIds = await listOwnCompanies(context, session);
  const all: Absences[] = [];
  for (const companyId of companyIds) {
    const found = await readAbsencesOf(context.db, companyId, session.actorId);
    if (found.isApprover || found.standsInFor.length > 0) all.push(found);
  }
  return all;
}

async function readAbsencesOf(db: Database, companyId: number, personId: number): Promise<Absences> {
  const { date } = reykjavikNow(new Date());
  const rows = await db
    .select()
    .from(approverAbsences)
    .where(and(eq(approverAbsences.companyId, companyId), gte(approverAbsences.toOn, date)))
    .orderBy(asc(approverAbsences.fromOn), asc(approverAbsences.customerId));
  const isApprover = await isApproverOf(db, personId, companyId);
  const names = await readNames(db, [companyId, ...rows.flatMap((row) => [row.customerId, row.standInId])]);
  const named = rows.map(({ customerId, standInId, fromOn, toOn }) => ({
    customerId,
    standInId,
    absence: {
      approver: names.get(customerId) ?? '',
      standInId: String(standInId),
      standIn: names.get(standInId) ?? '',
      fromOn,
      toOn,
    },
  }));
  return {
    companyId: String(companyId),
    companyName: names.get(companyId) ?? '',
    isApprover,
    own: named.find(({ customerId }) => customerId === personId)?.absence ?? null,
    standsInFor: named.filter(({ standInId }) => standInId === personId).map(({ absence }) => absence),
    colleagues: isApprover ? await findColleagues(db, companyId, personId) : [],
  };
}

async function findColleagues(
  db: Database,
  companyId: number,
  personId: number,
): Promise<{ id: string; name: string }[]> {
  const found = await db
    .select({ id: customers.id, name: customers.name })
    .from(companyMembers)
    .innerJoin(customers, and(eq(customers.id, companyMembers.customerId), eq(customers.isActive, true)))
    .where(and(eq(companyMembers.companyId, companyId), ne(customers.id, personId)))
    .orderBy(asc(customers.nameSort), asc(customers.id));
  return found.map(({ id, name }) => ({ id: String(id), name }));
}

/**
 * Says who decides in the visitor's place on these days, instead of what they said before.
 * @throws ShopError NOT_FOUND; PERMISSION_DENIED for who passes no step of the company; BAD_REQUEST with fields
 */
export async function setAbsence(context: Context, input: Input): Promise<Absences[]> {
  const { session, companyId } = await requireApprover(context, input.companyId);
  const { fromOn, toOn } = input;
  const standInId = toRowId(input.standInId);
  const { db } = context;
  const problems = new FieldProblems();
  const { date: today } = reykjavikNow(new Date());
  if (!isDate(fromOn)) problems.add('fromOn', badRequestMessage);
  if (!isDate(toOn)) problems.add('toOn', badRequestMessage);
  else if (toOn < fromOn) problems.add('toOn', 'Síðasti dagurinn er á undan þeim fyrsta.');
  else if (toOn < today) problems.add('toOn', 'Dagurinn er liðinn.');
  const colleagues = await findColleagues(db, companyId, session.actorId);
  if (!colleagues.some(({ id }) => id === String(standInId))) problems.add('standInId', badRequestMessage);
  problems.check();
  const values = { standInId, fromOn, toOn };
  await db.transaction(async (tx) => {
    await tx
      .insert(approverAbsences)
      .values({ companyId, customerId: session.actorId, ...values })
      .onConflictDoUpdate({
        target: [approverAbsences.companyId, approverAbsences.customerId],
        set: values,
      });
    const by = { ...session, customerId: companyId };
    await writeAudit(tx, by, 'set-absence', { standIn: standInId, from: fromOn, to: toOn });
  });
  return readAbsences(context);
}

/** @throws ShopError as setAbsence */
export async function clearAbsence(context: Context, company: string): Promise<Absences[]> {
  const { session, companyId } = await requireApprover(context, company);
  const { actorId } = session;
  await context.db.transaction(async (tx) => {
    const gone = await tx
      .delete(approverAbsences)
      .where(and(eq(approverAbsences.companyId, companyId), eq(approverAbsences.customerId, actorId)))
      .returning({ id: approverAbsences.customerId });
    if (gone.length > 0) await writeAudit(tx, { ...session, customerId: companyId }, 'clear-absence', {});
  });
  return readAbsences(context);
}

/** A person of the company who passes steps of it. */
async function requireApprover(context: Context, company: string) {
  const access = await requireCompany(context, company, 'see-prices');
  const { actorId } = access.session;
  const isPerson = actorId !== access.companyId;
  if (!isPerson || !(await isApproverOf(context.db, actorId, access.companyId)))
    throw new ShopError('PERMISSION_DENIED', undefined, { ability: 'approve-orders' });
  return access;
}

const isDate = (text: string): boolean => datePattern.test(text) && !Number.isNaN(Date.parse(text));
