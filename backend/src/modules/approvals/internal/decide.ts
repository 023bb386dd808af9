import type { ResolversParentTypes } from '../../../../../graphql/generated/resolvers.ts';
import { may } from '../../../../../lib/rules/people/abilities.ts';
import { badRequestMessage } from '../../../../../lib/rules/text/backend-messages.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import { retryOnConflict } from '../../../db/retry.ts';
import { ShopError } from '../../../errors.ts';
import { normaliseText } from '../../../../../lib/rules/text/normalise-text.ts';
import { maximumDeclineReasonLength } from '../../../../../lib/rules/text/text-limits.ts';
import { toRowId } from '../../../row-id.ts';
import { placeRequestedOrder, repriceRequest, requestChangedError } from '../../checkout/requested-order.ts';
import { readCustomer } from '../../customer/customers.ts';
import { readRole } from '../../employees/company-access.ts';
import type { Letter } from '../../mail/letter.ts';
import { sendMail, siteUrl } from '../../mail/outbox.ts';
import { orderNumber } from '../../../../../lib/rules/orders/order-number.ts';

import { writeAudit } from '../../session/audit.ts';
import { requireSession } from '../../session/sessions.ts';
import { approvedLetter, declinedLetter } from './letters.ts';
import { mayDecide, toRequest, toViewer } from './read.ts';
import * as store from '../../order-requests/requests.ts';

type Request = ResolversParentTypes['OrderRequest'];

/**
 * Turns a request into an order: request, order, invoice and mails in one transaction with the request's row locked, so that
 * concurrent approvals place one order. Where price or stock changed, the request is refreshed instead and needs another
 * approval.
 */
export async function approveRequest(
  context: Context,
  requestId: string,
  expectedTotal: number,
): Promise<Request> {
  const { db } = context;
  const found = await readAccess(context, requestId);
  try {
    await retryOnConflict(() => db.transaction((tx) => approveLocked(tx, context, found, expectedTotal)));
  } catch (error) {
    if (error instanceof ShopError && error.extensions['reason'] === 'approval.changed')
      await db.transaction((tx) => refreshDraft(tx, found));
    throw error;
  }
  return readBack(db, found);
}

interface Access {
  id: number;
  viewer: store.Viewer;
}

/** @throws ShopError UNAUTHENTICATED; FAILED_PRECONDITION for a page made for another customer */
async function readAccess(context: Context, requestId: string): Promise<Access> {
  const session = requireSession(context);
  return { id: toRowId(requestId), viewer: await toViewer(context, session) };
}

async function approveLocked(
  tx: Database,
  { config }: Context,
  { id, viewer }: Access,
  expectedTotal: number,
): Promise<void> {
  const request = await lockDecidable(tx, { id, viewer });
  if (request.status === 'Approved') return;
  checkPending(request);
  const { actorId, companyId, customerId, billToId, draft, total } = request;
  const role = await readRole(tx, actorId, companyId);
  if (role === null || !may(role, 'order'))
    throw refusal('Sá sem bað um pöntunina má ekki lengur panta fyrir fyrirtækið.', 'approval.employee');
  if (total !== expectedTotal) throw requestChangedError();
  const session = { actorId, customerId, billToId };
  const order = { key: `request:${id}`, order: draft, expectedTotal };
  const { orderId } = await placeRequestedOrder(tx, config, session, order);
  await store.updateRequest(tx, id, {
    status: 'Approved',
    orderId,
    decidedAt: new Date(),
    decidedById: viewer.actorId,
  });
  const by = { ...session, actorId: viewer.actorId };
  await writeAudit(tx, by, 'approve-order', { requestId: id, orderId, total });
  const about = { number: orderNumber(orderId), site: siteUrl(config) };
  await notifyEmployee(tx, config, request, viewer.actorId, (decidedBy) =>
    approvedLetter(draft, { decidedBy, ...about }),
  );
}

/** Updates prices and stock for another decision; unchanged when nothing differs. */
async function refreshDraft(tx: Database, { id, viewer }: Access): Promise<void> {
  const request = await store.lockRequest(tx, viewer, id);
  if (request?.status !== 'Waiting') return;
  const draft = await repriceRequest(tx, request.customerId, request.asked);
  if (JSON.stringify(comparableDraft(draft)) === JSON.stringify(comparableDraft(request.draft))) return;
  await store.updateRequest(tx, id, { draft, total: draft.totals.gross, changedAt: new Date() });
}

const comparableDraft = ({ lines, totals }: store.RequestRow['draft']) => [
  totals.gross,
  lines
    .map(({ productId, quantity, price }) => [productId, quantity, price])
    .toSorted(([a = 0], [b = 0]) => a - b),
];

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
    const request = await lockDecidable(tx, found);
    if (request.status === 'Declined') return;
    checkPending(request);
    const decided = { decidedAt: new Date(), decidedById: found.viewer.actorId };
    await store.updateRequest(tx, found.id, { status: 'Declined', reason: trimmedReason, ...decided });
    const by = { ...request, actorId: found.viewer.actorId };
    await writeAudit(tx, by, 'decline-order', { requestId: found.id });
    const about = { reason: trimmedReason, site: siteUrl(config) };
    await notifyEmployee(tx, config, request, found.viewer.actorId, (decidedBy) =>
      declinedLetter(request.draft, { decidedBy, ...about }),
    );
  });
  return readBack(db, found);
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
    await writeAudit(tx, request, 'withdraw-request', { requestId: found.id });
  });
  return readBack(context.db, found);
}

/** @throws ShopError NOT_FOUND for a request that the viewer may not see; PERMISSION_DENIED for their own */
async function lockDecidable(tx: Database, { id, viewer }: Access): Promise<store.RequestRow> {
  const request = await store.lockRequest(tx, viewer, id);
  if (!request) throw notFound();
  if (!mayDecide(viewer, request))
    throw new ShopError('PERMISSION_DENIED', undefined, {
      ability: 'approve-orders',
    });
  return request;
}

function checkPending({ status }: store.RequestRow): void {
  if (status !== 'Waiting')
    throw refusal('Beiðninni hefur þegar verið svarað eða hún dregin til baka.', 'approval.decided');
}

/** Notifies the requester. @param makeLetter writes the letter, given who decided */
async function notifyEmployee(
  tx: Database,
  config: Context['config'],
  { actorId }: store.RequestRow,
  decider: number,
  makeLetter: (decidedBy: string) => Letter,
): Promise<void> {
  const [employee, by] = await Promise.all([readCustomer(tx, actorId), readCustomer(tx, decider)]);
  if (employee)
    await sendMail(tx, config, { to: employee.email, purpose: 'order', letter: makeLetter(by?.name ?? '') });
}

async function readBack(db: Database, { id, viewer }: Access): Promise<Request> {
  const found = await store.findRequest(db, id);
  if (!found) throw notFound();
  return toRequest(viewer, found);
}

function refusal(message: string, reason: string): ShopError {
  return new ShopError('FAILED_PRECONDITION', message, { reason });
}

function notFound(): ShopError {
  return new ShopError('NOT_FOUND');
}
