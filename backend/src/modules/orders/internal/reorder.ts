import type { ResolversParentTypes, ResolversTypes } from '../../../../../graphql/generated/resolvers.ts';
import { badRequestMessage } from '../../../../../lib/rules/text/backend-messages.ts';
import type { Context } from '../../../context.ts';
import { ShopError } from '../../../errors.ts';
import { rowIdOf } from '../../../row-id.ts';
import { toCart } from '../../cart/to-cart.ts';
import { addLinesToCart } from '../../cart/add-lines.ts';
import { linesOfInvoice } from '../../invoices/invoice-lines.ts';
import { requireAbility } from '../../session/abilities.ts';
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
  { key, orderId, invoiceId, lines }: ResolversTypes['ReorderInput'],
): Promise<ResolversParentTypes['ReorderResult']> {
  const { customerId } = requireAbility(context, 'order');
  if ((orderId == null) === (invoiceId == null)) throw new ShopError('BAD_REQUEST', badRequestMessage);
  const bought =
    orderId == null
      ? await invoiced(context, customerId, invoiceId ?? '')
      : await ordered(context, customerId, orderId);
  if (!bought) throw new ShopError('NOT_FOUND');
  const units = lines == null ? new Map(bought.map(({ id, quantity }) => [id, quantity])) : readUnits(lines);
  const wanted = bought.filter(({ id }) => units.has(id));
  if (wanted.length === 0 || wanted.length < units.size)
    throw new ShopError('BAD_REQUEST', badRequestMessage);
  const goods = wanted.map(({ id, productId }) => ({
    // What is no product any more is none that can be had.
    productId: String(productId ?? 0),
    quantity: units.get(id) ?? 0,
  }));
  const { cart, lines: answers } = await addLinesToCart(context, key, goods);
  return {
    cart: await toCart(context.db, context.visitor, cart),
    lines: wanted.map(({ id, sku, name, productId }) => {
      const answer = answers.find((one) => one.productId === String(productId ?? 0));
      const added = answer?.added ?? 0;
      return {
        itemId: String(id),
        sku,
        name,
        added,
        outcome: outcomeOf(added, answer?.problem),
        message: answer?.problem ?? null,
      };
    }),
  };
}

function outcomeOf(added: number, problem: string | null | undefined): ResolversTypes['ReorderOutcome'] {
  if (added === 0) return 'Unavailable';
  return problem == null ? 'Added' : 'Corrected';
}

async function ordered({ db }: Context, customerId: number, id: string): Promise<Line[] | null> {
  const found = await store.findOrder(db, rowIdOf(id), customerId);
  return found && store.findItems(db, found.order.id);
}

/** The goods of an invoice; its delivery is none. */
async function invoiced({ db }: Context, customerId: number, id: string): Promise<Line[] | null> {
  const lines = await linesOfInvoice(db, customerId, rowIdOf(id));
  return lines && lines.filter(({ productId }) => productId !== null);
}
