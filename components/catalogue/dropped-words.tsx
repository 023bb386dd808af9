import styles from './dropped-words.module.css';

function quote(words: readonly string[]): string {
  const quoted = words.map((word) => `„${word}“`);
  return [quoted.slice(0, -1).join(', '), quoted.at(-1)].filter(Boolean).join(' og ');
}

/** Says which search words were dropped because nothing matched all of them. */
export function DroppedWords({ words }: { words: readonly string[] }) {
  return (
    <p role="status" className={styles.droppedWords}>
      Engin vara passaði við öll leitarorðin. Sleppt var: {quote(words)}.
    </p>
  );
}

/** Says under which search words nothing is sold: what is shown is next to them. */
export function UnknownWords({ words }: { words: readonly string[] }) {
  return (
    <p role="status" className={styles.droppedWords}>
      Ekkert fannst undir {quote(words)}; næst því:
    </p>
  );
}
