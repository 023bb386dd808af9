'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Modal } from '@/components/ui/modal.tsx';
import { errorText } from '@/lib/rules/text/error-text.ts';
import { ButtonRow } from './button-row.tsx';
import styles from './confirm-dialog.module.css';

interface Props {
  title: string;
  children: ReactNode;
  confirmLabel: string;
  /** While the answer is awaited. */
  busyLabel: string;
  busy: boolean;
  error: Error | null;
  /** What is asked cannot be done any more: only closing is left. */
  isUnavailable?: boolean;
  isDangerous?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something that cannot be taken back, and says why when it was refused. */
export function ConfirmDialog(props: Props) {
  const {
    title,
    children,
    confirmLabel,
    busyLabel,
    busy,
    error,
    isUnavailable = false,
    isDangerous = false,
    onConfirm,
    onClose,
  } = props;
  return (
    <Modal title={title} width={520} onClose={onClose}>
      <div className={styles.body}>
        {children}
        {error && <p role="alert">{errorText(error)}</p>}
        <ButtonRow>
          {!isUnavailable && (
            <Button variant={isDangerous ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
              {busy ? busyLabel : confirmLabel}
            </Button>
          )}
          <Button variant="quiet" onClick={onClose}>
            {isUnavailable ? 'Loka' : 'Hætta við'}
          </Button>
        </ButtonRow>
      </div>
    </Modal>
  );
}
