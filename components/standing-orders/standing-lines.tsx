'use client';

import styled from 'styled-components';
import { Button } from '@/components/ui/button.tsx';
import { fieldKinds } from '@/components/ui/field-kinds.ts';
import { VisuallyHidden } from '@/components/ui/visually-hidden.tsx';
import { clampQuantity, maximumQuantity, parseQuantity } from '@/lib/rules/orders/quantity.ts';
import { withNonBreakingUnits } from '@/lib/rules/text/non-breaking.ts';

export interface DraftLine {
  productId: string;
  sku: string;
  name: string;
  /** Units. */
  quantity: number;
  unitOfMeasure: number;
}

interface Props<Line extends DraftLine> {
  lines: readonly Line[];
  /** 0 where a product may be left out by its quantity; otherwise it can be taken away. */
  minimum: 0 | 1;
  error?: string | null | undefined;
  onChange: (lines: Line[]) => void;
}

/** Products with the units that are ordered of each. */
export function StandingLines<Line extends DraftLine>({ lines, minimum, error, onChange }: Props<Line>) {
  return (
    <div>
      <LineList aria-label="Vörur">
        {lines.map((line) => (
          <li key={line.productId}>
            <div>
              <strong>{withNonBreakingUnits(line.name)}</strong>
              <small>{line.sku}</small>
            </div>
            <label>
              <VisuallyHidden>Magn: {line.name}</VisuallyHidden>
              <input
                // Another field for another number: what was typed counts until it is left.
                key={line.quantity}
                {...fieldKinds.quantity}
                min={minimum}
                step={line.unitOfMeasure}
                defaultValue={line.quantity}
                onBlur={({ target }) => {
                  const quantity = committedQuantity(line, target.value, minimum);
                  target.value = String(quantity);
                  if (quantity !== line.quantity)
                    onChange(lines.map((one) => (one === line ? { ...line, quantity } : one)));
                }}
                onFocus={({ target }) => target.select()}
              />
              <span aria-hidden>stk.</span>
            </label>
            {minimum === 1 && (
              <Button
                variant="quiet"
                aria-label={`Taka út: ${line.name}`}
                onClick={() => onChange(lines.filter((one) => one !== line))}
              >
                Taka út
              </Button>
            )}
          </li>
        ))}
      </LineList>
      {error && <p role="alert">{error}</p>}
    </div>
  );
}

/** Rounded up to what the product is sold in; what is no number stays as it was. */
function committedQuantity(line: DraftLine, text: string, minimum: 0 | 1): number {
  const value = parseQuantity(text);
  if (value === null || value < minimum) return line.quantity;
  const { unitOfMeasure } = line;
  return clampQuantity(value, { stock: maximumQuantity, isSpecialOrder: true, unitOfMeasure });
}

const LineList = styled.ul`
  border-top: 1px solid var(--color-line);
  & + p {
    color: var(--color-rust);
  }
  & li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2) var(--space-4);
    padding-block: var(--space-2);
    border-bottom: 1px solid var(--color-line);
  }
  & li > div {
    flex: 1 1 200px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    color: var(--color-ink-soft);
    font-size: var(--text-small);
  }
  & label {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
  }
  & input {
    width: 96px;
    min-height: 44px;
    padding: var(--space-2) var(--space-3);
    border: 1px solid var(--color-line-strong);
    border-radius: var(--radius-medium);
    background: var(--color-paper);
    font-size: 1rem;
    font-variant-numeric: tabular-nums;
  }
`;
