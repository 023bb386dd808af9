'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Modal } from '@/components/ui/modal.tsx';
import { errorText } from '@/lib/rules/text/error-text.ts';
import { ButtonRow } from './button-row.tsx';
import styles from './question.module.css';

interface Props {
  title: string;
  children: ReactNode;
  yes: string;
  /** While the answer is awaited. */
  busyText: string;
  busy: boolean;
  error: Error | null;
  /** What is asked cannot be done any more: only closing is left. */
  over?: boolean;
  danger?: boolean;
  onYes: () => void;
  onClose: () => void;
}

/** Asks before something that cannot be taken back, and says why when it was refused. */
export function Question(props: Props) {
  const { title, children, yes, busyText, busy, error, over = false, danger = false, onYes, onClose } = props;
  return (
    <Modal title={title} width={520} onClose={onClose}>
      <div className={styles.body}>
        {children}
        {error && <p role="alert">{errorText(error)}</p>}
        <ButtonRow>
          {!over && (
            <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onYes}>
              {busy ? busyText : yes}
            </Button>
          )}
          <Button variant="quiet" onClick={onClose}>
            {over ? 'Loka' : 'Hætta við'}
          </Button>
        </ButtonRow>
      </div>
    </Modal>
  );
}
