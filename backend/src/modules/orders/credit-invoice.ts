import { badRequestMessage } from '../../../../lib/rules/text/backend-messages.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/connect.ts';
import { ShopError } from '../../errors.ts';
import { type CreditNote, issueCreditNote } from '../invoices/credit-notes.ts';
import { readInvoiceItems } from '../invoices/invoice-lines.ts';
import { insertEvent } from './internal/move-store.ts';

/**
 * A credit note that the supplier issues by itself, for the whole invoice or by line (position on the invoice, from 1).
 * @throws ShopError as issueCreditNote
 */
export async function creditInvoice(
  tx: Database,
  config: Config,
  invoiceId: number,
  { key, lines }: { key: string; lines: readonly { line: number; quantity: number }[] | null },
): Promise<CreditNote> {
  const { orderId, items } = await readInvoiceItems(tx, invoiceId);
  const units = lines && new Map<number, number>();
  for (const { line, quantity } of lines ?? []) {
    const item = items[line - 1];
    if (!item || units?.has(item.id)) throw new ShopError('BAD_REQUEST', badRequestMessage);
    units?.set(item.id, quantity);
  }
  const note = await issueCreditNote(tx, config, { key: `shop:${key}`, invoiceId, units });
  if (orderId !== null && !note.isExisting) {
    const details = { number: note.number, amount: note.amount };
    await insertEvent(tx, { orderId, kind: 'Credited', by: 'Shop', details });
  }
  return note;
}
