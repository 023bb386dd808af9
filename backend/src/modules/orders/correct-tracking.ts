import { orderNumber } from '../../../../lib/rules/orders/order-number.ts';
import { shipmentNumber } from '../../../../lib/rules/orders/shipments.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/connect.ts';
import { ShopError } from '../../errors.ts';
import { sendMail, siteUrl } from '../mail/outbox.ts';
import { lockKnownOrder, requireCarrier } from './internal/shipment-input.ts';
import { trackingLetter } from './internal/shipment-letters.ts';
import * as shipments from './internal/shipment-store.ts';

interface Tracking {
  /** Null for the one that the part has. */
  carrier: string | null;
  trackingNumber: string;
}

/**
 * Gives a part another tracking number, or its first, and tells the buyer by mail; called again with the same nothing happens.
 * @throws ShopError NOT_FOUND; BAD_REQUEST for an unknown carrier, or none at all
 */
export async function correctTracking(
  tx: Database,
  config: Config,
  orderId: number,
  part: number,
  { carrier: asked, trackingNumber }: Tracking,
): Promise<void> {
  const order = await lockKnownOrder(tx, orderId);
  const parts = await shipments.findShipments(tx, [orderId]);
  const shipment = parts.find((one) => one.part === part);
  if (!shipment) throw new ShopError('NOT_FOUND');
  const isSame = asked === null || asked === shipment.carrierId;
  const carrier = isSame ? shipment.carrier : await requireCarrier(tx, asked);
  if (!carrier)
    throw new ShopError('BAD_REQUEST', 'Sendingin er ekki með flutningsaðila.', {
      reason: 'shipment.carrier',
    });
  if (isSame && shipment.trackingNumber === trackingNumber) return;
  await shipments.setTracking(tx, shipment.id, { carrierId: carrier.id, trackingNumber });
  const number = parts.length > 1 ? shipmentNumber(orderNumber(orderId), part) : orderNumber(orderId);
  const letter = trackingLetter(order, { number, carrier, trackingNumber }, siteUrl(config));
  await sendMail(tx, config, { to: order.email, purpose: 'order', letter });
}
