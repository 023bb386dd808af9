'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ButtonRow } from '@/components/ui/button-row.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { useRemoveQuote, useStartQuote } from '@/lib/quotes/mutations.ts';
import type { Quote } from '@/lib/quotes/queries.ts';
import { errorText } from '@/lib/rules/text/error-text.ts';
import { AgentContact } from './agent-contact.tsx';

interface Props {
  quote: Quote;
  /** Learns the draft that an agent has made of it. */
  onStarted: (draft: Quote) => void;
}

/** What was asked for and nobody has taken up: the buyer waits, an agent makes a draft of it. */
export function QuoteRequested({ quote, onStarted }: Props) {
  const start = useStartQuote();
  // This part is gone once there is a draft; a promise continues without it.
  const takeUp = (): void => void start.mutateAsync(quote.id).then(onStarted, () => undefined);
  return (
    <>
      <h1>Tilboð {quote.number}</h1>
      <Notice title="Beiðnin bíður svars" focused={false}>
        {quote.actions.includes('Start') ? (
          <>
            <p>
              {quote.customer.name} óskar eftir tilboði. Þegar þú tekur við beiðninni verða til drög með
              vörunum á verði viðskiptavinarins.
            </p>
            {start.error && <p role="alert">{errorText(start.error)}</p>}
            <Button busy={start.isPending} onClick={takeUp}>
              {start.isPending ? 'Vista…' : 'Taka við beiðni'}
            </Button>
          </>
        ) : (
          <>
            <p>Sölumaður fer yfir óskirnar og svarar með tilboði. Þú færð tölvupóst þegar það er tilbúið.</p>
            <AgentContact quote={quote} />
            <ButtonRow>
              <LinkButton href="/auth/quotes" variant="secondary">
                Sjá öll tilboð
              </LinkButton>
              {quote.actions.includes('Remove') && <TakeBack quote={quote} />}
            </ButtonRow>
          </>
        )}
      </Notice>
    </>
  );
}

/** The button that takes the request back, behind a question. */
function TakeBack({ quote }: { quote: Quote }) {
  const router = useRouter();
  const remove = useRemoveQuote();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        Afturkalla beiðni
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`Viltu afturkalla beiðni ${quote.number}?`}
          confirmLabel="Afturkalla"
          busyLabel="Sendi…"
          busy={remove.isPending}
          error={remove.error}
          isDangerous
          onConfirm={() => remove.mutate(quote.id, { onSuccess: () => router.push('/auth/quotes') })}
          onClose={() => setAsking(false)}
        >
          <p>Beiðnin hverfur og verslunin fær tölvupóst um það.</p>
        </ConfirmDialog>
      )}
    </>
  );
}
