import type { OrderOption } from '../../../../lib/rules/orders/order-option.ts';
import type { Totals } from '../../../../lib/rules/money/totals.ts';
import type { WithdrawalExemption } from '../../../../lib/rules/orders/withdrawal.ts';
import type { ChosenAddress } from './carts.ts';

/** What a product line was sold for; amounts in krónur. */
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
  /** What the product said when it was sold; missing where it said nothing. */
  withdrawalExemption?: WithdrawalExemption | null;
}

/** An order as it was shown and will be written; amounts in krónur. */
export interface OrderDraft {
  session: { actorId: number; customerId: number; billToId: number | null };
  cartId: number;
  lines: readonly SoldLine[];
  /** Goods and delivery. */
  totals: Totals;
  delivery: {
    id: string;
    name: string;
    amount: number;
    address: ChosenAddress | null;
    /** When it was promised, in words with the date. */
    promise?: string | null;
  };
  receiver: { email: string; name: string; ssn: string | null; companySsn: string | null; phone: string };
  options: OrderOption[];
}
