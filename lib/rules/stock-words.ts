import { formatNumber } from './icelandic.ts';
import { soldOutLabel } from './backend-messages.ts';
import { availableQuantity, type QuantityLimits } from './quantity.ts';

/** From this many units on, nobody is told how many are left. */
const plenty = 10;

export interface StockWords {
  tone: 'moss' | 'sun' | 'rust' | 'fjord';
  text: string;
}

/** What a page says about the stock of a product. */
export function stockWords(product: QuantityLimits): StockWords {
  if (product.isSpecialOrder) return { tone: 'fjord', text: 'Sérpöntun' };
  const available = availableQuantity(product);
  if (available === 0) return { tone: 'rust', text: soldOutLabel };
  if (available < plenty) return { tone: 'sun', text: `Aðeins ${formatNumber(available)} eftir á lager` };
  return { tone: 'moss', text: 'Til á lager' };
}
