import { quoteWords } from '@/lib/rules/text/quote-words.ts';
import styles from './dropped-words.module.css';

/** Says which search words were dropped because nothing matched all of them. */
export function DroppedWords({ words }: { words: readonly string[] }) {
  return (
    <p role="status" className={styles.droppedWords}>
      Engin vara passaði við öll leitarorðin. Sleppt var: {quoteWords(words)}.
    </p>
  );
}

/** Says under which search words nothing is sold: what is shown is next to them. */
export function UnknownWords({ words }: { words: readonly string[] }) {
  return (
    <p role="status" className={styles.droppedWords}>
      Ekkert fannst undir {quoteWords(words)}; næst því:
    </p>
  );
}
