import { Fragment } from 'react';
import type { TextPart } from '@/lib/rules/text/marked-text.ts';
import styles from './marked-text.module.css';

/** A text with the search matches marked; always escaped. */
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
