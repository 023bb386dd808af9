import type { ResolversParentTypes } from '../../../../../graphql/generated/resolvers.ts';
import { orderNumber } from '../../../../../lib/rules/orders/order-number.ts';
import { badRequestMessage } from '../../../../../lib/rules/text/backend-messages.ts';
import { normaliseText } from '../../../../../lib/rules/text/normalise-text.ts';
import { maximumDeclineReasonLength } from '../../../../../lib/rules/text/text-limits.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import { retryOnConflict } from '../../../db/retry.ts';
import { ShopError } from '../../../errors.ts';
import { releaseBudgets } from '../../budgets/budgets.ts';
import { placeRequestedOrder, requestChangedError } from '../../checkout/requested-order.ts';
import { readCustomer } from '../../customer/customers.ts';
import type { Letter } from '../../mail/letter.ts';
import { sendMail, siteUrl } from '../../mail/outbox.ts';
import { writeRequestLetter } from '../../order-requests/create-request.ts';
import type { Decider } from '../../order-requests/deciders.ts';
import * as store from '../../order-requests/requests.ts';
import { advance, currentStepOf, findSteps, passStep } from '../../order-requests/steps.ts';
import { writeAudit } from '../../session/audit.ts';
import {
  checkBuyer,
  checkPending,
  lockDecidable,
  notFound,
  readAccess,
  requireOwnStep,
  type Access,
} from './access.ts';
import { approvedLetter, declinedLetter } from './letters.ts';
import { readRequest } from './read.ts';
import { refreshRequest } from './refresh.ts';

type Request = ResolversParentTypes['OrderRequest'];

/**
 * Passes the step that is waited for, and with the last one turns the request into an order: request, order, invoice and mails in one
 * transaction with the request's row locked, so that concurrent approvals place one order. Where price or stock changed, the request is
 * refreshed instead and needs another approval.
 */
export async function approveRequest(
  context: Context,
  requestId: string,
  expectedTotal: number,
): Promise<Request> {
  const { db, config } = context;
  const found = await readAccess(context, requestId);
  try {
    await retryOnConflict(() => db.transaction((tx) => approveLocked(tx, context, found, expectedTotal)));
  } catch (error) {
    if (error instanceof ShopError && error.extensions['reason'] === 'approval.changed')
      await db.transaction(async (tx) => {
        const request = await store.lockRequest(tx, found.viewer, found.id);
        if (request?.status === 'Waiting') await refreshRequest(tx, config, request, { mayStop: false });
      });
    throw error;
  }
  return readRequest(db, found);
}

async function approveLocked(
  tx: Database,
  { config }: Context,
  access: Access,
  expectedTotal: number,
): Promise<void> {
  const { request, ownSteps } = await lockDecidable(tx, access);
  if (request.status === 'Approved') return;
  checkPending(request);
  await checkBuyer(tx, request);
  if (request.total !== expectedTotal) throw requestChangedError();
  const { id, total } = request;
  const { actorId } = access.viewer;
  const steps = await findSteps(tx, id);
  const step = currentStepOf(steps);
  if (!step) throw new Error(`Request ${id} waits for no step`);
  const own = ownSteps.find(({ position }) => position === step.position);
  // Pressed twice: the own step was passed, and somebody else's is waited for.
  if (!own && steps.some(({ passedById }) => passedById === actorId)) return;
  requireOwnStep(ownSteps, step.position);
  await passStep(tx, step, own ?? { deciderId: actorId, insteadOfId: null });
  const isLeft = await advance(tx, config, request, await writeRequestLetter(tx, config, request));
  if (isLeft) {
    const by = { ...request, actorId };
    await writeAudit(tx, by, 'approve-step', { requestId: id, step: step.position, total });
  } else {
    await placeOrder(tx, config, request, { actorId, insteadOfId: own?.insteadOfId ?? null });
  }
}

