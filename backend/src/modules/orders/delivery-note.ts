import { addressLine } from '../../../../lib/rules/people/address-line.ts';
import { orderNumber } from '../../../../lib/rules/orders/order-number.ts';
import { shipmentNumber } from '../../../../lib/rules/orders/shipments.ts';
import { formatLongDate } from '../../../../lib/rules/text/icelandic.ts';
import type { Database } from '../../db/connect.ts';
import { toFooter, writeHead } from '../../pdf/head.ts';
import { createPdf, renderPdf, writeFooters } from '../../pdf/page.ts';
import { writeQuantities } from '../../pdf/quantities.ts';
import { readWebsiteInfo } from '../content/website-content.ts';
import { findShipment, findShipmentLines, findShipments } from './internal/shipment-store.ts';
import { readRamp } from '../units/order-units.ts';
import type { DocumentReader } from '../invoices/document-filter.ts';
import * as store from './internal/store.ts';

/** The delivery note of a shipment, without prices; null where this customer has no such shipment. */
export async function makeDeliveryNote(
  db: Database,
  reader: DocumentReader,
  id: number,
): Promise<{ name: string; pdf: Buffer } | null> {
  const shipment = await findShipment(db, id);
  const found = shipment && (await store.findOrder(db, shipment.orderId, reader));
  if (!found) return null;
  const { order, customerName, orderedByName } = found;
  // Parts that left later are no matter of this one: its note is the same for ever.
  const parts = (await findShipments(db, [order.id])).filter(({ part }) => part <= shipment.part);
  const lines = await findShipmentLines(
    db,
    parts.map((part) => part.id),
  );
  const items = await store.findItems(db, order.id);
  const number = shipmentNumber(orderNumber(order.id), shipment.part);
  const seller = await readWebsiteInfo(db);
  const address = order.address && addressLine(order.address);
  const ramp = await readRamp(db, order.address && order.unitId);
  const facts = [
    ['Pöntunarnúmer', orderNumber(order.id)],
    ['Sent', formatLongDate(shipment.sentAt)],
    ['Afhending', order.deliveryMethod],
    ['Flutningur', shipment.carrier?.name],
    ['Sendingarnúmer', shipment.trackingNumber],
    ['Fyrir', customerName],
    ['Pantað af', orderedByName],
    ['Vörumóttaka opin', ramp.rampHours],
    ['Um vörumóttöku', ramp.rampNote],
    ...order.options.map(({ name, value }) => [name, value] as const),
  ] as const;
  const head = {
    title: `Fylgiseðill ${number}`,
    seller,
    buyer: { title: 'Viðtakandi', name: order.receiverName, ssn: null, address },
    facts: facts.flatMap(([name, value]) => (value ? [{ name, value }] : [])),
  };
  const pdf = createPdf(head.title, seller.name, shipment.sentAt);
  const unitsOf = (itemId: number, isThis: boolean) =>
    lines
      .filter((line) => line.itemId === itemId && (line.shipmentId === id) === isThis)
      .reduce((sum, { quantity }) => sum + quantity, 0);
  writeQuantities(
    pdf,
    writeHead(pdf, head),
    items.flatMap((item) => {
      const sent = unitsOf(item.id, true);
      if (sent === 0) return [];
      const { sku, name, ownNumber, ownName, quantity: ordered } = item;
      return [{ sku, name, ownNumber, ownName, ordered, sentBefore: unitsOf(item.id, false), sent }];
    }),
  );
  writeFooters(pdf, toFooter(head));
  return { name: `fylgisedill-${number}`, pdf: await renderPdf(pdf) };
}
