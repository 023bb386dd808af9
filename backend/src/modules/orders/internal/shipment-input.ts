import { unitsLeft } from '../../../../../lib/rules/orders/shipments.ts';
import { orderStatusLabel } from '../../../../../lib/rules/orders/order-status.ts';
import { formatNumber } from '../../../../../lib/rules/text/icelandic.ts';
import type { Database } from '../../../db/connect.ts';
import { ShopError } from '../../../errors.ts';
import { lockOrder } from './move-store.ts';
import { type CarrierRow, findCarriers } from './shipment-store.ts';
import type { findItems, OrderRow } from './store.ts';

export type OrderItemRow = Awaited<ReturnType<typeof findItems>>[number];

export const statusError = ({ status }: Pick<OrderRow, 'status'>): ShopError =>
  new ShopError(
    'FAILED_PRECONDITION',
    `Ekki er hægt að breyta pöntuninni: staða hennar er „${orderStatusLabel(status)}“.`,
    { reason: 'order.status', status },
  );

/** Whether something of an order may still be on its way. */
export const isOpen = ({ status }: Pick<OrderRow, 'status'>): boolean =>
  status === 'Pending' || status === 'Shipping';

/** @throws ShopError NOT_FOUND */
export async function lockKnownOrder(tx: Database, orderId: number): Promise<OrderRow> {
  const order = await lockOrder(tx, orderId);
  if (!order) throw new ShopError('NOT_FOUND');
  return order;
}

/** Everything that is left of an order, by row id of its lines. */
export function findRest(items: readonly OrderItemRow[]): Map<number, number> {
  return new Map(items.map((item) => [item.id, unitsLeft(item)] as const).filter(([, left]) => left > 0));
}

/**
 * The order's line of a SKU that something is left of, else its last.
 * @throws ShopError BAD_REQUEST `shipment.line` for a SKU that was not ordered
 */
export function requireItem(items: readonly OrderItemRow[], sku: string): OrderItemRow {
  const lines = items.filter((item) => item.sku === sku);
  const item = lines.find((line) => unitsLeft(line) > 0) ?? lines.at(-1);
  if (!item)
    throw new ShopError('BAD_REQUEST', `Vörunúmerið ${sku} er ekki í pöntuninni.`, {
      reason: 'shipment.line',
      sku,
    });
  return item;
}

/** @param sku the goods of which nothing is left; without it, of all of the order */
export const nothingLeftError = (sku?: string): ShopError =>
  new ShopError(
    'FAILED_PRECONDITION',
    sku === undefined
      ? 'Ekkert er eftir af pöntuninni til að senda.'
      : `Af ${sku} er ekkert eftir til að senda.`,
    { reason: 'shipment.left', left: 0, ...(sku !== undefined && { sku }) },
  );

/** What was checked under the order's lock has to hold when it is written. */
export function requireLeft(isWritten: boolean, itemId: number): void {
  if (!isWritten) throw new Error(`Line ${itemId} has fewer units left`);
}

/**
 * Units by row id of the lines of a shipment; everything that is left without them.
 * @throws ShopError BAD_REQUEST as requireItem; FAILED_PRECONDITION `shipment.left` where less is left
 */
export function toShippedUnits(
  items: readonly OrderItemRow[],
  lines: readonly { sku: string; quantity: number }[] | null,
): Map<number, number> {
  const rest = findRest(items);
  if (rest.size === 0) throw nothingLeftError();
  if (lines === null) return rest;
  return new Map(
    lines.map(({ sku, quantity }) => {
      const item = requireItem(items, sku);
      const left = unitsLeft(item);
      if (quantity > left)
        throw new ShopError(
          'FAILED_PRECONDITION',
          `Af ${sku} á eftir að senda ${formatNumber(left)} stk., ekki ${formatNumber(quantity)}.`,
          { reason: 'shipment.left', sku, left },
        );
      return [item.id, quantity];
    }),
  );
}

/** @throws ShopError BAD_REQUEST `shipment.carrier` for one that the shop does not have */
export async function requireCarrier(db: Database, id: string): Promise<CarrierRow> {
  const known = await findCarriers(db);
  const carrier = known.find((one) => one.id === id);
  if (carrier) return carrier;
  const ids = known.map((one) => one.id);
  throw new ShopError(
    'BAD_REQUEST',
    ids.length === 0
      ? `Flutningsaðilinn „${id}“ er ekki á skrá. Enginn flutningsaðili er á skrá.`
      : `Flutningsaðilinn „${id}“ er ekki á skrá. Á skrá eru: ${ids.join(', ')}.`,
    { reason: 'shipment.carrier', carriers: ids },
  );
}
