'use client';

import type { AnsweredPadLine, PadOutcome } from '@/lib/rules/orders/pad/draft.ts';
import { formatNumber } from '@/lib/rules/text/icelandic.ts';
import styles from './pad-sending.module.css';

const outcomeTexts: Readonly<Record<PadOutcome, string>> = {
  Added: 'Fór í körfuna',
  Fewer: 'Fór að hluta í körfuna',
  Refused: 'Fór ekki í körfuna',
  Gone: 'Ekki lengur í sölu',
  Unknown: 'Fannst ekki',
  Ambiguous: 'Velja þarf vöru',
};

/** What the shop answered, line by line; what is not in the cart stays on the pad. */
export function PadAnswers({ answered }: { answered: readonly AnsweredPadLine[] }) {
  return (
    <section aria-labelledby="pad-answers" className={styles.answers}>
      <h2 id="pad-answers">Svar verslunarinnar</h2>
      <ul role="status">
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
    </section>
  );
}
