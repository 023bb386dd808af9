'use client';

import styled from 'styled-components';
import type { AnsweredLine } from '@/lib/quick-order/resolve-lines.ts';
import { media } from '@/styles/media.ts';
import type { LineActions } from './line-actions.ts';
import { RejectedLine } from './rejected-line.tsx';
import { OrderableLine } from './orderable-line.tsx';

/** Every line with its answer, in the order of the list that it came from. */
export function OrderLines({ lines, ...actions }: LineActions & { lines: readonly AnsweredLine[] }) {
  return (
    <OrderLineList aria-label="Línur flýtipöntunar">
      {lines.map((line) =>
        line.product && line.units > 0 ? (
          <OrderableLine key={line.id} line={line} product={line.product} {...actions} />
        ) : (
          <RejectedLine key={line.id} line={line} {...actions} />
        ),
      )}
    </OrderLineList>
  );
}

/* A thousand lines are laid out only as they come into view. */
const OrderLineList = styled.ul`
  border-top: 1px solid var(--color-line);
  & > li {
    display: grid;
    grid-template: 'picture name remove' auto 'quantity quantity price' auto 'said said said' auto / 48px minmax(
        0,
        1fr
      ) auto;
    align-items: center;
    gap: var(--space-1) var(--space-3);
    padding-block: var(--space-3);
    border-bottom: 1px solid var(--color-line);
    content-visibility: auto;
    contain-intrinsic-size: auto 112px;
  }
  & > li[data-bad] {
    grid-template: 'code quantity remove' auto 'said said said' auto / minmax(0, 1fr) 96px auto;
    padding-inline: var(--space-3);
    background: var(--color-rust-pale);
  }
  & > li[data-waiting] {
    background: transparent;
  }
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
  & [data-code] {
    grid-area: code;
  }
  & [data-quantity] {
    grid-area: low;
    width: 96px;
  }
  & [data-bad] [data-quantity] {
    grid-area: quantity;
  }
  & input {
    width: 100%;
    min-height: 44px;
    padding: var(--space-2) var(--space-3);
    border: 1px solid var(--color-line-strong);
    border-radius: var(--radius-medium);
    background: var(--color-paper);
    font: inherit;
    font-size: 1rem;
    font-variant-numeric: tabular-nums;
  }
  & input[aria-invalid] {
    border-color: var(--color-rust);
  }
  & [data-price] {
    grid-area: low;
    justify-self: end;
    text-align: right;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  & [data-price] small {
    display: block;
  }
  & [data-remove] {
    grid-area: remove;
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border: 0;
    border-radius: 50%;
    color: var(--color-ink-soft);
    background: transparent;
  }
  & [data-remove]:hover {
    color: var(--color-rust);
    background: var(--color-rust-pale);
  }
  & [data-said] {
    grid-area: said;
    display: grid;
    justify-items: start;
    gap: var(--space-1);
    color: var(--color-sun-ink);
    font-size: var(--text-small);
    font-weight: 600;
  }
  & [data-bad]:not([data-waiting]) [data-said] {
    color: var(--color-rust);
  }
  & [data-waiting] [data-said] {
    color: var(--color-ink-soft);
  }
  ${media.narrow} {
    & > li {
      grid-template: 'picture name quantity price remove' auto '. said said said said' auto / 48px minmax(
          0,
          1fr
        ) 96px 120px auto;
      contain-intrinsic-size: auto 72px;
    }
    & [data-quantity] {
      grid-area: quantity;
    }
    & [data-price] {
      grid-area: price;
    }
    & > li[data-bad] {
      grid-template: 'code quantity said remove' auto / minmax(0, 1fr) 96px minmax(0, 1.5fr) auto;
    }
  }
`;
