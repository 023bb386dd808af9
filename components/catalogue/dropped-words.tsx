import { quoteWords } from '@/lib/rules/text/quote-words.ts';
import styles from './dropped-words.module.css';

interface Props {
  /** Dropped because nothing matched all of them. */
  dropped: readonly string[];
  /** Under which nothing is sold: what is shown is next to them. */
  unknown: readonly string[];
}

/** Says what of a search was not found as it was written. */
export function DroppedWords({ dropped, unknown }: Props) {
  return [
    dropped.length > 0 && `Engin vara passaði við öll leitarorðin. Sleppt var: ${quoteWords(dropped)}.`,
    unknown.length > 0 && `Ekkert fannst undir ${quoteWords(unknown)}; næst því:`,
  ].map(
    (text) =>
      text && (
        <p key={text} role="status" className={styles.droppedWords}>
          {text}
        </p>
      ),
  );
}
