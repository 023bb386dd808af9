import type { ResolversParentTypes, ResolversTypes } from '../../../../../graphql/generated/resolvers.ts';
import { badRequestMessage } from '../../../../../lib/rules/text/backend-messages.ts';
import type { Context } from '../../../context.ts';
import { ShopError } from '../../../errors.ts';
import { toRowId } from '../../../row-id.ts';
import { toCart } from '../../cart/to-cart.ts';
import { addLinesToCart } from '../../cart/add-lines.ts';
import type { DocumentReader } from '../../invoices/document-filter.ts';
import { readVisibleInvoiceLines } from '../../invoices/invoice-lines.ts';
import { requireAbility } from '../../session/abilities.ts';
import { toUnits } from './change.ts';
import * as store from './store.ts';

interface Line {
  id: number;
  productId: number | null;
  sku: string;
  name: string;
  quantity: number;
}

/**
 * Adds lines of an earlier purchase to the cart, as far as they are available.
 * @throws ShopError NOT_FOUND for another customer's order or invoice; BAD_REQUEST for lines that are not part of it
 */
export async function reorder(
  context: Context,
  { key, orderId, invoiceId, lines }: ResolversTypes['ReorderInput'],
): Promise<ResolversParentTypes['ReorderResult']> {
  const session = requireAbility(context, 'order');
  if ((orderId == null) === (invoiceId == null)) throw new ShopError('BAD_REQUEST', badRequestMessage);
  const boughtLines =
    orderId == null
      ? await readInvoiceLines(context, session, invoiceId ?? '')
      : await readOrderLines(context, session, orderId);
  if (!boughtLines) throw new ShopError('NOT_FOUND');
  const units =
    lines == null ? new Map(boughtLines.map(({ id, quantity }) => [id, quantity])) : toUnits(lines);
  const requestedLines = boughtLines.filter(({ id }) => units.has(id));
  if (requestedLines.length === 0 || requestedLines.length < units.size)
    throw new ShopError('BAD_REQUEST', badRequestMessage);
  const productLines = requestedLines.map(({ id, productId }) => ({
    // A deleted product counts as unavailable.
    productId: String(productId ?? 0),
    quantity: units.get(id) ?? 0,
  }));
  const { cart, lines: answers } = await addLinesToCart(context, key, productLines);
  return {
    cart: await toCart(context.db, context.visitor, cart),
    lines: requestedLines.map(({ id, sku, name, productId }) => {
      const answer = answers.find((one) => one.productId === String(productId ?? 0));
      const added = answer?.added ?? 0;
      return {
        itemId: String(id),
        sku,
        name,
        added,
        outcome: toOutcome(added, answer?.problem),
        message: answer?.problem ?? null,
      };
    }),
  };
}

function toOutcome(added: number, problem: string | null | undefined): ResolversTypes['ReorderOutcome'] {
  if (added === 0) return 'Unavailable';
  return problem == null ? 'Added' : 'Corrected';
}

async function readOrderLines({ db }: Context, reader: DocumentReader, id: string): Promise<Line[] | null> {
  const orderRow = await store.findOrder(db, toRowId(id), reader);
  return orderRow && store.findItems(db, orderRow.order.id);
}

/** The goods of an invoice, without its delivery. */
async function readInvoiceLines({ db }: Context, reader: DocumentReader, id: string): Promise<Line[] | null> {
  const lines = await readVisibleInvoiceLines(db, reader, toRowId(id));
  return lines && lines.filter(({ productId }) => productId !== null);
}
