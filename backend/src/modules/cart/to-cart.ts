import type { ResolversParentTypes } from '../../../../graphql/generated/resolvers.ts';
import { nextTier } from '../../../../lib/rules/money/price-tiers.ts';
import type { Visitor } from '../../context.ts';
import type { Database } from '../../db/connect.ts';
import { type CartCustomers, readCartCustomers } from '../customer/cart-customers.ts';
import type { PricedCart, PricedLine } from './priced-cart.ts';

const currency = { displayName: 'Íslensk króna', code: 'ISK' };

/**
 * A cart as the contract has it.
 * @param known whom it is for, where that has been read already
 */
export async function toCart(
  db: Database,
  visitor: Visitor,
  { row, lines, totals, discount, promo, lapsedPromo }: PricedCart,
  known?: CartCustomers,
): Promise<ResolversParentTypes['Cart']> {
  const { customer, billTo } = known ?? (await readCartCustomers(db, visitor.session));
  return {
    key: row?.key ?? '',
    totalItems: lines.length,
    totalPrice: totals.gross,
    discount,
    totalPriceWithoutTax: totals.net,
    totalTaxAmount: totals.tax,
    billToCustomer: billTo,
    customer,
    promoCode: promo && {
      id: String(promo.id),
      promoCode: promo.code,
      discount: promo.discount,
      discountPercentage: promo.percent,
    },
    lapsedPromoCode: lapsedPromo && {
      id: String(lapsedPromo.id),
      promoCode: lapsedPromo.code,
      reason: lapsedPromo.reason,
    },
    currency,
    items: lines.map((line) => toItem(line, visitor.session?.actorId ?? null)),
  };
}

function toItem(line: PricedLine, actorId: number | null) {
  const { itemId, quantity, unit, price, priceWithoutTax, discount, product, seenUnitPrice, author } = line;
  const { id, slug, name, sku, stock, unitOfMeasure, isSpecialOrder, withdrawalExemption, brandName, image } =
    product;
  return {
    id: String(itemId),
    quantity,
    price,
    unitPrice: unit.price,
    previousUnitPrice: seenUnitPrice === line.ownPrice ? null : seenUnitPrice,
    priceSteps: line.steps,
    nextTier: nextTier(line.steps, quantity, product),
    priceWithoutTax,
    discount,
    discountPercentage: unit.discount,
    vat: product.taxPercentage,
    addedBy: author && { name: author.name, isVisitor: author.id === actorId, at: author.at.toISOString() },
    product: {
      id: String(id),
      slug,
      name,
      sku,
      stock,
      unitOfMeasure,
      isSpecialOrder,
      withdrawalExemption,
      brand: brandName === null ? null : { name: brandName },
      image,
    },
  };
}
