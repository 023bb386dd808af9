import Link from 'next/link';
import styled from 'styled-components';
import { Price } from '@/components/ui/price.tsx';
import type { Quote, QuoteLine } from '@/lib/quotes/queries.ts';
import { formatNumber } from '@/lib/rules/icelandic.ts';
import { keepUnits } from '@/lib/rules/kept-units.ts';
import { changeTexts } from '@/lib/rules/quote-changes.ts';
import { quoteLinesStyle } from './quote-lines-style.ts';

const columns = ['Vara', 'Magn', 'Einingaverð', 'Afsláttur', 'Vsk.', 'Verð án vsk.', 'Samtals'];

/** What is offered, with what is different now; a table from 768 px and on paper, cards below. */
export function QuoteLines({ quote: { lineItems } }: { quote: Quote }) {
  return (
    <Table>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lineItems.map((line) => (
          <Row key={line.id} line={line} />
        ))}
      </tbody>
    </Table>
  );
}

function Row({ line }: { line: QuoteLine }) {
  const { name, sku, quantity, unitPrice, listPrice, discountPercentage, vat, priceWithoutTax, price } = line;
  return (
    <tr>
      <td>
        <ProductName line={line}>{keepUnits(name)}</ProductName>
        <small>{sku}</small>
        {changeTexts(line).map(({ text, tone }) => (
          <em key={text} data-tone={tone}>
            {text}
          </em>
        ))}
      </td>
      <td data-label="Magn">{formatNumber(quantity)}</td>
      <td data-label="Einingaverð">
        <span>
          {listPrice > unitPrice && (
            <>
              <Price amount={listPrice} struck />{' '}
            </>
          )}
          <Price amount={unitPrice} />
        </span>
      </td>
      <td data-label="Afsláttur">{discountPercentage > 0 ? `${formatNumber(discountPercentage)}%` : '–'}</td>
      <td data-label="Vsk.">{formatNumber(vat)}%</td>
      <td data-label="Verð án vsk.">
        <Price amount={priceWithoutTax} />
      </td>
      <td data-label="Samtals">
        <Price amount={price} />
      </td>
    </tr>
  );
}

/** A product that is gone has no page to lead to. */
function ProductName({ line, children }: { line: QuoteLine; children: string }) {
  if (line.changes.includes('Gone')) return <span>{children}</span>;
  return (
    <Link href={`/vara/${line.slug ?? line.productId}`} prefetch={false}>
      {children}
    </Link>
  );
}

const Table = styled.table`
  ${quoteLinesStyle}
`;
