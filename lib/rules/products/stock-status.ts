import { formatNumber } from '../text/icelandic.ts';
import { soldOutLabel } from '../text/backend-messages.ts';
import { availableQuantity, type QuantityLimits } from '../orders/quantity.ts';

/** From this many units on, nobody is told how many are left. */
const exactStockBelow = 10;

export interface StockStatus {
  tone: 'moss' | 'sun' | 'rust' | 'fjord';
  text: string;
}

/** What a page says about the stock of a product. */
export function stockStatus(product: QuantityLimits): StockStatus {
  const available = availableQuantity(product);
  if (product.isSpecialOrder || available === 0 || available >= exactStockBelow)
    return roughStockStatus({ isSpecialOrder: product.isSpecialOrder, inStock: available > 0 });
  return { tone: 'sun', text: `Aðeins ${formatNumber(available)} eftir á lager` };
}

/** Where nothing is known of how many units are left. */
export function roughStockStatus(product: { isSpecialOrder: boolean; inStock: boolean }): StockStatus {
  if (product.isSpecialOrder) return { tone: 'fjord', text: 'Sérpöntun' };
  return product.inStock ? { tone: 'moss', text: 'Til á lager' } : { tone: 'rust', text: soldOutLabel };
}
