'use client';

import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/button.tsx';
import { ButtonRow } from '@/components/ui/button-row.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { useDeleteNote } from '@/lib/agent/mutations.ts';
import type { CustomerNote } from '@/lib/agent/queries.ts';
import { formatLongDate, formatTime } from '@/lib/rules/text/icelandic.ts';
import { CustomerFact } from './customer-fact.tsx';
import { NoteForm } from './note-form.tsx';

interface Props {
  customerId: string;
  note: CustomerNote;
}

/** One note with its author and time; who wrote it changes and deletes it. */
export function CustomerNoteItem({ customerId, note }: Props) {
  const { id, text, authorName, writtenAt, changedAt, isOwn } = note;
  const [state, setState] = useState<'shown' | 'edited' | 'deleting'>('shown');
  const { mutate: remove, isPending, error } = useDeleteNote(customerId);
  const show = (): void => setState('shown');
  const named = `minnispunktur frá ${formatLongDate(writtenAt)}`;
  return (
    <NoteItem>
      <CustomerFact>
        {authorName ?? 'Fyrrverandi sölumaður'}, <time dateTime={writtenAt}>{timeText(writtenAt)}</time>
        {changedAt && (
          <>
            , breytt <time dateTime={changedAt}>{timeText(changedAt)}</time>
          </>
        )}
      </CustomerFact>
      {state === 'edited' ? <NoteForm customerId={customerId} note={note} onDone={show} /> : <p>{text}</p>}
      {isOwn && state !== 'edited' && (
        <ButtonRow>
          <Button variant="quiet" aria-label={`Breyta: ${named}`} onClick={() => setState('edited')}>
            Breyta
          </Button>
          <Button variant="quiet" aria-label={`Eyða: ${named}`} onClick={() => setState('deleting')}>
            Eyða
          </Button>
        </ButtonRow>
      )}
      {state === 'deleting' && (
        <ConfirmDialog
          title="Eyða minnispunkti?"
          confirmLabel="Eyða minnispunkti"
          busyLabel="Eyði…"
          busy={isPending}
          error={error}
          isDangerous
          onConfirm={() => remove({ noteId: id })}
          onClose={show}
        >
          <p>Ekki er hægt að endurheimta hann.</p>
        </ConfirmDialog>
      )}
    </NoteItem>
  );
}

const timeText = (at: string): string => `${formatLongDate(at)} kl. ${formatTime(at)}`;

const NoteItem = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-1);
  padding-block: var(--space-3);
  border-bottom: 1px solid var(--color-line);
  & > p {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;
