import {
  addToCartDocument,
  CartDocument,
  OwnPricesDocument,
  ProductDocument,
} from '../../../graphql/generated/documents.ts';
import { taxShare } from '../../../lib/rules/money/kronur.ts';
import { checkCart } from '../cart-sums.ts';
import type { Check } from '../check.ts';
import { expectSame, expectThat, requireGiven } from '../expect.ts';
import type { TestedShop } from '../tested-shop.ts';

/** A guest with as many sales units of tiered goods as stay below the first tier. */
async function guestBelowTier(shop: TestedShop) {
  const product = await shop.tieredGoods();
  const { id, unitOfMeasure, priceTiers } = product;
  const first = requireGiven(priceTiers[0], 'the goods have no tier');
  const needed = Math.ceil(first.fromQuantity / unitOfMeasure) * unitOfMeasure;
  const guest = shop.guest();
  const quantity = needed - unitOfMeasure;
  const { addToCart } = await guest.ask(addToCartDocument, { productId: id, quantity });
  const item = requireGiven(addToCart.items[0], 'the cart stayed empty');
  return { product, first, needed, guest, quantity, cart: addToCart, item };
}

/** What several of a product cost each. */
export const priceTierChecks: readonly Check[] = [
  {
    id: 'tiers.product',
    calls: ['Product', 'OwnPrices'],
    says: 'Tiers rise in quantity and fall in price, all below the price of one, with the VAT of the product',
    async run(shop) {
      const { id } = await shop.tieredGoods();
      const guest = shop.guest();
      const { product } = await guest.ask(ProductDocument, { slugOrId: id });
      const { price, priceTiers } = requireGiven(product, 'there is no such product');
      const { productPage } = await guest.ask(OwnPricesDocument, { ids: [id] });
      expectSame(productPage.products[0]?.priceTiers, priceTiers, 'the tiers of OwnPrices');
      let before = { fromQuantity: 1, price: requireGiven(price, 'the goods have no price') };
      for (const tier of priceTiers) {
        expectThat(tier.fromQuantity > before.fromQuantity, 'a tier wants no more than the one before');
        expectThat(tier.price.priceWithTax < before.price.priceWithTax, 'a tier costs no less than fewer do');
        const { priceWithTax, taxPercentage, taxPrice, price: net } = tier.price;
        expectSame(taxPrice, taxShare(priceWithTax, taxPercentage), 'the VAT of a tier');
        expectSame(net + taxPrice, priceWithTax, 'net and VAT of a tier');
        before = tier;
      }
    },
  },
  {
    id: 'tiers.below',
    calls: ['addToCart'],
    says: 'A line below the first tier has the price of one, and names what is missing to the tier',
    async run(shop) {
      const { product, first, item, cart, needed, quantity } = await guestBelowTier(shop);
      expectSame(item.unitPrice, product.price?.priceWithTax, 'the unit price');
      const next = {
        fromQuantity: first.fromQuantity,
        missing: needed - quantity,
        unitPrice: first.price.priceWithTax,
      };
      expectSame(item.nextTier, next, 'the next tier');
      expectSame(
        item.priceSteps,
        [
          { fromQuantity: 1, unitPrice: product.price?.priceWithTax },
          ...product.priceTiers.map(({ fromQuantity, price }) => ({
            fromQuantity,
            unitPrice: price.priceWithTax,
          })),
        ],
        'the steps of the line',
      );
      checkCart(cart);
    },
  },
  {
    id: 'tiers.reached',
    calls: ['addToCart', 'Cart'],
    says: 'From the tier’s quantity on each unit costs what the tier says, and it counts as a discount',
    async run(shop) {
      const { product, first, guest } = await guestBelowTier(shop);
      const more = { productId: product.id, quantity: product.unitOfMeasure };
      await guest.ask(addToCartDocument, more);
      const { cart } = await guest.ask(CartDocument, {});
      const item = requireGiven(cart.items[0], 'the cart stayed empty');
      expectSame(item.unitPrice, first.price.priceWithTax, 'the unit price');
      expectSame(item.previousUnitPrice, null, 'a change of price that is none');
      const listPrice = product.listPrice?.priceWithTax ?? 0;
      expectSame(item.discount, (listPrice - item.unitPrice) * item.quantity, 'the discount');
      checkCart(cart);
    },
  },
  {
    id: 'tiers.hidden',
    calls: ['Product'],
    says: 'Goods whose price guests may not see show them no tiers',
    async run(shop) {
      const { id } = await shop.unpricedGoods();
      const { product } = await shop.guest().ask(ProductDocument, { slugOrId: id });
      expectSame(product?.priceTiers, [], 'the tiers of a guest’s Product');
    },
  },
];
