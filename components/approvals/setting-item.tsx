'use client';

import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/button.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';

interface Props {
  name: string;
  facts: readonly string[];
  busy: boolean;
  error: Error | null;
  onEdit: () => void;
  onDelete: () => void;
}

/** A rule or a budget, with what can be done to it. */
export function SettingItem({ name, facts, busy, error, onEdit, onDelete }: Props) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Item>
      <div>
        <strong>{name}</strong>
        {facts.map((fact) => (
          <small key={fact}>{fact}</small>
        ))}
      </div>
      <div>
        <Button variant="secondary" aria-label={`Breyta: ${name}`} onClick={onEdit}>
          Breyta
        </Button>
        <Button variant="quiet" aria-label={`Eyða: ${name}`} onClick={() => setAsking(true)}>
          Eyða
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={`Eyða: ${name}`}
          confirmLabel="Eyða"
          busyLabel="Eyði…"
          busy={busy}
          error={error}
          isDangerous
          onConfirm={onDelete}
          onClose={() => setAsking(false)}
        >
          <p>Pantanir sem þegar bíða samþykkis bíða áfram.</p>
        </ConfirmDialog>
      )}
    </Item>
  );
}

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  padding: var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-medium);
  overflow-wrap: anywhere;
  & small {
    display: block;
    color: var(--color-ink-soft);
    font-size: var(--text-small);
  }
  & > div {
    display: flow-root;
  }
`;
