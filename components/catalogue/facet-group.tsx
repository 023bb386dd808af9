import { useState } from 'react';
import type { FacetGroup, FacetOption } from '@/lib/catalogue/facet-groups.ts';
import type { ListingState } from '@/lib/catalogue/listing-state.ts';
import { formatNumber } from '@/lib/rules/text/icelandic.ts';
import { foldIcelandic } from '@/lib/rules/text/icelandic-order.ts';
import { Facet } from './facet.tsx';
import styles from './facet-group.module.css';

interface Props {
  group: FacetGroup;
  /** Only shown without scripts. */
  rest?: boolean;
  onChange: (next: ListingState) => void;
}

/** Shown at once; the rest behind a button, and from `searchedFrom` on they can be searched. */
const shownAtOnce = 6;
const searchedFrom = 12;

/** The values of one facet with their counts. */
export function FacetGroupChoices({ group: { title, options, single }, rest, onChange }: Props) {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const wanted = foldIcelandic(text.trim());
  const fitting = wanted ? options.filter(({ label }) => foldIcelandic(label).includes(wanted)) : options;
  const hidden = !open && !wanted && options.length > shownAtOnce + 1;
  const chosen = options.find((option) => option.chosen);
  return (
    <Facet title={title} rest={rest}>
      {options.length >= searchedFrom && (
        <input
          type="search"
          className={styles.find}
          aria-label={`Leita í: ${title}`}
          placeholder="Leita…"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      )}
      {single && (
        <label className={styles.option}>
          <input
            type="radio"
            name={options[0]?.name}
            value=""
            checked={!chosen}
            onChange={() => chosen && onChange(chosen.next)}
          />
          <span>Allt</span>
        </label>
      )}
      {fitting.map((option, at) => (
        <OptionLabel
          key={option.name + option.value}
          option={option}
          single={single}
          // Without scripts nothing opens: what is not shown at once is only hidden where scripts run.
          rest={hidden && at >= shownAtOnce && !option.chosen}
          onChange={onChange}
        />
      ))}
      {fitting.length === 0 && <small>Ekkert fannst.</small>}
      {!wanted && options.length > shownAtOnce + 1 && (
        <button type="button" className={styles.more} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Sýna færri' : 'Sýna fleiri'}
        </button>
      )}
    </Facet>
  );
}

interface OptionProps {
  option: FacetOption;
  single: boolean;
  rest: boolean;
  onChange: (next: ListingState) => void;
}

function OptionLabel({ option, single, rest, onChange }: OptionProps) {
  const { name, value, label, count, chosen, next, indent } = option;
  return (
    <label className={styles.option} data-rest={rest || undefined} data-indent={indent || undefined}>
      <input
        type={single ? 'radio' : 'checkbox'}
        name={name}
        value={value}
        checked={chosen}
        disabled={count === 0 && !chosen}
        onChange={() => onChange(next)}
      />
      <span>{label}</span>
      <small>{formatNumber(count)}</small>
    </label>
  );
}
