import styled from 'styled-components';
import { Price } from '@/components/ui/price.tsx';
import type { RepeatOrder } from '@/lib/checkout/repeat-order.ts';
import { repeatChanges } from '@/lib/rules/orders/repeat-changes.ts';
import { formatNumber } from '@/lib/rules/text/icelandic.ts';
import { withNonBreakingUnits } from '@/lib/rules/text/non-breaking.ts';

/** The goods of the last order, each with what is another than then. */
export function RepeatLines({ lines }: { lines: RepeatOrder['lines'] }) {
  return (
    <LineList aria-label="Vörur">
      {lines.map((line) => (
        <li key={line.itemId} data-left-out={line.quantity === 0}>
          <div>
            {line.slug === null ? (
              <strong>{withNonBreakingUnits(line.name)}</strong>
            ) : (
              <a href={`/vara/${line.slug}`}>{withNonBreakingUnits(line.name)}</a>
            )}
            <small>
              {line.sku}
              {line.unitPrice !== null && (
                <>
                  {' · '}
                  {formatNumber(line.quantity)} stk. × <Price amount={line.unitPrice} />
                </>
              )}
            </small>
            {repeatChanges(line).map(({ text, isBetter }) => (
              <mark key={text} data-better={isBetter}>
                {text}
              </mark>
            ))}
          </div>
          {line.quantity > 0 && <Price amount={line.price} />}
        </li>
      ))}
    </LineList>
  );
}

const LineList = styled.ul`
  border: 1px solid var(--color-line);
  border-radius: var(--radius-large);
  & li {
    display: flex;
    justify-content: space-between;
    gap: var(--space-4);
    padding: var(--space-3) var(--space-4);
  }
  & li:not(:last-of-type) {
    border-bottom: 1px solid var(--color-line);
  }
  & li[data-left-out='true'] {
    background: var(--color-mist);
  }
  & div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & a {
    font-weight: 600;
  }
  & small {
    display: block;
    color: var(--color-ink-soft);
  }
  & mark {
    display: block;
    color: var(--color-rust);
    background: none;
    font-weight: 600;
    &[data-better='true'] {
      color: var(--color-moss);
    }
    font-size: var(--text-small);
  }
`;
