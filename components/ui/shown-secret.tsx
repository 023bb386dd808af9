'use client';

import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { ButtonRow } from './button-row.tsx';
import { Notice } from './notice.tsx';
import styles from './shown-secret.module.css';

interface Props {
  title: string;
  secret: string;
  onDone: () => void;
  /** Above the secret. */
  children: ReactNode;
}

/** A secret that is shown this once, to be copied. */
export function ShownSecret({ title, secret, onDone, children }: Props) {
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(secret);
      setCopied(true);
    } catch {
      // A page without TLS has no clipboard, and a browser may refuse it: the text can be selected.
    }
  };
  return (
    <Notice title={title} tone="good">
      {children}
      <code className={styles.secret}>{secret}</code>
      <ButtonRow>
        <Button variant="secondary" onClick={() => void copy()}>
          Afrita
        </Button>
        <Button variant="secondary" onClick={onDone}>
          Lokið
        </Button>
        <span role="status">{isCopied && 'Afritað'}</span>
      </ButtonRow>
    </Notice>
  );
}
