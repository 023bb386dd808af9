import { addressLine } from '../../../../lib/rules/people/address-line.ts';
import { orderNumber } from '../../../../lib/rules/orders/order-number.ts';
import type { Database } from '../../db/connect.ts';
import { createPdf, drawRule, renderPdf, size, top, writeText } from '../../pdf/page.ts';
import { readWebsiteInfo } from '../content/website-content.ts';
import type { DocumentReader } from '../invoices/document-filter.ts';
import * as store from './internal/store.ts';
import { findWithdrawal } from './internal/withdrawal-store.ts';

interface ReturnLabel {
  /** Line by line. */
  to: string[];
  from: string[];
  reference: string;
}

/** What stands on the parcel in which goods of an order come back. */
export async function writeReturnLabel(
  db: Database,
  order: store.OrderRow,
  withdrawalId: number,
): Promise<ReturnLabel> {
  const { name, address } = await readWebsiteInfo(db);
  const from = order.address ? addressLine(order.address) : null;
  return {
    to: [name, ...address.split(', ')],
    from: [order.receiverName, ...(from?.split(', ') ?? [])],
    reference: `Skil nr. ${withdrawalId}, pöntun ${orderNumber(order.id)}`,
  };
}

/** The label on A4; null where this customer has no such declaration, or it is decided. */
export async function makeReturnLabelFile(
  db: Database,
  reader: DocumentReader,
  id: number,
): Promise<{ name: string; pdf: Buffer } | null> {
  const withdrawal = await findWithdrawal(db, id);
  if (withdrawal?.state !== 'Requested') return null;
  const found = await store.findOrder(db, withdrawal.orderId, reader);
  if (!found) return null;
  const label = await writeReturnLabel(db, found.order, id);
  const [sender = ''] = label.to;
  const pdf = createPdf(`Skilamiði ${id}`, sender, withdrawal.declaredAt);
  let y = writeText(pdf, top, 'Viðtakandi', { soft: true });
  for (const line of label.to) y = writeText(pdf, y + 2, line, { strong: true, size: size.title });
  y = writeText(pdf, y + 18, label.reference, { strong: true, size: size.large });
  drawRule(pdf, y + 14);
  y = writeText(pdf, y + 28, 'Sendandi', { soft: true });
  for (const line of label.from) y = writeText(pdf, y + 2, line, { size: size.large });
  return { name: `skilamidi-${id}`, pdf: await renderPdf(pdf) };
}
