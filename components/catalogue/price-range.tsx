import { type SyntheticEvent, useState } from 'react';
import { keys, type ListingState } from '@/lib/catalogue/listing-state.ts';
import { formatNumber } from '@/lib/rules/text/icelandic.ts';
import { Facet } from './facet.tsx';
import styles from './price-range.module.css';

interface Props {
  state: ListingState;
  /** Krónur with VAT. */
  bounds: { from: number; to: number };
  onChange: (next: ListingState) => void;
}

/** Lowest and highest price in krónur with VAT; counts when a field is left or Enter is pressed. */
export function PriceRange({ state, bounds, onChange }: Props) {
  const { priceFrom, priceTo } = state;
  const settle = (change: Pick<Partial<ListingState>, 'priceFrom' | 'priceTo'>): void => {
    const { priceFrom: from, priceTo: to } = { priceFrom, priceTo, ...change };
    if (from === priceFrom && to === priceTo) return;
    const turned = from !== undefined && to !== undefined && from > to;
    onChange({ ...state, page: 1, priceFrom: turned ? to : from, priceTo: turned ? from : to });
  };
  return (
    <Facet title="Verðbil">
      <div className={styles.range}>
        <PriceField
          name={keys.priceFrom}
          label="Lægsta verð í krónum"
          value={priceFrom}
          placeholder={formatNumber(bounds.from)}
          onSettle={(value) => settle({ priceFrom: value })}
        />
        <span aria-hidden>–</span>
        <PriceField
          name={keys.priceTo}
          label="Hæsta verð í krónum"
          value={priceTo}
          placeholder={formatNumber(bounds.to)}
          onSettle={(value) => settle({ priceTo: value })}
        />
      </div>
    </Facet>
  );
}

interface FieldProps {
  name: string;
  label: string;
  value: number | undefined;
  placeholder: string;
  onSettle: (value: number | undefined) => void;
}

function PriceField({ name, label, value, placeholder, onSettle }: FieldProps) {
  // Null while nothing is half typed: the field then says what counts, wherever that comes from.
  const [typed, setTyped] = useState<string | null>(null);
  const settle = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (typed === null) return;
    const digits = typed.replaceAll(/\D/g, '').slice(0, 8);
    setTyped(null);
    onSettle(digits === '' ? undefined : Number(digits));
  };
  return (
    <input
      name={name}
      aria-label={label}
      inputMode="numeric"
      autoComplete="off"
      placeholder={placeholder}
      value={typed ?? value ?? ''}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={settle}
      onKeyDown={(event) => event.key === 'Enter' && settle(event)}
    />
  );
}
