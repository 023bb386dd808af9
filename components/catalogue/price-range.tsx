import { fieldKinds } from '@/components/ui/field-kinds.ts';
import { ByVat } from '@/components/ui/by-vat.tsx';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { orderRange } from '@/lib/catalogue/listing-parameters.ts';
import { listingParameterNames, type ListingState } from '@/lib/catalogue/listing-state.ts';
import { formatNumber } from '@/lib/rules/text/icelandic.ts';
import { Facet } from './facet.tsx';
import styles from './price-range.module.css';

interface Props {
  title: string;
  /** Begins the names of the fields in the state and ends what they are called. */
  of: 'price' | 'unit';
  label: string;
  /** As it applies, krónur with VAT. */
  from: number | undefined;
  to: number | undefined;
  /** Chosen together with a bound. */
  choice?: Partial<ListingState>;
  state: ListingState;
  /** Krónur with VAT. */
  bounds: { from: number; to: number };
  onChange: (next: ListingState) => void;
  /** Above the fields. */
  children?: ReactNode;
}

/** Lowest and highest price in krónur with VAT; counts when a field is left or Enter is pressed. */
export function PriceRange({ title, of, label, from, to, choice, state, bounds, onChange, children }: Props) {
  const field = (side: 'From' | 'To', current: number | undefined, bound: number) => (
    <PriceField
      name={listingParameterNames[`${of}${side}`]}
      label={`${side === 'From' ? 'Lægsta' : 'Hæsta'} verð ${label}`}
      value={current}
      placeholder={formatNumber(bound)}
      onCommit={(value) => {
        if (value === current) return;
        const [low, high] = side === 'From' ? orderRange(value, to) : orderRange(from, value);
        const isChosen = (low ?? high) !== undefined;
        onChange({
          ...state,
          page: 1,
          ...(of === 'unit' && { unit: undefined }),
          ...(isChosen && choice),
          [`${of}From`]: low,
          [`${of}To`]: high,
        });
      }}
    />
  );
  return (
    <Facet title={title}>
      {/* Goods of one listing have different rates, so a range without VAT could not be told from this one. */}
      <ByVat as="small" className={styles.hint} gross={null} net="Verðbilið er með vsk." />
      {children}
      <div className={styles.range}>
        {field('From', from, bounds.from)}
        <span aria-hidden>–</span>
        {field('To', to, bounds.to)}
      </div>
    </Facet>
  );
}

interface FieldProps {
  name: string;
  label: string;
  value: number | undefined;
  placeholder: string;
  onCommit: (value: number | undefined) => void;
}

function PriceField({ name, label, value, placeholder, onCommit }: FieldProps) {
  // Null unless something is half typed: the field then shows the applied value.
  const [input, setInput] = useState<string | null>(null);
  const commitInput = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (input === null) return;
    const digits = input.replaceAll(/\D/g, '').slice(0, 8);
    setInput(null);
    onCommit(digits === '' ? undefined : Number(digits));
  };
  return (
    <input
      {...fieldKinds.kronur}
      name={name}
      aria-label={label}
      placeholder={placeholder}
      value={input ?? value ?? ''}
      onChange={({ target }) => setInput(target.value)}
      onBlur={commitInput}
      onKeyDown={(event) => event.key === 'Enter' && commitInput(event)}
    />
  );
}
