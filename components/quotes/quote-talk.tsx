'use client';

import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/button.tsx';
import { TextArea } from '@/components/ui/text-area.tsx';
import { useWriteMessage } from '@/lib/quotes/mutations.ts';
import type { Quote } from '@/lib/quotes/queries.ts';
import { newIdempotencyKey } from '@/lib/rules/orders/idempotency-key.ts';
import { errorText } from '@/lib/rules/text/error-text.ts';
import { readFieldProblems } from '@/lib/rules/text/field-problems.ts';
import { maximumQuoteMessageLength } from '@/lib/rules/text/text-limits.ts';
import { media } from '@/styles/media.ts';
import { QuoteEntry } from './quote-entry.tsx';

/** What both sides have said on a quote, each version that was sent, and room for more words. */
export function QuoteTalk({ quote: { id, entries, isForProspect } }: { quote: Quote }) {
  // Who is no customer yet writes by mail, to the agent whom the offer names.
  if (isForProspect && entries.length === 0) return null;
  return (
    <TalkSection aria-label="Samskipti um tilboðið">
      <h2>Samskipti</h2>
      {entries.length > 0 && (
        <ol>
          {entries.map((entry) => (
            <QuoteEntry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      {!isForProspect && <MessageForm quoteId={id} />}
    </TalkSection>
  );
}

function MessageForm({ quoteId }: { quoteId: string }) {
  // Another message has another key; the same one sent twice is written once.
  const [key, setKey] = useState(newIdempotencyKey);
  const [text, setText] = useState('');
  const write = useWriteMessage();
  const send = (): void =>
    write.mutate(
      { key, quoteId, text },
      {
        onSuccess: () => {
          setText('');
          setKey(newIdempotencyKey());
        },
      },
    );
  const problem = readFieldProblems(write.error)['text'];
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!write.isPending) send();
      }}
    >
      <TextArea
        label="Skilaboð"
        hint="Berast hinum aðilanum í tölvupósti."
        name="text"
        maxLength={maximumQuoteMessageLength}
        value={text}
        error={problem}
        onChange={({ target }) => setText(target.value)}
      />
      {write.error && !problem && <p role="alert">{errorText(write.error)}</p>}
      <SendButton type="submit" variant="secondary" busy={write.isPending}>
        {write.isPending ? 'Sendi…' : 'Senda skilaboð'}
      </SendButton>
    </form>
  );
}

const SendButton = styled(Button)`
  justify-self: start;
`;

const TalkSection = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  & h2 {
    font-size: var(--text-large);
  }
  & ol,
  & form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);
  }
  & [role='alert'] {
    color: var(--color-rust);
  }
  ${media.print} {
    display: none;
  }
`;
