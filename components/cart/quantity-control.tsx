'use client';

import { type ChangeEvent, type KeyboardEvent, useRef, useState } from 'react';
import { MinusIcon, PlusIcon } from '@/components/ui/icons.tsx';
import {
  availableQuantity,
  decreaseQuantity,
  increaseQuantity,
  parseQuantity,
  settleQuantity,
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
  inCart = false,
}: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const increase = useRef<HTMLButtonElement>(null);
  const available = availableQuantity(limits);
  if (available === 0) return <span className={styles.soldOut}>{soldOutLabel}</span>;

  const type = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    setTyped(target.value);
    const value = parseQuantity(target.value);
    // 0 waits until the field is left: it may be the first key of another number.
    if (value !== null && value > 0) onChange(settleQuantity(value, limits));
  };
  const settle = (): void => {
    const value = typed === null ? null : parseQuantity(typed);
    setTyped(null);
    if (value !== null) onChange(settleQuantity(Math.max(0, value), limits));
  };
  const settleOnEnter = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') settle();
  };

  const hidesAtZero = compact && !inCart;
  const less = (): void => {
    const next = decreaseQuantity(quantity, limits);
    // The button goes away under the finger; the keyboard's place is kept.
    if (next === 0 && hidesAtZero) increase.current?.focus();
    onChange(next);
  };

  return (
    <div
      className={styles.quantityControl}
      role="group"
      aria-label={`Magn: ${productName}`}
      data-compact={compact}
    >
      {(quantity > 0 || !hidesAtZero) && (
        <button type="button" aria-label="Minnka magn" disabled={quantity === 0} onClick={less}>
          <MinusIcon />
        </button>
      )}
      <input
        type="number"
        inputMode="numeric"
        aria-label="Magn"
        min={0}
        max={limits.isSpecialOrder ? undefined : limits.stock}
        step={limits.unitOfMeasure}
        value={typed ?? quantity}
        onChange={type}
        onBlur={settle}
        onKeyDown={settleOnEnter}
        onFocus={({ target }) => target.select()}
      />
      <button
        ref={increase}
        type="button"
        aria-label="Auka magn"
        disabled={quantity >= available}
        onClick={() => onChange(increaseQuantity(quantity, limits))}
      >
        <PlusIcon />
      </button>
    </div>
  );
}
