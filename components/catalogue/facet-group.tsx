import { fieldKinds } from '@/components/ui/field-kinds.ts';
import { useState } from 'react';
import type { FacetGroup, FacetOption } from '@/lib/catalogue/facet-groups.ts';
import type { ListingState } from '@/lib/catalogue/listing-state.ts';
import { formatNumber } from '@/lib/rules/text/icelandic.ts';
import { foldIcelandic } from '@/lib/rules/text/icelandic-order.ts';
import { Facet } from './facet.tsx';
import styles from './facet-group.module.css';

interface Props {
  group: FacetGroup;
  /** Whether every value is shown from the start. */
  isOpen: boolean;
  onChange: (next: ListingState) => void;
}

/** Shown initially; the rest behind a button, and from `searchableFrom` on they can be searched. */
const initialOptionCount = 6;
const searchableFrom = 12;

/** The values of one facet with their counts. */
export function FacetGroupChoices({ group: { title, options, isSingleChoice }, isOpen, onChange }: Props) {
  const [open, setOpen] = useState(isOpen);
  const [text, setText] = useState('');
  const query = foldIcelandic(text.trim());
  const matchingOptions = query
    ? options.filter(({ label }) => foldIcelandic(label).includes(query))
    : options;
  const isLong = options.length > initialOptionCount + 1;
  const shownOptions =
    open || query || !isLong
      ? matchingOptions
      : options.filter(({ selected }, index) => selected || index < initialOptionCount);
  const selectedOption = options.find((option) => option.selected);
  return (
    <Facet title={title}>
      {options.length >= searchableFrom && (
        <input
          {...fieldKinds.search}
          className={styles.find}
          aria-label={`Leita í: ${title}`}
          placeholder="Leita…"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      )}
      <div className={styles.options}>
        {isSingleChoice && (
          <label>
            <input
              type="radio"
              name={options[0]?.name}
              value=""
              checked={!selectedOption}
              onChange={() => selectedOption && onChange(selectedOption.next)}
            />
            <span>Allt</span>
          </label>
        )}
        {shownOptions.map((option) => (
          <OptionLabel
            key={option.name + option.value}
            option={option}
            isSingleChoice={isSingleChoice}
            onChange={onChange}
          />
        ))}
      </div>
      {matchingOptions.length === 0 && <small>Ekkert fannst.</small>}
      {!query && isLong && (
        <button type="button" className={styles.more} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Sýna færri' : 'Sýna fleiri'}
        </button>
      )}
    </Facet>
  );
}

interface OptionProps {
  option: FacetOption;
  isSingleChoice: boolean;
  onChange: (next: ListingState) => void;
}

function OptionLabel({ option, isSingleChoice, onChange }: OptionProps) {
  const { name, value, label, count, selected, next, indent } = option;
  return (
    <label data-indent={indent || undefined}>
      <input
        type={isSingleChoice ? 'radio' : 'checkbox'}
        name={name}
        value={value}
        checked={selected}
        disabled={count === 0 && !selected}
        onChange={() => onChange(next)}
      />
      <span>{label}</span>
      {count !== null && <small>{formatNumber(count)}</small>}
    </label>
  );
}
