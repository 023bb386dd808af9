'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import styles from './notice.module.css';

interface Props {
  title: string;
  tone?: 'good' | 'bad' | 'plain';
  /** Takes the focus: what had it is gone. */
  focused?: boolean;
  children: ReactNode;
}

/** The outcome of an action, and links to continue. */
export function Notice({ title, tone = 'plain', focused = true, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  return (
    <section className={styles.notice} data-tone={tone}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
