'use client';

import { useState } from 'react';
import { Form } from '@/components/ui/form.tsx';
import { TextArea } from '@/components/ui/text-area.tsx';
import { useAddNote } from '@/lib/agent/mutations.ts';
import type { CustomerNote } from '@/lib/agent/queries.ts';
import { newIdempotencyKey } from '@/lib/rules/orders/idempotency-key.ts';
import { errorText } from '@/lib/rules/text/error-text.ts';
import { maximumNoteLength } from '@/lib/rules/text/text-limits.ts';
import { keepText, keptText } from '@/lib/visitor/typed-texts.ts';
import { CustomerNoteItem } from './customer-note-item.tsx';
import { CustomerList, DeskSection } from './desk-section.tsx';

interface Props {
  customerId: string;
  notes: readonly CustomerNote[];
}

/** What agents have written down, newest first, with a box for more. */
export function CustomerNotes({ customerId, notes }: Props) {
  const owner = `note of ${customerId}`;
  const [text, setText] = useState(() => keptText(owner));
  const write = (next: string): void => {
    setText(next);
    keepText(owner, next);
  };
  // The same note sent again, after an answer that was lost, has the same key.
  const [key, setKey] = useState(newIdempotencyKey);
  const { mutate, isPending, error } = useAddNote(customerId);
  const add = (): void => {
    if (text.trim() === '') return;
    mutate(
      { input: { key, customerId, text } },
      {
        onSuccess: () => {
          write('');
          setKey(newIdempotencyKey());
        },
      },
    );
  };
  return (
    <DeskSection title="Minnispunktar">
      <Form
        onSubmit={add}
        error={error && errorText(error)}
        busy={isPending}
        submitLabel="Vista minnispunkt"
        busyLabel="Vista…"
        submitSize="small"
      >
        <TextArea
          label="Nýr minnispunktur"
          name="text"
          rows={3}
          maxLength={maximumNoteLength}
          value={text}
          hint="Aðeins sölumenn sjá minnispunkta, viðskiptavinurinn aldrei."
          onChange={({ target }) => write(target.value)}
        />
      </Form>
      {notes.length > 0 && (
        <CustomerList aria-label="Minnispunktar">
          {notes.map((note) => (
            <CustomerNoteItem key={note.id} customerId={customerId} note={note} />
          ))}
        </CustomerList>
      )}
    </DeskSection>
  );
}
