import { formatNumber } from '@/lib/rules/text/icelandic.ts';
import styles from './header-count.module.css';

interface Props {
  count: number;
  /** rust: somebody waits for an answer. */
  tone?: 'fjord' | 'rust';
}

/** A number on the corner of a header link's picture; the link's name says it in words. */
export function HeaderCount({ count, tone = 'fjord' }: Props) {
  return (
    <span aria-hidden className={styles.count} data-tone={tone}>
      {formatNumber(count)}
    </span>
  );
}
