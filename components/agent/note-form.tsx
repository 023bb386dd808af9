'use client';

import { Button } from '@/components/ui/button.tsx';
import { Form } from '@/components/ui/form.tsx';
import { TextArea } from '@/components/ui/text-area.tsx';
import { useUpdateNote } from '@/lib/agent/mutations.ts';
import type { CustomerNote } from '@/lib/agent/queries.ts';
import { errorText } from '@/lib/rules/text/error-text.ts';
import { hasProblem, readFieldProblems } from '@/lib/rules/text/field-problems.ts';
import { rawFormText } from '@/lib/rules/text/form-text.ts';
import { maximumNoteLength } from '@/lib/rules/text/text-limits.ts';

interface Props {
  customerId: string;
  note: CustomerNote;
  onDone: () => void;
}

/** A note of one's own, to be changed. */
export function NoteForm({ customerId, note: { id, text }, onDone }: Props) {
  const { mutate, isPending, error } = useUpdateNote(customerId);
  const problems = readFieldProblems(error);
  return (
    <Form
      onSubmit={(data) => mutate({ noteId: id, text: rawFormText(data, 'text') }, { onSuccess: onDone })}
      error={error && !hasProblem(problems) && errorText(error)}
      busy={isPending}
      submitLabel="Vista"
      busyLabel="Vista…"
      submitSize="small"
      after={
        <Button variant="quiet" onClick={onDone}>
          Hætta við
        </Button>
      }
    >
      <TextArea
        label="Minnispunktur"
        name="text"
        rows={3}
        maxLength={maximumNoteLength}
        defaultValue={text}
        error={problems['text']}
      />
    </Form>
  );
}