async function placeOrder(
  tx: Database,
  config: Context['config'],
  request: store.RequestRow,
  { actorId, insteadOfId }: { actorId: number; insteadOfId: number | null },
): Promise<void> {
  const { id, customerId, billToId, draft, total } = request;
  const session = { actorId: request.actorId, customerId, billToId };
  const mayExceedBudget = (await findSteps(tx, id)).some(({ kind }) => kind === 'Budget');
  const { orderId } = await placeRequestedOrder(tx, config, session, {
    key: `request:${id}`,
    order: draft,
    expectedTotal: total,
    requestAttemptId: request.attemptId,
    mayExceedBudget,
  });
  const decided = { decidedAt: new Date(), decidedById: actorId };
  await store.updateRequest(tx, id, { status: 'Approved', orderId, ...decided });
  await writeAudit(tx, { ...session, actorId }, 'approve-order', { requestId: id, orderId, total });
  const about = { number: orderNumber(orderId), site: siteUrl(config) };
  await notifyEmployee(tx, config, request, { actorId, insteadOfId }, (decidedBy) =>
    approvedLetter(draft, { decidedBy, ...about }),
  );
}

export async function declineRequest(
  context: Context,
  requestId: string,
  reason: string | null,
): Promise<Request> {
  const { db, config } = context;
  const text = normaliseText(reason);
  if (text.length > maximumDeclineReasonLength || /[^\P{Cc}\n]/u.test(text))
    throw new ShopError('BAD_REQUEST', badRequestMessage, { fields: { reason: badRequestMessage } });
  const found = await readAccess(context, requestId);
  const trimmedReason = text === '' ? null : text;
  await db.transaction(async (tx) => {
    const { request, ownSteps } = await lockDecidable(tx, found);
    if (request.status === 'Declined') return;
    checkPending(request);
    const { actorId } = found.viewer;
    const step = currentStepOf(await findSteps(tx, found.id));
    const { insteadOfId }: Pick<Decider, 'insteadOfId'> = requireOwnStep(ownSteps, step?.position ?? 0);
    const decided = { decidedAt: new Date(), decidedById: actorId };
    await store.updateRequest(tx, found.id, { status: 'Declined', reason: trimmedReason, ...decided });
    await releaseBudgets(tx, request.attemptId);
    await writeAudit(tx, { ...request, actorId }, 'decline-order', { requestId: found.id });
    const about = { reason: trimmedReason, site: siteUrl(config) };
    await notifyEmployee(tx, config, request, { actorId, insteadOfId }, (decidedBy) =>
      declinedLetter(request.draft, { decidedBy, ...about }),
    );
  });
  return readRequest(db, found);
}

export async function withdrawRequest(context: Context, requestId: string): Promise<Request> {
  const found = await readAccess(context, requestId);
  await context.db.transaction(async (tx) => {
    const request = await store.lockRequest(tx, found.viewer, found.id);
    if (request?.actorId !== found.viewer.actorId) throw notFound();
    if (request.status === 'Withdrawn') return;
    checkPending(request);
    const decided = { decidedAt: new Date(), decidedById: found.viewer.actorId };
    await store.updateRequest(tx, found.id, { status: 'Withdrawn', ...decided });
    await releaseBudgets(tx, request.attemptId);
    await writeAudit(tx, request, 'withdraw-request', { requestId: found.id });
  });
  return readRequest(context.db, found);
}

/** Notifies the requester. @param makeLetter writes the letter, given who decided and in whose absence */
async function notifyEmployee(
  tx: Database,
  config: Context['config'],
  { actorId }: store.RequestRow,
  decider: { actorId: number; insteadOfId: number | null },
  makeLetter: (decidedBy: string) => Letter,
): Promise<void> {
  const employee = await readCustomer(tx, actorId);
  const by = await readCustomer(tx, decider.actorId);
  const absent = decider.insteadOfId === null ? null : await readCustomer(tx, decider.insteadOfId);
  if (!employee) return;
  const name = by?.name ?? '';
  const letter = makeLetter(absent ? `${name} (í fjarveru: ${absent.name})` : name);
  await sendMail(tx, config, { to: employee.email, purpose: 'order', letter });
}
