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
  /** The action is no longer possible: the dialog can only be closed. */
  isUnavailable?: boolean;
  isDangerous?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirms an irreversible action, and shows why it was refused. */
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
