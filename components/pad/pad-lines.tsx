'use client';

import { useRef } from 'react';
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
  const heading = useRef<HTMLHeadingElement>(null);
  /** What had the focus goes with the change. */
  const changeAndFocus: Props['change'] = (apply) => {
    change(apply);
    heading.current?.focus();
  };
  return (
    <>
      <h2 ref={heading} tabIndex={-1} id="pad-lines" className={styles.heading}>
        Á blaðinu: {linesText(lines.length)}
      </h2>
      {lines.length === 0 ? (
        <p className={styles.empty}>Leitaðu, skannaðu eða veldu vörur af listunum.</p>
      ) : (
        <ul className={styles.lines} aria-labelledby="pad-lines">
          {lines.map((line) => (
            <PadLineRow key={line.id} line={line} change={change} changeAndFocus={changeAndFocus} />
          ))}
        </ul>
      )}
    </>
  );
}
