import { fieldKinds } from '@/components/ui/field-kinds.ts';
import { ByVat } from '@/components/ui/by-vat.tsx';
import { type SyntheticEvent, useState } from 'react';
import { listingParameterNames, type ListingState } from '@/lib/catalogue/listing-state.ts';
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
  const applyRange = (change: Pick<Partial<ListingState>, 'priceFrom' | 'priceTo'>): void => {
    const { priceFrom: from, priceTo: to } = { priceFrom, priceTo, ...change };
    if (from === priceFrom && to === priceTo) return;
    const isReversed = from !== undefined && to !== undefined && from > to;
    onChange({ ...state, page: 1, priceFrom: isReversed ? to : from, priceTo: isReversed ? from : to });
  };
  return (
    <Facet title="Verðbil">
      {/* Goods of one listing have different rates, so a range without VAT could not be told from this one. */}
      <ByVat as="small" className={styles.hint} gross={null} net="Verðbilið er með vsk." />
      <div className={styles.range}>
        <PriceField
          name={listingParameterNames.priceFrom}
          label="Lægsta verð í krónum"
          value={priceFrom}
          placeholder={formatNumber(bounds.from)}
          onCommit={(value) => applyRange({ priceFrom: value })}
        />
        <span aria-hidden>–</span>
        <PriceField
          name={listingParameterNames.priceTo}
          label="Hæsta verð í krónum"
          value={priceTo}
          placeholder={formatNumber(bounds.to)}
          onCommit={(value) => applyRange({ priceTo: value })}
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
