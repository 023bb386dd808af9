import { formatNumber } from '../text/icelandic.ts';
import { formatKronur } from '../money/kronur.ts';

interface ChangedQuoteLine {
  changes: readonly ('PriceUp' | 'PriceDown' | 'StockShort' | 'Gone')[];
  /** Krónur for one unit. */
  unitPrice: number;
  currentPrice: number | null;
  /** Units. */
  currentStock: number | null;
}

interface ChangeText {
  text: string;
  /** bad: stands in the way of an order. */
  tone: 'good' | 'plain' | 'bad';
}

/** What has changed about an offered line, in Icelandic. */
export function describeChanges({
  changes,
  unitPrice,
  currentPrice,
  currentStock,
}: ChangedQuoteLine): ChangeText[] {
  return changes.map((change) => {
    switch (change) {
      case 'Gone':
        return { text: 'Varan er ekki lengur í boði', tone: 'bad' };
      case 'StockShort':
        return {
          text: currentStock ? `Aðeins ${formatNumber(currentStock)} til á lager` : 'Uppseld eins og er',
          tone: 'bad',
        };
      case 'PriceUp':
        return {
          text: `Verð hefur hækkað í ${formatKronur(currentPrice ?? 0)}, tilboðsverðið gildir`,
          tone: 'good',
        };
      case 'PriceDown':
        return priceDownText(unitPrice, currentPrice ?? 0);
    }
  });
}

function priceDownText(offered: number, current: number): ChangeText {
  const text = `Verð hefur lækkað í ${formatKronur(current)}`;
  if (current < offered) return { text: `${text} og er nú lægra en tilboðsverðið`, tone: 'plain' };
  return {
    text: `${text}, ${current === offered ? 'eins og tilboðsverðið' : 'tilboðsverðið er samt lægra'}`,
    tone: 'plain',
  };
}

/** Whether an order of these lines would be refused as things stand. */
export function hasBlockingChange(lines: readonly Pick<ChangedQuoteLine, 'changes'>[]): boolean {
  return lines.some(({ changes }) => changes.includes('Gone') || changes.includes('StockShort'));
}
