'use client';

import type { PadDraft } from '@/lib/rules/orders/pad/draft.ts';
import { linesText } from '@/lib/rules/orders/pad/texts.ts';
import { PadLineRow } from './pad-line-row.tsx';
import styles from './pad-lines.module.css';

interface Props {
  draft: PadDraft;
  change: (change: (draft: PadDraft) => PadDraft) => void;
}

/** What is written, the newest first. */
export function PadLines({ draft, change }: Props) {
  const { lines } = draft;
  return (
    <>
      <h2 id="pad-lines" className={styles.heading}>
        Á blaðinu: {linesText(lines.length)}
      </h2>
      {lines.length === 0 ? (
        <p className={styles.empty}>Leitaðu, skannaðu eða veldu vörur af listunum.</p>
      ) : (
        <ul className={styles.lines} aria-labelledby="pad-lines">
          {lines.map((line) => (
            <PadLineRow key={line.id} line={line} change={change} />
          ))}
        </ul>
      )}
    </>
  );
}
