'use client';

import { errorText } from '@/lib/rules/text/error-text.ts';
import { Button } from './button.tsx';
import styles from './error-region.module.css';

interface Props {
  error?: unknown;
  /** In place of the error's own words. */
  text?: string;
  onRetry?: () => void;
}

/** Stands where something could not be loaded: says what happened and offers to try again. */
export function ErrorRegion({ error, text, onRetry }: Props) {
  return (
    <div role="alert" className={styles.errorRegion}>
      <p>{text ?? errorText(error)}</p>
      {onRetry && (
        <Button variant="secondary" onClick={onRetry}>
          Reyna aftur
        </Button>
      )}
    </div>
  );
}
