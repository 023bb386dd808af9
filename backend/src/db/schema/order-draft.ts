import type { OrderOption } from '../../../../lib/rules/orders/order-option.ts';
import type { Totals } from '../../../../lib/rules/money/totals.ts';
import type { WithdrawalExemption } from '../../../../lib/rules/orders/withdrawal.ts';
import type { ChosenAddress } from './carts.ts';

/** The price at which a product line was sold; amounts in krónur. */
export interface SoldLine {
  productId: number;
  sku: string;
  name: string;
  quantity: number;
  unitPrice: number;
  price: number;
  priceWithoutTax: number;
  discountPercentage: number;
  vat: number;
  /** As the product had it when it was sold; absent where it had none. */
  withdrawalExemption?: WithdrawalExemption | null;
}

/** A line with what the customer called the product when it was ordered; absent where it had no number for it. */
export type OrderedLine = SoldLine & { ownNumber?: string | null; ownName?: string | null };

/** An order as it was shown and will be placed; amounts in krónur. */
export interface OrderDraft {
  session: { actorId: number; customerId: number; billToId: number | null };
  /** Null where its goods come from no cart: then none changes. */
  cartId: number | null;
  lines: readonly SoldLine[];
  /** Goods and delivery. */
  totals: Totals;
  delivery: {
    id: string;
    name: string;
    amount: number;
    address: ChosenAddress | null;
    /** The delivery promise, as text with the date. */
    promise?: string | null;
  };
  receiver: { email: string; name: string; ssn: string | null; companySsn: string | null; phone: string };
  options: OrderOption[];
  /** The customer's unit that it is for, which the options name; absent for none. */
  unitId?: number | null;
}
