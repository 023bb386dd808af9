'use client';

import styled from 'styled-components';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { withNonBreakingUnits } from '@/lib/rules/text/non-breaking.ts';
import type { FieldProblems } from '@/lib/rules/text/field-problems.ts';
import { maximumQuoteWishLength } from '@/lib/rules/text/text-limits.ts';
import { readWholeNumber } from '@/lib/rules/text/whole-number.ts';
import { media } from '@/styles/media.ts';

export interface AskedLine {
  productId: string;
  sku: string;
  name: string;
  unitOfMeasure: number;
  /** Units. */
  quantity: number;
  wish: string;
  /** Krónur for one unit, only where a price is wished for; empty for none. */
  unitPrice?: number | null;
}

interface Props {
  lines: readonly AskedLine[];
  /** Whether the buyer names prices, as in a counter-offer. */
  asksPrice?: boolean;
  problems: FieldProblems;
  onChange: (lines: AskedLine[]) => void;
}

/** What is asked for: how many of each, at which price, and what the shop should know about it. */
export function AskedLines({ lines, asksPrice = false, problems, onChange }: Props) {
  const setLine = (line: AskedLine, values: Partial<AskedLine>): void =>
    onChange(lines.map((one) => (one === line ? { ...line, ...values } : one)));
  return (
    <AskedLineList aria-label="Vörur í beiðni" data-prices={asksPrice}>
      {lines.map((line, index) => (
        <li key={line.productId}>
          <div data-name>
            <strong>{withNonBreakingUnits(line.name)}</strong>
            <small>{line.sku}</small>
          </div>
          <div data-quantity>
            <Field
              kind="quantity"
              label="Magn"
              min={line.unitOfMeasure}
              step={line.unitOfMeasure}
              value={line.quantity || ''}
              error={problems[`lines.${index}.quantity`]}
              aria-label={`Magn: ${line.name}`}
              onChange={({ target }) => setLine(line, { quantity: readWholeNumber(target.value) ?? 0 })}
            />
          </div>
          {asksPrice && (
            <div data-price>
              <Field
                kind="quantity"
                label="Óskað verð, stk."
                min={0}
                value={line.unitPrice ?? ''}
                error={problems[`lines.${index}.unitPrice`]}
                aria-label={`Óskað verð: ${line.name}`}
                onChange={({ target }) => setLine(line, { unitPrice: readWholeNumber(target.value) })}
              />
            </div>
          )}
          <div data-wish>
            <Field
              kind="text"
              label="Ósk um vöruna"
              maxLength={maximumQuoteWishLength}
              value={line.wish}
              error={problems[`lines.${index}.wish`]}
              aria-label={`Ósk um vöruna: ${line.name}`}
              onChange={({ target }) => setLine(line, { wish: target.value })}
            />
          </div>
          {lines.length > 1 && (
            <RemoveButton
              variant="quiet"
              aria-label={`Taka út: ${line.name}`}
              onClick={() => onChange(lines.filter((one) => one !== line))}
            >
              Taka út
            </RemoveButton>
          )}
        </li>
      ))}
      {problems['lines'] && <li role="alert">{problems['lines']}</li>}
    </AskedLineList>
  );
}

const RemoveButton = styled(Button)`
  grid-area: remove;
  justify-self: end;
`;

const AskedLineList = styled.ul`
  border-top: 1px solid var(--color-line);
  & > li {
    display: grid;
    grid-template-areas:
      'name name'
      'quantity price'
      'wish wish'
      'remove remove';
    grid-template-columns: 1fr 1fr;
    align-items: start;
    gap: var(--space-2) var(--space-4);
    padding-block: var(--space-4);
    border-bottom: 1px solid var(--color-line);
  }
  & [data-name] {
    grid-area: name;
    display: grid;
    overflow-wrap: anywhere;
  }
  & [data-quantity] {
    grid-area: quantity;
  }
  & [data-price] {
    grid-area: price;
  }
  & [data-wish] {
    grid-area: wish;
  }
  & small {
    color: var(--color-ink-soft);
  }
  & > li[role='alert'] {
    display: block;
    color: var(--color-rust);
  }
  ${media.modal} {
    & > li {
      grid-template-areas:
        'name name name'
        'quantity wish remove';
      grid-template-columns: 120px minmax(0, 1fr) auto;
      align-items: end;
    }
    &[data-prices='true'] > li {
      grid-template-areas:
        'name name name name'
        'quantity price wish remove';
      grid-template-columns: 120px 150px minmax(0, 1fr) auto;
    }
  }
`;
