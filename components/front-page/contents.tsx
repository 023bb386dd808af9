import styles from './contents.module.css';

interface Props {
  sections: readonly { id: string; anchor?: string | null; title?: string | null }[];
}

/** Table of contents of a long text: beside it on wide screens, above it on middling ones, not at all on phones. */
export function Contents({ sections }: Props) {
  return (
    <nav className={styles.contents} aria-labelledby="efnisyfirlit">
      <h2 id="efnisyfirlit">Efnisyfirlit</h2>
      <ol>
        {sections.map(({ id, anchor, title }) => (
          <li key={id}>
            <a href={`#${anchor}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
