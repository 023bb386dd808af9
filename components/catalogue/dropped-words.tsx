import styles from './dropped-words.module.css';

/** Says which words of a search were left out because nothing fitted all of them. */
export function DroppedWords({ words }: { words: readonly string[] }) {
  const quoted = words.map((word) => `„${word}“`);
  const wordList = [quoted.slice(0, -1).join(', '), quoted.at(-1)].filter(Boolean).join(' og ');
  return (
    <p role="status" className={styles.droppedWords}>
      Engin vara passaði við öll leitarorðin. Sleppt var: {wordList}.
    </p>
  );
}
