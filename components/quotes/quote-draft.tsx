'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/button.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { useRemoveQuote, useSendQuote, useUpdateQuote } from '@/lib/quotes/mutations.ts';
import type { Quote } from '@/lib/quotes/queries.ts';
import { errorText } from '@/lib/rules/text/error-text.ts';
import { readFieldProblems } from '@/lib/rules/text/field-problems.ts';
import { media } from '@/styles/media.ts';
import { DraftFields } from './draft-fields.tsx';
import { DraftLines } from './draft-lines.tsx';
import { type CodeInput, DraftTools } from './draft-tools.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { QuoteStatus } from './quote-status.tsx';
import { QuoteSums } from './quote-sums.tsx';
import { useQuoteDraft } from './use-quote-draft.ts';

interface Props {
  quote: Quote;
  codeField?: CodeInput | undefined;
  /** Its heading takes the focus. */
  isJustStarted?: boolean;
}

/** An agent's desk: what is offered, until when and with which words. It is saved by hand, and sent as it was saved. */
export function QuoteDraft({ quote, codeField, isJustStarted = false }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isJustStarted) heading.current?.focus();
  }, [isJustStarted]);
  const router = useRouter();
  const draft = useQuoteDraft(quote);
  const update = useUpdateQuote();
  const send = useSendQuote();
  const remove = useRemoveQuote();
  const [confirming, setConfirming] = useState<'send' | 'remove' | null>(null);
  const problems = readFieldProblems(update.error ?? send.error);
  const saveDraft = (): void => update.mutate(draft.input);
  return (
    <DraftStack>
      <header>
        <BackLink href="/auth/quotes" variant="quiet">
          Til baka
        </BackLink>
        <h1 ref={heading} tabIndex={-1}>
          Tilboð {quote.number}
        </h1>
        <QuoteStatus status={quote.status} />
      </header>
      <p>
        <strong>{quote.customer.name}</strong> sér hvorki vörur né verð fyrr en tilboðið hefur verið sent.
      </p>
      <DraftLines quote={quote} draft={draft} problems={problems} />
      <DraftTools draft={draft} codeField={codeField} />
      <DraftFields quote={quote} draft={draft} problems={problems} />
      {draft.isChanged ? (
        <p role="status">Vistaðu breytingarnar til að sjá nýja samtölu og senda tilboðið.</p>
      ) : (
        <QuoteSums quote={quote} />
      )}
      {update.error && <p role="alert">{errorText(update.error)}</p>}
      <div data-buttons>
        {draft.isChanged ? (
          <Button busy={update.isPending} onClick={saveDraft}>
            {update.isPending ? 'Vista…' : 'Vista'}
          </Button>
        ) : (
          <Button onClick={() => setConfirming('send')}>Senda tilboð</Button>
        )}
        <Button variant="quiet" onClick={() => setConfirming('remove')}>
          Eyða drögum
        </Button>
      </div>
      {confirming === 'send' && (
        <ConfirmDialog
          title={`Viltu senda tilboð ${quote.number}?`}
          confirmLabel="Senda tilboð"
          busyLabel="Sendi…"
          busy={send.isPending}
          error={send.error}
          onConfirm={() => send.mutate(quote, { onError: () => update.reset() })}
          onClose={() => setConfirming(null)}
        >
          <p>
            {quote.isForProspect
              ? `${quote.customer.name} fær slóð á tilboðið í tölvupósti, tekur við því eftir nýskráningu og getur þá samþykkt það.`
              : `${quote.customer.name} fær tilboðið í tölvupósti og getur samþykkt það á vefnum.`}
          </p>
        </ConfirmDialog>
      )}
      {confirming === 'remove' && (
        <ConfirmDialog
          title="Ertu viss?"
          confirmLabel="Eyða"
          busyLabel="Vista…"
          busy={remove.isPending}
          error={remove.error}
          isDangerous
          onConfirm={() => remove.mutate(quote.id, { onSuccess: () => router.push('/auth/quotes') })}
          onClose={() => setConfirming(null)}
        >
          <p>Drögin hverfa og verða ekki endurheimt.</p>
        </ConfirmDialog>
      )}
    </DraftStack>
  );
}

/* The way back has no box: its words begin where the page does. */
const BackLink = styled(LinkButton)`
  && {
    margin-left: -8px;
    padding-inline: var(--space-2);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

const DraftStack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  & header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2) var(--space-4);
  }
  & [data-buttons] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
  & > [role='status'] {
    color: var(--color-ink-soft);
  }
  & > [role='alert'] {
    padding: var(--space-3) var(--space-4);
    border-radius: var(--radius-medium);
    color: var(--color-rust);
    background: var(--color-rust-pale);
  }
  ${media.narrow} {
    & [data-buttons] {
      justify-content: flex-end;
    }
  }
`;
