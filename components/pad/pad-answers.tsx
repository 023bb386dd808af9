'use client';

import { useEffect, useRef } from 'react';
import { LinkButton } from '@/components/ui/link-button.tsx';
import type { AnsweredPadLine, PadOutcome } from '@/lib/rules/orders/pad/draft.ts';
import { formatNumber } from '@/lib/rules/text/icelandic.ts';
import styles from './pad-answers.module.css';

const outcomeTexts: Readonly<Record<PadOutcome, string>> = {
  Added: 'Fór í körfuna',
  Fewer: 'Fór að hluta í körfuna',
  Refused: 'Fór ekki í körfuna',
  Gone: 'Ekki lengur í sölu',
  Unknown: 'Fannst ekki',
  Ambiguous: 'Velja þarf vöru',
};

interface Props {
  answered: readonly AnsweredPadLine[];
  /** To what was just sent from this page. */
  isNew: boolean;
}

/** What the shop answered, line by line; what is not in the cart stays on the pad. */
export function PadAnswers({ answered, isNew }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that was pressed may be gone.
    if (isNew) heading.current?.focus();
  }, [isNew, answered]);
  const addedCount = answered.filter(({ added }) => added > 0).length;
  return (
    <section aria-labelledby="pad-answers" className={styles.answers}>
      <h2 ref={heading} tabIndex={-1} id="pad-answers">
        Svar verslunarinnar
      </h2>
      <p role="status">
        Línur sem fóru í körfuna, að hluta eða öllu leyti: {formatNumber(addedCount)} af{' '}
        {formatNumber(answered.length)}.
      </p>
      <ul>
        {answered.map(({ id, name, quantity, outcome, added, problem }) => (
          <li key={id} data-outcome={outcome}>
            <b>{name}</b>
            <span>
              {outcomeTexts[outcome]}: {formatNumber(added)} af {formatNumber(quantity)}
              {problem && `. ${problem}.`}
            </span>
          </li>
        ))}
      </ul>
      {addedCount > 0 && <LinkButton href="/karfa">Skoða körfu</LinkButton>}
    </section>
  );
}
