import styles from './dropped-words.module.css';

/** Says which search words were dropped because nothing matched all of them. */
export function DroppedWords({ words }: { words: readonly string[] }) {
  const quoted = words.map((word) => `„${word}“`);
  const wordList = [quoted.slice(0, -1).join(', '), quoted.at(-1)].filter(Boolean).join(' og ');
  return (
    <p role="status" className={styles.droppedWords}>
      Engin vara passaði við öll leitarorðin. Sleppt var: {wordList}.
    </p>
  );
}
