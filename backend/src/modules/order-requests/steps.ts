import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/connect.ts';
import { requestStepApprovers, requestSteps } from '../../db/schema/approval-rules.ts';
import { orderRequests } from '../../db/schema/approvals.ts';
import { customers } from '../../db/schema/customers.ts';
import type { NeededStep } from '../approval-rules/needed-approval.ts';
import { readCustomer } from '../customer/customers.ts';
import type { Letter } from '../mail/letter.ts';
import { sendMail } from '../mail/outbox.ts';
import { findDeciders, type Decider } from './deciders.ts';
import type { RequestRow } from './requests.ts';

type StepRow = typeof requestSteps.$inferSelect;

const passers = alias(customers, 'passers');
const absent = alias(customers, 'absent');

/** The steps of a request in their order. */
export function findSteps(db: Database, requestId: number): Promise<StepRow[]> {
  return db
    .select()
    .from(requestSteps)
    .where(eq(requestSteps.requestId, requestId))
    .orderBy(asc(requestSteps.position));
}

/** As findSteps, of several requests, with the names of who passed them and who was away. */
export async function findNamedSteps(db: Database, requestIds: readonly number[]) {
  if (requestIds.length === 0) return [];
  return db
    .select({ step: requestSteps, passedBy: passers.name, insteadOf: absent.name })
    .from(requestSteps)
    .leftJoin(passers, eq(passers.id, requestSteps.passedById))
    .leftJoin(absent, eq(absent.id, requestSteps.insteadOfId))
    .where(inArray(requestSteps.requestId, [...requestIds]))
    .orderBy(asc(requestSteps.requestId), asc(requestSteps.position));
}

export const currentStepOf = (steps: readonly StepRow[]): StepRow | null =>
  steps.find(({ passedAt }) => passedAt === null) ?? null;

const isStep = (requestId: number, position: number) =>
  and(eq(requestSteps.requestId, requestId), eq(requestSteps.position, position));

/** Adds steps behind those that a request has. */
export async function addSteps(
  tx: Database,
  requestId: number,
  steps: readonly NeededStep[],
  after = 0,
): Promise<void> {
  for (const [index, { kind, label, approverIds }] of steps.entries()) {
    const position = after + index + 1;
    await tx.insert(requestSteps).values({ requestId, position, kind, label });
    if (approverIds.length > 0)
      await tx
        .insert(requestStepApprovers)
        .values(approverIds.map((customerId) => ({ requestId, position, customerId })));
  }
}

/**
 * Opens the step that is waited for now, unless it is open, and mails those who may pass it. Steps of who has passed an earlier one are
 * passed with it: nobody is asked twice about the same total.
 * @returns whether a step is left
 */
export async function advance(
  tx: Database,
  config: Config,
  { id, companyId }: Pick<RequestRow, 'id' | 'companyId'>,
  letter: Letter,
): Promise<boolean> {
  const steps = await findSteps(tx, id);
  const deciders = await findDeciders(tx, [id]);
  const passed = steps.filter(({ passedAt }) => passedAt !== null);
  for (const step of steps) {
    if (step.passedAt !== null) continue;
    const who = deciders.filter(({ position }) => position === step.position);
    const earlier = passed.find(
      ({ passedById, insteadOfId }) =>
        insteadOfId === null &&
        who.some(({ deciderId, insteadOfId: absentId }) => deciderId === passedById && absentId === null),
    );
    if (earlier?.passedById) {
      await passStep(tx, step, { deciderId: earlier.passedById, insteadOfId: null });
      continue;
    }
    if (step.openedAt === null) await openStep(tx, config, step, { who, companyId, letter });
    return true;
  }
  return false;
}

export async function passStep(
  tx: Database,
  { requestId, position }: Pick<StepRow, 'requestId' | 'position'>,
  { deciderId, insteadOfId }: Pick<Decider, 'deciderId' | 'insteadOfId'>,
): Promise<void> {
  await tx
    .update(requestSteps)
    .set({ passedAt: new Date(), passedById: deciderId, insteadOfId })
    .where(isStep(requestId, position));
}

/** What was passed has to be passed again: the order costs more than it did. */
export async function reopenSteps(tx: Database, requestId: number): Promise<void> {
  await tx
    .update(requestSteps)
    .set({ passedAt: null, passedById: null, insteadOfId: null, openedAt: null, remindedAt: null })
    .where(eq(requestSteps.requestId, requestId));
}

async function openStep(
  tx: Database,
  config: Config,
  { requestId, position }: StepRow,
  { who, companyId, letter }: { who: readonly Decider[]; companyId: number; letter: Letter },
): Promise<void> {
  await tx.update(requestSteps).set({ openedAt: new Date() }).where(isStep(requestId, position));
  await mailDeciders(tx, config, { who, companyId, letter });
}

/** Mails per step. */
const maxRecipients = 20;

/** Mails those who may pass a step, or the company itself where there is nobody. */
export async function mailDeciders(
  tx: Database,
  config: Config,
  { who, companyId, letter }: { who: readonly Decider[]; companyId: number; letter: Letter },
): Promise<void> {
  const people = [...new Set(who.map(({ deciderId }) => deciderId))].filter((id) => id !== companyId);
  const ids = people.length > 0 ? people.toSorted((a, b) => a - b).slice(0, maxRecipients) : [companyId];
  for (const id of ids) {
    const customer = await readCustomer(tx, id);
    if (customer) await sendMail(tx, config, { to: customer.email, purpose: 'order', letter });
  }
}

/** Steps that have been open for a day and nobody was reminded of, each once: those that another process works on are left to it. */
export async function claimLateSteps(tx: Database, openedBefore: Date, limit: number): Promise<StepRow[]> {
  const late = await tx
    .select({ requestId: requestSteps.requestId, position: requestSteps.position })
    .from(requestSteps)
    .innerJoin(orderRequests, eq(orderRequests.id, requestSteps.requestId))
    .where(
      and(
        eq(orderRequests.status, 'Waiting'),
        lte(requestSteps.openedAt, openedBefore),
        isNull(requestSteps.passedAt),
        isNull(requestSteps.remindedAt),
      ),
    )
    .orderBy(asc(requestSteps.openedAt))
    .limit(limit)
    .for('update', { of: requestSteps, skipLocked: true });
  const claimed: StepRow[] = [];
  for (const { requestId, position } of late) {
    const where = isStep(requestId, position);
    claimed.push(...(await tx.update(requestSteps).set({ remindedAt: new Date() }).where(where).returning()));
  }
  return claimed;
}
