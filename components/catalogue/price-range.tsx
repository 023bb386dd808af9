import { fieldKinds } from '@/components/ui/field-kinds.ts';
import { ByVat } from '@/components/ui/by-vat.tsx';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { orderRange } from '@/lib/catalogue/listing-parameters.ts';
import type { ListingFacets } from '@/lib/catalogue/listing-answer.ts';
import { listingParameterNames, type ListingState } from '@/lib/catalogue/listing-state.ts';
import { formatNumber } from '@/lib/rules/text/icelandic.ts';
import { Facet } from './facet.tsx';
import styles from './price-range.module.css';

interface Props {
  /** The measure of which one is priced; absent for the whole package. */
  unit?: string;
  state: ListingState;
  /** Krónur with VAT. */
  bounds: { from: number; to: number };
  onChange: (next: ListingState) => void;
  /** Above the fields. */
  children?: ReactNode;
}

/** Lowest and highest price in krónur with VAT; counts when a field is left or Enter is pressed. */
export function PriceRange({ unit, state, bounds, onChange, children }: Props) {
  const [fromKey, toKey] = unit ? unitKeys : priceKeys;
  const isApplied = !unit || unit === state.unit;
  const label = unit ? `á ${unit}` : 'í krónum';
  const from = isApplied ? state[fromKey] : undefined;
  const to = isApplied ? state[toKey] : undefined;
  const applyRange = (newFrom: number | undefined, newTo: number | undefined): void => {
    if (newFrom === from && newTo === to) return;
    const [low, high] = orderRange(newFrom, newTo);
    const chosen = unit !== undefined && { unit: (low ?? high) === undefined ? undefined : unit };
    onChange({ ...state, ...chosen, page: 1, [fromKey]: low, [toKey]: high });
  };
  return (
    <Facet title={unit ? 'Einingarverð' : 'Verðbil'}>
      {/* Goods of one listing have different rates, so a range without VAT could not be told from this one. */}
      <ByVat as="small" className={styles.hint} gross={null} net="Verðbilið er með vsk." />
      <div className={styles.range}>
        {children}
        <PriceField
          name={listingParameterNames[fromKey]}
          label={`Lægsta verð ${label}`}
          value={from}
          placeholder={formatNumber(bounds.from)}
          onCommit={(value) => applyRange(value, to)}
        />
        <span aria-hidden>–</span>
        <PriceField
          name={listingParameterNames[toKey]}
          label={`Hæsta verð ${label}`}
          value={to}
          placeholder={formatNumber(bounds.to)}
          onCommit={(value) => applyRange(from, value)}
        />
      </div>
    </Facet>
  );
}

const priceKeys = ['priceFrom', 'priceTo'] as const;
const unitKeys = ['unitFrom', 'unitTo'] as const;

interface UnitProps {
  units: ListingFacets['unitPrices'];
  state: ListingState;
  onChange: (next: ListingState) => void;
}

/** The range of what one kilogram, litre or piece costs; of which one is chosen where the goods come by several. */
export function UnitPriceRange({ units, state, onChange }: UnitProps) {
  const [picked, setPicked] = useState(state.unit);
  const bounds = units.find(({ per }) => per === picked) ?? units[0];
  if (!bounds) return null;
  const { per } = bounds;
  return (
    <PriceRange key={per} unit={per} state={state} bounds={bounds} onChange={onChange}>
      <select
        name={listingParameterNames.unit}
        aria-label="Eining"
        value={per}
        onChange={({ target }) => setPicked(target.value)}
      >
        {units.map((unit) => (
          <option key={unit.per} value={unit.per}>{`Verð á ${unit.per}`}</option>
        ))}
      </select>
    </PriceRange>
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
