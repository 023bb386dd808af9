import type { ResolversParentTypes } from '../../../../../graphql/generated/resolvers.ts';
import { orderNumber } from '../../../../../lib/rules/orders/order-number.ts';
import { shipmentNumber, trackingAddress, unitsLeft } from '../../../../../lib/rules/orders/shipments.ts';
import type { Platform, Session } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import { signedDocumentPath } from '../../invoices/document-links.ts';
import { writeReturnLabel } from '../return-label.ts';
import { findEvents, isPickedUpInStore } from './move-store.ts';
import { isOpen, type OrderItemRow } from './shipment-input.ts';
import { findShipmentLines, findShipments, type ShipmentWithCarrier } from './shipment-store.ts';
import type { OrderRow } from './store.ts';
import { findWithdrawalItems, findWithdrawals } from './withdrawal-store.ts';

type Reader = Pick<Platform, 'db' | 'config'>;

/** What is sent and left of a line, as the account shows it. */
export function toLineState(order: Pick<OrderRow, 'status'>, item: OrderItemRow) {
  const left = isOpen(order) ? unitsLeft(item) : 0;
  return { left, expectedOn: left > 0 ? item.expectedOn : null };
}

export async function readShipments(
  { db, config }: Reader,
  session: Session,
  order: OrderRow,
): Promise<ResolversParentTypes['Shipment'][]> {
  const rows = await findShipments(db, [order.id]);
  if (rows.length === 0) return [];
  const lines = await findShipmentLines(
    db,
    rows.map(({ id }) => id),
  );
  const isFetched = await isPickedUpInStore(db, order.deliveryMethodId);
  return rows.map((row) => ({
    id: String(row.id),
    number: shipmentNumber(orderNumber(order.id), row.part),
    part: row.part,
    state: toState(order, row, isFetched),
    carrier: row.carrier?.name ?? null,
    trackingNumber: row.trackingNumber,
    trackingUrl: trackingAddress(row.carrier?.trackingUrl ?? null, row.trackingNumber),
    sentAt: row.sentAt.toISOString(),
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
    deliveryNoteUrl: signedDocumentPath(
      config,
      session,
      { of: 'delivery-note', kind: 'pdf', id: row.id },
      new Date(),
    ),
    lines: lines
      .filter(({ shipmentId }) => shipmentId === row.id)
      .map(({ shipmentId: _shipmentId, itemId, ...line }) => ({ ...line, itemId: String(itemId) })),
  }));
}

function toState(order: OrderRow, { deliveredAt }: ShipmentWithCarrier, isFetched: boolean) {
  if (deliveredAt) return 'Delivered' as const;
  if (order.status === 'Deleted') return 'Returned' as const;
  return isFetched ? ('Ready' as const) : ('OnTheWay' as const);
}

export async function readEvents(
  db: Database,
  { id, createdAt, total }: OrderRow,
): Promise<ResolversParentTypes['OrderEvent'][]> {
  const events = (await findEvents(db, id)).map(({ at, kind, details }) => ({
    at: at.toISOString(),
    kind,
    number: toText(details['number'] ?? details['withdrawal'] ?? details['part'] ?? details['units']),
    name: toText(details['name']),
    expectedOn: toText(details['expectedOn']),
    amount: typeof details['amount'] === 'number' ? details['amount'] : null,
    reason: toText(details['reason']),
  }));
  const placedEvent = {
    at: createdAt.toISOString(),
    kind: 'Placed' as const,
    number: null,
    name: null,
    expectedOn: null,
    amount: total,
    reason: null,
  };
  return [placedEvent, ...events];
}

export async function readWithdrawals(
  { db, config }: Reader,
  session: Session,
  order: OrderRow,
  items: readonly OrderItemRow[],
): Promise<ResolversParentTypes['Withdrawal'][]> {
  const rows = await findWithdrawals(db, order.id);
  const lines = await findWithdrawalItems(
    db,
    rows.map(({ id }) => id),
  );
  return Promise.all(
    rows.map(async ({ id, declaredAt, state, reason }) => ({
      id: String(id),
      declaredAt: declaredAt.toISOString(),
      state,
      reason,
      lines: lines
        .filter(({ withdrawalId }) => withdrawalId === id)
        .map(({ orderItemId, quantity }) => ({
          name: items.find((item) => item.id === orderItemId)?.name ?? '',
          quantity,
        })),
      returnLabel:
        state === 'Requested'
          ? {
              ...(await writeReturnLabel(db, order, id)),
              pdfUrl: signedDocumentPath(
                config,
                session,
                { of: 'return-label', kind: 'pdf', id },
                new Date(),
              ),
            }
          : null,
    })),
  );
}

const toText = (value: string | number | undefined): string | null =>
  value === undefined ? null : String(value);
