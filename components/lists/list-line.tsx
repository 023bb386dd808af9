'use client';

import { fieldKinds } from '@/components/ui/field-kinds.ts';
import { type KeyboardEvent, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { BucketImage } from '@/components/ui/image.tsx';
import { ChargedPrice } from '@/components/ui/charged-price.tsx';
import type { ListLine as ListLineRow } from '@/lib/lists/queries.ts';
import { quantityPrice } from '@/lib/rules/money/price-tiers.ts';
import { productHref } from '@/lib/rules/routes/addresses.ts';
import { lineAuthorText } from '@/lib/rules/orders/line-author.ts';
import { formatNumber } from '@/lib/rules/text/icelandic.ts';
import { withNonBreakingUnits } from '@/lib/rules/text/non-breaking.ts';
import { maximumQuantity, parseQuantity, clampQuantity } from '@/lib/rules/orders/quantity.ts';
import { ownNumberText } from '@/lib/rules/products/own-number.ts';
import { stockStatus } from '@/lib/rules/products/stock-status.ts';
import styled from 'styled-components';
import { media } from '@/styles/media.ts';
import { VisuallyHidden } from '@/components/ui/visually-hidden.tsx';

interface Props {
  line: ListLineRow;
  /** Where it was put, where that is to be said with who did. */
  put: string | null;
  busy: boolean;
  onQuantity: (quantity: number) => void;
  /** None where there is nowhere to move it. */
  onMove: (() => void) | null;
  onRemove: () => void;
}

/** A product on a list: the quantity, its availability, and what can be done with the line. */
export function ListLine({ line, put, busy, onQuantity, onMove, onRemove }: Props) {
  const { product, name, sku, quantity, addedBy } = line;
  return (
    <ListLineRow>
      {product ? (
        <a href={productHref(product)} tabIndex={-1} aria-hidden data-media>
          <BucketImage image={product.images[0] ?? null} alt="" sizes="72px" />
        </a>
      ) : (
        <span data-media />
      )}
      <div data-facts>
        <p data-name>
          {product ? (
            <a href={productHref(product)}>{withNonBreakingUnits(name)}</a>
          ) : (
            withNonBreakingUnits(name)
          )}
        </p>
        <p data-meta>{sku}</p>
        {product?.ownNumber && <p data-meta>{ownNumberText(product.ownNumber)}</p>}
        {product ? (
          <p data-stock={stockStatus(product).tone}>{stockStatus(product).text}</p>
        ) : (
          <p data-stock="rust">Ekki lengur í sölu</p>
        )}
        {put !== null && addedBy && <p data-meta>{lineAuthorText(addedBy, put)}</p>}
      </div>
      <div data-price-cell>
        {product?.price && (
          <>
            <ChargedPrice charges={[{ ...product, quantity }]} />
            <small>
              <ChargedPrice charges={[{ price: quantityPrice(product, quantity), quantity: 1 }]} /> stk.
            </small>
          </>
        )}
      </div>
      {product ? (
        <QuantityField
          // Another field for another number: what was typed counts until then.
          key={quantity}
          name={name}
          quantity={quantity}
          unit={product.unitOfMeasure}
          onChange={onQuantity}
        />
      ) : (
        <span data-wanted>{formatNumber(quantity)} stk.</span>
      )}
      <div data-actions>
        {onMove && (
          <NarrowButton
            variant="quiet"
            busy={busy}
            aria-label={`Færa á annan lista: ${name}`}
            onClick={onMove}
          >
            Færa
          </NarrowButton>
        )}
        <NarrowButton variant="quiet" busy={busy} aria-label={`Taka af lista: ${name}`} onClick={onRemove}>
          Taka af
        </NarrowButton>
      </div>
    </ListLineRow>
  );
}

/** Requested units, whatever the stock; rounded up to what the product is sold in when the field is left. */
function QuantityField({
  name,
  quantity,
  unit,
  onChange,
}: {
  name: string;
  quantity: number;
  unit: number;
  onChange: (quantity: number) => void;
}) {
  const [input, setInput] = useState(String(quantity));
  const commitInput = (): void => {
    const value = parseQuantity(input);
    const limits = { stock: maximumQuantity, isSpecialOrder: true, unitOfMeasure: unit };
    const committedQuantity = value === null || value <= 0 ? quantity : clampQuantity(value, limits);
    setInput(String(committedQuantity));
    if (committedQuantity !== quantity) onChange(committedQuantity);
  };
  const commitOnEnter = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') commitInput();
  };
  return (
    <label data-wanted>
      <VisuallyHidden>Magn: {name}</VisuallyHidden>
      <input
        {...fieldKinds.quantity}
        min={unit}
        step={unit}
        value={input}
        onChange={({ target }) => setInput(target.value)}
        onBlur={commitInput}
        onKeyDown={commitOnEnter}
        onFocus={({ target }) => target.select()}
      />
      <span aria-hidden>stk.</span>
    </label>
  );
}

/* Two rows on a phone, one from 768 px. */
const NarrowButton = styled(Button)`
  && {
    padding-inline: var(--space-2);
  }
`;

const ListLineRow = styled.li`
  display: grid;
  grid-template-areas:
    'media facts price'
    'quantity quantity actions';
  grid-template-columns: 64px minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-2) var(--space-4);
  padding-block: var(--space-3);
  border-bottom: 1px solid var(--color-line);
  & [data-facts] {
    grid-area: facts;
  }
  & [data-media] {
    grid-area: media;
    /* What stands for a missing picture fills it. */
    position: relative;
    display: block;
    overflow: hidden;
    font-size: var(--text-small);
    text-align: center;
    width: 64px;
    height: 64px;
  }
  & [data-name] {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  & [data-name] a {
    color: inherit;
  }
  & [data-meta],
  & small {
    color: var(--color-ink-soft);
    font-size: var(--text-small);
  }
  & [data-stock] {
    color: var(--color-moss);
    font-size: var(--text-small);
    font-weight: 550;
  }
  & [data-stock='sun'] {
    color: var(--color-sun-ink);
  }
  & [data-stock='rust'] {
    color: var(--color-rust);
  }
  & [data-stock='fjord'] {
    color: var(--color-fjord);
  }
  & [data-price-cell] {
    grid-area: price;
    display: grid;
    justify-items: end;
    font-weight: 600;
  }
  & [data-price-cell] small {
    font-weight: 400;
  }
  & [data-wanted] {
    display: inline-flex;
    grid-area: quantity;
    align-items: center;
    gap: var(--space-2);
  }
  & [data-wanted] input {
    width: 96px;
    min-height: 44px;
    padding: var(--space-2) var(--space-3);
    border: 1px solid var(--color-line-strong);
    border-radius: var(--radius-medium);
    background: var(--color-paper);
    font-size: 1rem;
    font-variant-numeric: tabular-nums;
  }
  & [data-actions] {
    grid-area: actions;
    display: flex;
  }
  ${media.narrow} {
    grid-template-areas: 'media facts price quantity actions';
    grid-template-columns: 64px minmax(0, 1fr) 112px auto auto;
  }
  ${media.print} {
    & [data-actions] {
      display: none;
    }
  }
`;
