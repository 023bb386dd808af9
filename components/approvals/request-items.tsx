'use client';

import styled from 'styled-components';
import { Table } from '@/components/ui/table.tsx';
import type { OrderRequest } from '@/lib/approvals/queries.ts';
import { formatNumber } from '@/lib/rules/text/icelandic.ts';
import { withNonBreakingUnits } from '@/lib/rules/text/non-breaking.ts';
import { formatKronur } from '@/lib/rules/money/kronur.ts';
import { media } from '@/styles/media.ts';

interface Props {
  request: OrderRequest;
  isOpen: boolean;
}

/** What is ordered; where it is not what was asked for, both stand there. */
export function RequestItems({ request, isOpen }: Props) {
  const { items, deliveryMethod, deliveryAmount, total, totalWithoutTax, receiver } = request;
  return (
    <ItemDetails open={isOpen}>
      <summary>Vörur ({items.length})</summary>
      <Table caption={`Viðtakandi: ${receiver}`}>
        <thead>
          <tr>
            <th scope="col">Vara</th>
            <th scope="col" data-number>
              Magn
            </th>
            <th scope="col" data-number>
              Verð með vsk.
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ productId, name, sku, quantity, price, askedQuantity, askedPrice }) => (
            <tr key={productId}>
              <td>
                {withNonBreakingUnits(name)}
                <br />
                <small>{sku}</small>
              </td>
              <td data-number>
                {quantity !== askedQuantity && <s>{formatNumber(askedQuantity)}</s>} {formatNumber(quantity)}
                {quantity === 0 && <small> (ekki til)</small>}
              </td>
              <td data-number>
                {price !== askedPrice && <s>{formatKronur(askedPrice)}</s>} {formatKronur(price)}
              </td>
            </tr>
          ))}
          <tr>
            <td colSpan={2}>{deliveryMethod}</td>
            <td data-number>{deliveryAmount === 0 ? 'Frítt' : formatKronur(deliveryAmount)}</td>
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={2}>Samtals án vsk.</td>
            <td data-number>{formatKronur(totalWithoutTax)}</td>
          </tr>
          <tr>
            <th scope="row" colSpan={2}>
              Samtals
            </th>
            <td data-number>
              <strong>{formatKronur(total)}</strong>
            </td>
          </tr>
        </tfoot>
      </Table>
    </ItemDetails>
  );
}

const ItemDetails = styled.details`
  & summary {
    min-height: 44px;
    /* So that one line of text fills the target of 44 px. */
    padding-block: 10px;
    font-weight: 600;
    cursor: pointer;
  }
  & s,
  & small {
    color: var(--color-ink-soft);
    font-size: var(--text-small);
  }
  /* Columns of one request stand below those of another. */
  ${media.narrow} {
    & [data-number] {
      width: 160px;
    }
  }
`;
