'use client';

import { fieldKinds } from '@/components/ui/field-kinds.ts';
import styled from 'styled-components';
import { withNonBreakingUnits } from '@/lib/rules/text/non-breaking.ts';

interface PickableLine {
  id: string;
  name: string;
  sku: string;
  /** Units that can be chosen at most. */
  maximum: number;
  /** Units that a tick chooses; all without it. */
  defaultQuantity?: number;
  /** Why it cannot be chosen. */
  problem?: string | null;
}

/** Chosen units by line; 0 or missing: not chosen. */
export type PickedQuantities = Readonly<Record<string, number>>;

interface Props {
  legend: string;
  lines: readonly PickableLine[];
  quantities: PickedQuantities;
  onChange: (quantities: PickedQuantities) => void;
}

/** Lines to choose among, each with how many of its units. */
export function LinePicker({ legend, lines, quantities, onChange }: Props) {
  return (
    <LinesFieldset>
      <legend>{legend}</legend>
      {lines.map(({ id, name, sku, maximum, defaultQuantity = maximum, problem }) => {
        const units = quantities[id] ?? 0;
        const setQuantity = (quantity: number): void =>
          onChange({ ...quantities, [id]: Math.min(maximum, Math.max(0, Math.trunc(quantity) || 0)) });
        return (
          <div key={id} data-line>
            <label>
              <input
                type="checkbox"
                checked={units > 0}
                disabled={maximum === 0}
                onChange={({ target }) => setQuantity(target.checked ? defaultQuantity : 0)}
              />
              <span>
                {withNonBreakingUnits(name)}
                <small>{problem ?? sku}</small>
              </span>
            </label>
            {maximum > 0 && (
              <input
                {...fieldKinds.quantity}
                aria-label={`Magn: ${name}`}
                min={0}
                max={maximum}
                value={units}
                onChange={({ target }) => setQuantity(Number(target.value))}
              />
            )}
          </div>
        );
      })}
    </LinesFieldset>
  );
}

/** What was chosen, as the backend takes it. */
export function toPickedLines(quantities: PickedQuantities): { itemId: string; quantity: number }[] {
  return Object.entries(quantities).flatMap(([itemId, quantity]) =>
    quantity > 0 ? [{ itemId, quantity }] : [],
  );
}

const LinesFieldset = styled.fieldset`
  display: grid;
  min-width: 0;
  & legend {
    padding-bottom: var(--space-2);
    font-weight: 600;
  }
  & [data-line] {
    display: flex;
    align-items: center;
    gap: var(--space-4);
    padding-block: var(--space-2);
    border-top: 1px solid var(--color-line);
  }
  & label {
    display: flex;
    flex: 1;
    align-items: center;
    gap: var(--space-3);
    min-width: 0;
    min-height: 44px;
    cursor: pointer;
  }
  & label span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    color: var(--color-ink-soft);
  }
  & input[type='checkbox'] {
    flex: none;
    width: 20px;
    height: 20px;
    accent-color: var(--color-fjord);
  }
  & input[type='number'] {
    flex: none;
    width: 88px;
    min-height: 44px;
    padding: var(--space-2);
    border: 1px solid var(--color-line-strong);
    border-radius: var(--radius-medium);
    background: var(--color-paper);
    font-size: 1rem;
    text-align: center;
    font-variant-numeric: tabular-nums;
    appearance: textfield;
  }
  & input::-webkit-inner-spin-button {
    appearance: none;
  }
`;
