import type { MouseEvent } from 'react';
import { Icon } from '@/components/ui/icons.tsx';
import type { FilterChip } from '@/lib/catalogue/facet-groups.ts';
import { type ListingState, withoutFilters } from '@/lib/catalogue/listing-state.ts';
import styles from './filter-chips.module.css';

interface Props {
  chips: readonly FilterChip[];
  state: ListingState;
  hrefOf: (state: ListingState) => string;
  onChange: (next: ListingState) => void;
}

/** The active filters, each removable; links, so that it works without scripts. */
export function FilterChips({ chips, state, hrefOf, onChange }: Props) {
  if (chips.length === 0) return null;
  const linkTo = (next: ListingState) => ({
    href: hrefOf(next),
    rel: 'nofollow',
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      onChange(next);
    },
  });
  return (
    <ul className={styles.chips} aria-label="Valdar síur">
      {chips.map(({ label, without }) => (
        <li key={label}>
          <a {...linkTo(without)} aria-label={`Fjarlægja síu: ${label}`}>
            {label}
            <Icon name="close" />
          </a>
        </li>
      ))}
      <li>
        <a {...linkTo(withoutFilters(state))} className={styles.clear}>
          Hreinsa síur
        </a>
      </li>
    </ul>
  );
}
