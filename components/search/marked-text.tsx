import { Fragment } from 'react';
import type { TextPart } from '@/lib/rules/text/marked-text.ts';
import styles from './marked-text.module.css';

/** A text with what was searched for marked; always as text, whatever stands in it. */
export function MarkedText({ parts }: { parts: readonly TextPart[] }) {
  let position = 0;
  return parts.map(({ text, isMarked }) => {
    const key = position;
    position += text.length;
    return isMarked ? (
      <mark className={styles.mark} key={key}>
        {text}
      </mark>
    ) : (
      <Fragment key={key}>{text}</Fragment>
    );
  });
}
