import { formatNumber } from '../text/icelandic.ts';
import { soldOutLabel } from '../text/backend-messages.ts';
import { availableQuantity, type QuantityLimits } from '../orders/quantity.ts';

/** From this many units on, nobody is told how many are left. */
const plenty = 10;

export interface StockWords {
  tone: 'moss' | 'sun' | 'rust' | 'fjord';
  text: string;
}

/** What a page says about the stock of a product. */
export function stockWords(product: QuantityLimits): StockWords {
  const available = availableQuantity(product);
  if (product.isSpecialOrder || available === 0 || available >= plenty)
    return roughStockWords({ isSpecialOrder: product.isSpecialOrder, inStock: available > 0 });
  return { tone: 'sun', text: `Aðeins ${formatNumber(available)} eftir á lager` };
}

/** Where nothing is known of how many units are left. */
export function roughStockWords(product: { isSpecialOrder: boolean; inStock: boolean }): StockWords {
  if (product.isSpecialOrder) return { tone: 'fjord', text: 'Sérpöntun' };
  return product.inStock ? { tone: 'moss', text: 'Til á lager' } : { tone: 'rust', text: soldOutLabel };
}
