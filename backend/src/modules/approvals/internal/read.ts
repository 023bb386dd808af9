import type { ResolversParentTypes } from '../../../../../graphql/generated/resolvers.ts';
import { badRequestMessage } from '../../../../../lib/rules/text/backend-messages.ts';
import type { Context, Session } from '../../../context.ts';
import { ShopError } from '../../../errors.ts';
import { listCompaniesWithAbility } from '../../employees/company-access.ts';
import { markRequestsSeen } from '../../orders/mark-seen.ts';
import { requireSession } from '../../session/sessions.ts';
import * as store from '../../order-requests/requests.ts';

type Request = ResolversParentTypes['OrderRequest'];

const pageSize = 20;

export async function toViewer(context: Context, session: Session): Promise<store.Viewer> {
  return {
    actorId: session.actorId,
    companyIds: await listCompaniesWithAbility(context, session, 'approve-orders'),
  };
}

export async function readRequests(
  context: Context,
  page: number,
): Promise<ResolversParentTypes['OrderRequests']> {
  const session = requireSession(context);
  if (page < 1 || page > 100_000) throw new ShopError('BAD_REQUEST', badRequestMessage);
  const viewer = await toViewer(context, session);
  await markRequestsSeen(context.db, session.actorId);
  const [{ total, toDecide }, rows] = await Promise.all([
    store.countRequests(context.db, viewer),
    store.findRequests(context.db, viewer, pageSize, (page - 1) * pageSize),
  ]);
  return {
    requests: rows.map((row) => toRequest(viewer, row)),
    total,
    page,
    pageCount: Math.max(1, Math.ceil(total / pageSize)),
    toDecide: viewer.companyIds.length > 0 ? toDecide : 0,
  };
}

/** How many requests wait for the visitor's answer; marks none as seen. */
export async function countToDecide(context: Context): Promise<number> {
  const viewer = await toViewer(context, requireSession(context));
  if (viewer.companyIds.length === 0) return 0;
  return (await store.countRequests(context.db, viewer)).toDecide;
}

/** No one approves their own request. */
export function mayDecide(
  { actorId, companyIds }: store.Viewer,
  request: Pick<store.RequestRow, 'companyId' | 'actorId'>,
): boolean {
  return request.actorId !== actorId && companyIds.includes(request.companyId);
}

export function toRequest(
  viewer: store.Viewer,
  { request, employeeName, companyName, deciderName }: store.NamedRequest,
): Request {
  const { asked: requested, draft } = request;
  const now = new Map(draft.lines.map((line) => [line.productId, line]));
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
    deliveryMethod: draft.delivery.name,
    deliveryAmount: draft.delivery.amount,
    receiver: draft.receiver.name,
    items: requested.lines.map(({ productId, sku, name, quantity, price }) => ({
      productId: String(productId),
      sku,
      name,
      quantity: now.get(productId)?.quantity ?? 0,
      price: now.get(productId)?.price ?? 0,
      askedQuantity: quantity,
      askedPrice: price,
    })),
    mayDecide: request.status === 'Waiting' && mayDecide(viewer, request),
    isOwn: request.actorId === viewer.actorId,
    decidedAt: request.decidedAt?.toISOString() ?? null,
    decidedBy: request.status === 'Withdrawn' ? null : deciderName,
    reason: request.reason,
    orderId: request.orderId === null ? null : String(request.orderId),
  };
}
