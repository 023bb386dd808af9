'use client';

import { fieldKinds } from '@/components/ui/field-kinds.ts';
import { type ChangeEvent, type KeyboardEvent, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icons.tsx';
import {
  availableQuantity,
  decreaseQuantity,
  increaseQuantity,
  parseQuantity,
  clampQuantity,
  type QuantityLimits,
} from '@/lib/rules/orders/quantity.ts';
import { soldOutLabel } from '@/lib/rules/text/backend-messages.ts';
import styles from './quantity-control.module.css';

interface Props {
  /** Units. */
  quantity: number;
  limits: QuantityLimits;
  onChange: (quantity: number) => void;
  /** Whose quantity it is, for screen readers. */
  productName: string;
  compact?: boolean;
  /** Units below which it does not go, with what is sold in larger ones. */
  least?: number;
  /** A line of the cart keeps its decrease button; elsewhere a compact control hides it at 0 (specification §4.7). */
  inCart?: boolean;
}

/** Buttons that change by the unit of measure and a number input that settles when it is left. */
export function QuantityControl({
  quantity,
  limits,
  onChange,
  productName,
  compact = false,
  least = 0,
  inCart = false,
}: Props) {
  const [input, setInput] = useState<string | null>(null);
  const increase = useRef<HTMLButtonElement>(null);
  const available = availableQuantity(limits);
  if (available === 0) return <span className={styles.soldOut}>{soldOutLabel}</span>;

  const changeInput = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    setInput(target.value);
    const value = parseQuantity(target.value);
    // 0 waits until the field is left: it may be the first digit of another number.
    if (value !== null && value > 0) onChange(clampQuantity(value, limits));
  };
  const commitInput = (): void => {
    const value = input === null ? null : parseQuantity(input);
    setInput(null);
    if (value !== null) onChange(clampQuantity(Math.max(least, value), limits));
  };
  const commitOnEnter = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') commitInput();
  };

  const hidesAtZero = compact && !inCart;
  const decrease = (): void => {
    const next = decreaseQuantity(quantity, limits);
    // The button disappears on click; the keyboard focus is kept.
    if (next === 0 && hidesAtZero) increase.current?.focus();
    onChange(next);
  };

  return (
    <div
      className={styles.quantityControl}
      role="group"
      aria-label={`Magn: ${productName}`}
      data-compact={compact ? '' : undefined}
    >
      {(quantity > 0 || !hidesAtZero) && (
        <button type="button" aria-label="Minnka magn" disabled={quantity <= least} onClick={decrease}>
          <Icon name="minus" size={20} />
        </button>
      )}
      <input
        {...fieldKinds.quantity}
        aria-label="Magn"
        min={least}
        max={limits.isSpecialOrder ? undefined : limits.stock}
        step={limits.unitOfMeasure === 1 ? undefined : limits.unitOfMeasure}
        value={input ?? quantity}
        onChange={changeInput}
        onBlur={commitInput}
        onKeyDown={commitOnEnter}
        onFocus={({ target }) => target.select()}
      />
      <button
        ref={increase}
        type="button"
        aria-label="Auka magn"
        disabled={quantity >= available}
        onClick={() => onChange(increaseQuantity(quantity, limits))}
      >
        <Icon name="plus" size={20} />
      </button>
    </div>
  );
}
