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

/** In place of something that failed to load: says what happened and offers a retry. */
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
