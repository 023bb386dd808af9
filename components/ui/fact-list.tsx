import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

type Fact = readonly [term: string, text: ReactNode];

/** Terms with their texts beside each other; a fact without a text is left out. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.factList}>
      {facts.map(([term, text]) =>
        text ? (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
