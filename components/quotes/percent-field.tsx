'use client';

import { useState } from 'react';
import { Field } from '@/components/ui/field.tsx';
import { applyDiscount, discountPercentage } from '@/lib/rules/money/kronur.ts';
import { parsePercent } from '@/lib/rules/money/percent.ts';
import { formatNumber } from '@/lib/rules/text/icelandic.ts';

interface Props {
  /** Of the product, for who does not see the column. */
  name: string;
  /** Krónur for one unit that the discount is taken from. */
  price: number;
  unitPrice: number;
  onChange: (unitPrice: number) => void;
}

/** How much below the customer's own price a line is offered; typing a percentage sets the price, in whole krónur. */
export function PercentField({ name, price, unitPrice, onChange }: Props) {
  // While it is typed it stays as typed, whatever the rounded price comes to.
  const [typed, setTyped] = useState<string | null>(null);
  const discount = Math.max(0, discountPercentage(price, unitPrice));
  return (
    <Field
      kind="decimal"
      label="Afsláttur, %"
      aria-label={`Afsláttur, %: ${name}`}
      maxLength={7}
      value={typed ?? formatNumber(discount, 2)}
      onFocus={({ target }) => target.select()}
      onBlur={() => setTyped(null)}
      onChange={({ target }) => {
        setTyped(target.value);
        const percent = parsePercent(target.value);
        if (percent !== null) onChange(applyDiscount(price, percent));
      }}
    />
  );
}
