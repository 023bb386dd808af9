import styled from 'styled-components';
import { SumRow } from '@/components/ui/sum-row.tsx';
import { Table, TableRow } from '@/components/ui/table.tsx';
import { Price } from '@/components/ui/price.tsx';
import type { Quote, QuoteLine } from '@/lib/quotes/queries.ts';
import { mainLines } from '@/lib/rules/orders/quote-lines.ts';
import { productCountText } from '@/lib/rules/orders/cart-label.ts';
import { formatNumber } from '@/lib/rules/text/icelandic.ts';
import { withNonBreakingUnits } from '@/lib/rules/text/non-breaking.ts';
import { media } from '@/styles/media.ts';

const columns = [
  { label: 'Vara' },
  { label: 'Magn', isNumber: true },
  { label: 'Tilboð', isNumber: true },
  { label: 'Verð í dag', isNumber: true },
];

/** The offer against today: what the same goods would cost this customer now, line by line. */
export function QuoteToday({ quote: { today, lineItems } }: { quote: Quote }) {
  if (!today) return null;
  const saved = today.current - today.offered;
  return (
    <TodayDetails>
      <summary>Bera saman við verð í dag</summary>
      <Table columns={columns}>
        {mainLines(lineItems).map((line) => (
          <TableRow key={line.id} columns={columns} cells={cellsOf(line)} />
        ))}
      </Table>
      <dl>
        <SumRow term="Vörur í tilboði" amount={today.offered} />
        <SumRow term="Sömu vörur á verði dagsins" amount={today.current} />
        <SumRow term={differenceTerm(saved)} amount={Math.abs(saved)} total />
      </dl>
      {today.goneCount > 0 && (
        <p>Ekki er talið með það sem er ekki lengur í boði: {productCountText(today.goneCount)}.</p>
      )}
    </TodayDetails>
  );
}

function differenceTerm(saved: number): string {
  if (saved === 0) return 'Munur';
  return saved < 0 ? 'Tilboðið er hærra um' : 'Tilboðið er lægra um';
}

function cellsOf({ name, quantity, price, currentLinePrice }: QuoteLine) {
  return [
    withNonBreakingUnits(name),
    formatNumber(quantity),
    <Price key="offered" amount={price} />,
    currentLinePrice === null ? 'Ekki í boði' : <Price key="today" amount={currentLinePrice} />,
  ];
}

const TodayDetails = styled.details`
  & summary {
    display: flex;
    align-items: center;
    min-height: 44px;
    color: var(--color-fjord-dark);
    font-weight: 600;
    cursor: pointer;
  }
  & dl {
    width: min(100%, 360px);
    margin: var(--space-4) 0 0 auto;
  }
  & p {
    color: var(--color-ink-soft);
    text-align: right;
  }
  ${media.print} {
    display: none;
  }
`;
