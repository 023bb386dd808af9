import styled from 'styled-components';
import { Price } from '@/components/ui/price.tsx';
import { Table, TableRow } from '@/components/ui/table.tsx';
import { productHref } from '@/lib/rules/routes/addresses.ts';
import { formatNumber } from '@/lib/rules/text/icelandic.ts';
import { withNonBreakingUnits } from '@/lib/rules/text/non-breaking.ts';
import type { StandingLine, StandingOrder } from '@/lib/standing-orders/queries.ts';

const columns = [
  { label: 'Vara' },
  { label: 'Magn', isNumber: true },
  { label: 'Einingaverð', isNumber: true },
  { label: 'Samtals', isNumber: true },
];

/** The goods at the prices and the stock of now, with what has changed since the last mail. */
export function StandingGoods({ order }: { order: StandingOrder }) {
  return (
    <section aria-labelledby="standing-goods">
      <h2 id="standing-goods">Vörur</h2>
      <Table columns={columns}>
        {order.lines.map((line) => (
          <TableRow
            key={line.productId}
            columns={columns}
            cells={[
              <Goods key="goods" line={line} />,
              formatNumber(line.quantity),
              <UnitPrice key="unit" line={line} />,
              line.unitPrice === null ? '–' : <Price key="sum" amount={line.unitPrice * line.quantity} />,
            ]}
          />
        ))}
      </Table>
      <Sum>
        Samtals með afhendingu, miðað við verð og birgðir í dag: <Price amount={order.total} />
      </Sum>
    </section>
  );
}

function Goods({ line: { productId, slug, name, sku, problem } }: { line: StandingLine }) {
  const text = withNonBreakingUnits(name);
  return (
    <GoodsText>
      {slug === null ? text : <a href={productHref({ id: productId, slug })}>{text}</a>}
      <small>{sku}</small>
      {problem && <em>{problem}</em>}
    </GoodsText>
  );
}

function UnitPrice({ line: { unitPrice, seenPrice } }: { line: StandingLine }) {
  if (unitPrice === null) return '–';
  return (
    <span>
      {unitPrice !== seenPrice && (
        <>
          <Price amount={seenPrice} struck />{' '}
        </>
      )}
      <Price amount={unitPrice} />
    </span>
  );
}

const GoodsText = styled.span`
  display: grid;
  overflow-wrap: anywhere;
  & small {
    color: var(--color-ink-soft);
    font-size: var(--text-small);
  }
  & em {
    color: var(--color-rust);
    font-size: var(--text-small);
    font-style: normal;
  }
`;

const Sum = styled.p`
  margin-top: var(--space-3);
  font-weight: 600;
  text-align: end;
`;
