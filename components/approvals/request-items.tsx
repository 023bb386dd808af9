'use client';

import styled from 'styled-components';
import { Table, TableRow } from '@/components/ui/table.tsx';
import type { OrderRequest } from '@/lib/approvals/queries.ts';
import { formatNumber } from '@/lib/rules/text/icelandic.ts';
import { withNonBreakingUnits } from '@/lib/rules/text/non-breaking.ts';
import { formatKronur } from '@/lib/rules/money/kronur.ts';

interface Props {
  request: OrderRequest;
  isOpen: boolean;
}

const columns = [
  { label: 'Vara' },
  { label: 'Magn', isNumber: true },
  { label: 'Verð með vsk.', isNumber: true },
];

/** What is ordered; where it is not what was asked for, both stand there. */
export function RequestItems({ request, isOpen }: Props) {
  const { items, deliveryMethod, deliveryAmount, total, totalWithoutTax, receiver } = request;
  return (
    <ItemDetails open={isOpen}>
      <summary>Vörur ({items.length})</summary>
      <Table
        caption={`Viðtakandi: ${receiver}`}
        columns={columns}
        foot={
          <>
            <TableRow columns={columns} cells={['Samtals án vsk.', '', formatKronur(totalWithoutTax)]} />
            <TableRow
              columns={columns}
              isNamed
              cells={['Samtals', '', <strong key="sum">{formatKronur(total)}</strong>]}
            />
          </>
        }
      >
        {items.map(({ productId, name, sku, quantity, price, askedQuantity, askedPrice, wantedQuantity }) => (
          <TableRow
            key={productId}
            columns={columns}
            cells={[
              <span key="product">
                {withNonBreakingUnits(name)}
                <small>{sku}</small>
              </span>,
              <span key="quantity">
                {quantity !== askedQuantity && <s>{formatNumber(askedQuantity)}</s>} {formatNumber(quantity)}
                {quantity === 0 && <small> ({wantedQuantity === 0 ? 'tekið út' : 'ekki til'})</small>}
              </span>,
              <span key="price">
                {price !== askedPrice && <s>{formatKronur(askedPrice)}</s>} {formatKronur(price)}
              </span>,
            ]}
          />
        ))}
        <TableRow
          columns={columns}
          cells={[deliveryMethod, '', deliveryAmount === 0 ? 'Frítt' : formatKronur(deliveryAmount)]}
        />
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
`;
