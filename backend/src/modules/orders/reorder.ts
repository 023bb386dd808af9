import type { ResolversParentTypes, ResolversTypes } from '../../../../graphql/generated/resolvers.ts';
import { badRequestMessage } from '../../../../lib/rules/backend-messages.ts';
import { messageForCode } from '../../../../lib/rules/messages.ts';
import type { Context } from '../../context.ts';
import { ShopError } from '../../errors.ts';
import { toCart } from '../cart/contract-service.ts';
import { addAgain } from '../cart/again-service.ts';
import { linesOfInvoice } from '../invoices/lines-service.ts';
import { requireContext, requireSession } from '../session/service.ts';
import { readUnits } from './change.ts';
import * as store from './store.ts';

interface Line {
  id: number;
  productId: number | null;
  sku: string;
  name: string;
  quantity: number;
}

/**
 * Puts lines that were bought before into the cart, on top of what it holds, as far as they can be had.
 * @throws ShopError NOT_FOUND for an order or invoice of somebody else; BAD_REQUEST for lines that are not of it
 */
export async function reorder(
  context: Context,
  { orderId, invoiceId, lines }: ResolversTypes['ReorderInput'],
): Promise<ResolversParentTypes['ReorderResult']> {
  requireContext(context);
  const { customerId } = requireSession(context);
  if ((orderId == null) === (invoiceId == null)) throw new ShopError('BAD_REQUEST', badRequestMessage);
  const bought =
    orderId == null
      ? await invoiced(context, customerId, invoiceId ?? '')
      : await ordered(context, customerId, orderId);
  if (!bought) throw new ShopError('NOT_FOUND', messageForCode('NOT_FOUND'));
  const units = lines == null ? new Map(bought.map(({ id, quantity }) => [id, quantity])) : readUnits(lines);
  const wanted = bought.filter(({ id }) => units.has(id));
  if (wanted.length === 0 || wanted.length < units.size)
    throw new ShopError('BAD_REQUEST', badRequestMessage);
  const { cart, results } = await addAgain(
    context,
    wanted.map(({ id, productId }) => ({ productId, quantity: units.get(id) ?? 0 })),
  );
  return {
    cart: await toCart(context.db, context.visitor, cart),
    lines: wanted.flatMap(({ id, sku, name }, index) => {
      const result = results[index];
      return result ? [{ itemId: String(id), sku, name, ...result }] : [];
    }),
  };
}

const rowId = (id: string): number => (/^\d{1,9}$/.test(id) ? Number(id) : 0);

async function ordered({ db }: Context, customerId: number, id: string): Promise<Line[] | null> {
  const found = await store.findOrder(db, rowId(id), customerId);
  return found && store.findItems(db, found.order.id);
}

/** The goods of an invoice; its delivery is none. */
async function invoiced({ db }: Context, customerId: number, id: string): Promise<Line[] | null> {
  const lines = await linesOfInvoice(db, customerId, rowId(id));
  return lines && lines.filter(({ productId }) => productId !== null);
}
