import type { CartPartsFragment, InvoiceItemPartsFragment } from '../../../graphql/generated/operations.ts';
import type { ConsentCategory } from '../people/consent.ts';

/** One product in an event, with the field names of Google Analytics 4. Amounts are krónur with VAT per unit. */
interface EventItem {
  item_id: string;
  item_name: string;
  item_brand?: string | undefined;
  item_category?: string | undefined;
  /** Absent where guests see no price. */
  price?: number | undefined;
  discount?: number | undefined;
  quantity: number;
}

/** What is sent: no name, address or number of a person, only what was looked at and bought. */
export type EventDetails = Readonly<Record<string, string | number | readonly EventItem[] | undefined>>;

export interface ShopEvent {
  readonly name: 'page_view' | 'view_item' | 'add_to_cart' | 'begin_checkout' | 'purchase';
  readonly details: EventDetails;
  /** Names what may be reported only once in this browser, e.g. an order. */
  readonly reportKey?: string;
}

/** As the cart tells it: its page's first load need not know how it is reported. */
interface AddedToCart {
  readonly name: 'added';
  readonly cart: Cart;
  readonly productId: string;
  /** Units on top of what the cart held. */
  readonly quantity: number;
}

export type TrackedEvent = ShopEvent | AddedToCart;

/** Null where there is nothing to report. */
export function toShopEvent(trackedEvent: TrackedEvent): ShopEvent | null {
  return trackedEvent.name === 'added' ? toAddToCart(trackedEvent) : trackedEvent;
}

/** What the visitor has to have agreed to (specification §4.9: analytics for page views, ecommerce for the rest). */
export function consentCategoryOf({ name }: ShopEvent): Exclude<ConsentCategory, 'necessary'> {
  return name === 'page_view' ? 'analytics' : 'ecommerce';
}

const currency = 'ISK';

interface ViewedProduct {
  sku: string;
  name: string;
  brand?: string | undefined;
  category?: string | undefined;
  /** Krónur with VAT, what guests pay. */
  price?: number | undefined;
}

export function toViewItem({ sku, name, brand, category, price }: ViewedProduct): ShopEvent {
  const item = {
    item_id: sku,
    item_name: name,
    item_brand: brand,
    item_category: category,
    price,
    quantity: 1,
  };
  return { name: 'view_item', details: { currency, value: price, items: [item] } };
}

type Cart = Pick<CartPartsFragment, 'items' | 'totalPrice'>;

function toAddToCart({ cart, productId, quantity }: AddedToCart): ShopEvent | null {
  const line = cart.items.find(({ product }) => product.id === productId);
  if (!line) return null;
  return {
    name: 'add_to_cart',
    details: { currency, value: line.unitPrice * quantity, items: [{ ...toEventItem(line), quantity }] },
  };
}

/** @param idempotencyKey the key of this attempt at buying */
export function toBeginCheckout(cart: Cart, idempotencyKey: string): ShopEvent {
  return {
    name: 'begin_checkout',
    details: { currency, value: cart.totalPrice, items: cart.items.map(toEventItem) },
    reportKey: `checkout:${idempotencyKey}`,
  };
}

interface PlacedOrder {
  id: string;
  /** Krónur with VAT and delivery. */
  total: number;
  totalTaxAmount: number;
  deliveryAmount: number;
  items: readonly InvoiceItemPartsFragment[];
}

export function toPurchase({ id, total, totalTaxAmount, deliveryAmount, items }: PlacedOrder): ShopEvent {
  return {
    name: 'purchase',
    details: {
      transaction_id: id,
      currency,
      value: total,
      tax: totalTaxAmount,
      shipping: deliveryAmount,
      items: items.map((item) => ({
        item_id: item.sku,
        item_name: item.name,
        price: amountPerUnit(item.price, item.quantity),
        quantity: item.quantity,
      })),
    },
    reportKey: `order:${id}`,
  };
}

function toEventItem({ product, unitPrice, discount, quantity }: Cart['items'][number]): EventItem {
  return {
    item_id: product.sku,
    item_name: product.name,
    item_brand: product.brand?.name,
    price: unitPrice,
    ...(discount > 0 && { discount: amountPerUnit(discount, quantity) }),
    quantity,
  };
}

/** Whole krónur of one unit. */
function amountPerUnit(amount: number, quantity: number): number {
  return quantity === 0 ? 0 : Math.round(amount / quantity);
}
