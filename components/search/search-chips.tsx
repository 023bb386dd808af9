import { formatNumber } from '@/lib/rules/text/icelandic.ts';
import type { SearchChip } from './to-search-chips.ts';
import styles from './search-chips.module.css';

interface Props {
  chips: readonly SearchChip[];
  onOpen: () => void;
}

/** Leads to the results, narrowed. */
export function SearchChips({ chips, onOpen }: Props) {
  return (
    <ul className={styles.chips} aria-label="Þrengja leitina">
      {chips.map(({ label, count, href }) => (
        <li key={href}>
          <a className={styles.chip} href={href} onClick={onOpen}>
            {label} <small>({formatNumber(count)})</small>
          </a>
        </li>
      ))}
    </ul>
  );
}
