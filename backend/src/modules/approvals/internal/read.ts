import type { ResolversParentTypes } from '../../../../../graphql/generated/resolvers.ts';
import { findOptionValue } from '../../../../../lib/rules/orders/order-option.ts';
import { badRequestMessage } from '../../../../../lib/rules/text/backend-messages.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import { ShopError } from '../../../errors.ts';
import {
  findDeciders,
  findRequestsToDecide,
  readNames,
  type Decider,
} from '../../order-requests/deciders.ts';
import * as store from '../../order-requests/requests.ts';
import { findNamedSteps } from '../../order-requests/steps.ts';
import { markRequestsSeen } from '../../orders/mark-seen.ts';
import { requireSession } from '../../session/sessions.ts';
import { notFound, toViewer, type Access } from './access.ts';

type Request = ResolversParentTypes['OrderRequest'];

const pageSize = 20;

export async function readRequests(
  context: Context,
  page: number,
): Promise<ResolversParentTypes['OrderRequests']> {
  const session = requireSession(context);
  if (page < 1 || page > 100_000) throw new ShopError('BAD_REQUEST', badRequestMessage);
  const viewer = await toViewer(context, session);
  await markRequestsSeen(context.db, session.actorId);
  const { db } = context;
  const toDecide = await findRequestsToDecide(db, viewer.actorId, viewer.ownCompanyIds);
  const [total, rows] = await Promise.all([
    store.countRequests(db, viewer),
    store.findRequests(db, viewer, toDecide, { limit: pageSize, offset: (page - 1) * pageSize }),
  ]);
  return {
    requests: await toRequests(db, viewer, rows),
    total,
    page,
    pageCount: Math.max(1, Math.ceil(total / pageSize)),
    toDecide: toDecide.length,
  };
}

/** How many requests wait for the visitor's answer; marks none as seen. */
export async function countToDecide(context: Context): Promise<number> {
  const { actorId, ownCompanyIds } = await toViewer(context, requireSession(context));
  return (await findRequestsToDecide(context.db, actorId, ownCompanyIds)).length;
}

/** A request as it is now. */
export async function readRequest(db: Database, { id, viewer }: Access): Promise<Request> {
  const found = await store.findRequest(db, id);
  const [request] = found ? await toRequests(db, viewer, [found]) : [];
  if (!request) throw notFound();
  return request;
}

type NamedStep = Awaited<ReturnType<typeof findNamedSteps>>[number];

async function toRequests(
  db: Database,
  viewer: store.Viewer,
  rows: readonly store.NamedRequest[],
): Promise<Request[]> {
  const ids = rows.map(({ request }) => request.id);
  const steps = await findNamedSteps(db, ids);
  const deciders = await findDeciders(db, ids);
  const names = await readNames(
    db,
    deciders.flatMap(({ deciderId, insteadOfId }) => [deciderId, insteadOfId ?? deciderId]),
  );
  return rows.map((row) =>
    toRequest(viewer, row, {
      names,
      steps: steps.filter(({ step }) => step.requestId === row.request.id),
      deciders: deciders.filter(({ requestId }) => requestId === row.request.id),
    }),
  );
}

function toRequest(
  viewer: store.Viewer,
  { request, employeeName, companyName, deciderName, editorName }: store.NamedRequest,
  way: { names: ReadonlyMap<number, string>; steps: readonly NamedStep[]; deciders: readonly Decider[] },
): Request {
  const { asked: requested, draft, wanted } = request;
  const now = new Map(draft.lines.map((line) => [line.productId, line]));
  const isWaiting = request.status === 'Waiting';
  const current = isWaiting ? way.steps.find(({ step }) => step.passedAt === null)?.step.position : undefined;
  const mayDecide =
    viewer.ownCompanyIds.includes(request.companyId) &&
    way.deciders.some(({ deciderId, position }) => deciderId === viewer.actorId && position === current);
  return {
    id: String(request.id),
    status: request.status,
    createdAt: request.createdAt.toISOString(),
    companyName,
    employeeName,
    orderLimit: request.orderLimit,
    total: request.total,
    totalWithoutTax: draft.totals.net,
    askedTotal: requested.totals.gross,
    changedAt: request.changedAt?.toISOString() ?? null,
    editedAt: request.editedAt?.toISOString() ?? null,
    editedBy: editorName,
    deliveryMethod: draft.delivery.name,
    deliveryAmount: draft.delivery.amount,
    receiver: draft.receiver.name,
    unit: findOptionValue(draft.options, 'Unit'),
    reference: findOptionValue(draft.options, 'Reference'),
    costCentre: findOptionValue(draft.options, 'CostCentre'),
    items: requested.lines.map(({ productId, sku, name, quantity, price }) => ({
      productId: String(productId),
      sku,
      name,
      quantity: now.get(productId)?.quantity ?? 0,
      price: now.get(productId)?.price ?? 0,
      askedQuantity: quantity,
      askedPrice: price,
      wantedQuantity: wanted?.[productId] ?? null,
    })),
    steps: way.steps.map(({ step, passedBy, insteadOf }) => ({
      position: step.position,
      kind: step.kind,
      label: step.label,
      isCurrent: step.position === current,
      approvers: approversOf(way, step.position, request.companyId),
      passedAt: step.passedAt?.toISOString() ?? null,
      passedBy,
      insteadOf,
    })),
    mayDecide,
    isOwn: request.actorId === viewer.actorId,
    decidedAt: request.decidedAt?.toISOString() ?? null,
    decidedBy: request.status === 'Withdrawn' ? null : deciderName,
    reason: request.reason,
    orderId: request.orderId === null ? null : String(request.orderId),
  };
}

/** Names of who may pass a step; of who stands in also for whom. */
function approversOf(
  { names, deciders }: { names: ReadonlyMap<number, string>; deciders: readonly Decider[] },
  position: number,
  companyId: number,
): string[] {
  return deciders
    .filter((decider) => decider.position === position && decider.deciderId !== companyId)
    .map(({ deciderId, insteadOfId }) => {
      const name = names.get(deciderId) ?? '';
      return insteadOfId === null ? name : `${name} (í fjarveru: ${names.get(insteadOfId) ?? ''})`;
    });
}
