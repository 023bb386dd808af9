'use client';

import styled from 'styled-components';
import { BucketImage } from '@/components/ui/image.tsx';
import { ChargedPrice } from '@/components/ui/charged-price.tsx';
import type { AnsweredLine } from '@/lib/quick-order/resolve-lines.ts';
import type { QuickOrderProduct } from '@/lib/quick-order/queries.ts';
import { quantityPrice } from '@/lib/rules/money/price-tiers.ts';
import { productHref } from '@/lib/rules/routes/addresses.ts';
import { formatNumber } from '@/lib/rules/text/icelandic.ts';
import { ownNumberText } from '@/lib/rules/products/own-number.ts';
import { stockStatus } from '@/lib/rules/products/stock-status.ts';
import { media } from '@/styles/media.ts';
import { CommittedInput } from './committed-input.tsx';
import type { LineActions } from './line-actions.ts';
import { LineNotice, OrderLineRow } from './order-line-row.tsx';
import { RemoveLineButton } from './remove-line-button.tsx';

interface Props extends LineActions {
  line: AnsweredLine;
  product: QuickOrderProduct;
}

/** A line that can be ordered: which product, what there is of it, what it costs, and what was corrected. */
export function OrderableLine({ line, product, onChange, onRemove }: Props) {
  const { tone, text } = stockStatus(product);
  return (
    <OrderableRow>
      <span data-picture aria-hidden>
        <BucketImage image={product.images[0]} alt="" sizes="48px" />
      </span>
      <div data-name>
        <a href={productHref(product)}>{product.name}</a>
        <small>
          {product.sku} · <span data-tone={tone}>{text}</span>
        </small>
        {product.ownNumber && <small>{ownNumberText(product.ownNumber)}</small>}
      </div>
      <div data-quantity>
        <CommittedInput
          key={line.units}
          label={`Magn: ${product.name}`}
          inputMode="decimal"
          value={formatNumber(line.units)}
          onCommit={(quantity) => onChange(line.id, { quantity })}
        />
      </div>
      <div data-price>
        <strong>
          <ChargedPrice charges={[{ ...product, quantity: line.units }]} />
        </strong>
        <small>
          <ChargedPrice charges={[{ price: quantityPrice(product, line.units), quantity: 1 }]} /> stk.
        </small>
      </div>
      <RemoveLineButton label={`Fjarlægja ${product.name}`} onClick={() => onRemove(line)} />
      {line.corrected && (
        <LineNotice as="span" role="status">
          {line.corrected}
        </LineNotice>
      )}
    </OrderableRow>
  );
}

const OrderableRow = styled(OrderLineRow)`
  grid-template-areas:
    'picture name name remove'
    'low low price price'
    'notice notice notice notice';
  grid-template-columns: 48px minmax(0, 1fr) auto auto;
  & [data-picture] {
    position: relative;
    grid-area: picture;
    width: 48px;
    height: 48px;
    border-radius: var(--radius-small);
  }
  & [data-name] {
    grid-area: name;
    display: grid;
  }
  & [data-name] a {
    font-weight: 600;
    line-height: 1.3;
    text-decoration: none;
  }
  & [data-name] a:hover {
    text-decoration: underline;
  }
  & small {
    color: var(--color-ink-soft);
    font-size: var(--text-small);
  }
  & small [data-tone='moss'] {
    color: var(--color-moss);
  }
  & small [data-tone='sun'] {
    color: var(--color-sun-ink);
  }
  & [data-quantity] {
    grid-area: low;
    width: 96px;
  }
  & [data-price] {
    grid-area: price;
    justify-self: end;
    text-align: right;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  & [data-price] small {
    display: block;
  }
  ${media.narrow} {
    grid-template-areas:
      'picture name low price remove'
      '. notice notice notice notice';
    grid-template-columns: 48px minmax(0, 1fr) 96px 120px auto;
  }
`;
