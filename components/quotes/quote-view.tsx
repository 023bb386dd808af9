'use client';

import { useState } from 'react';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { ErrorRegion } from '@/components/ui/error-region.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { Price } from '@/components/ui/price.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useQuote } from '@/lib/quotes/queries.ts';
import { ChooseAlternative } from './choose-alternative.tsx';
import type { CodeInput } from './draft-tools.tsx';
import { QuoteAccepted } from './quote-accepted.tsx';
import { QuoteActions } from './quote-actions.tsx';
import { QuoteDraft } from './quote-draft.tsx';
import { QuoteInProgress } from './quote-in-progress.tsx';
import { QuoteDecision } from './quote-decision.tsx';
import { QuoteRequested } from './quote-requested.tsx';
import { QuoteSheet } from './quote-sheet.tsx';
import { QuoteTalk } from './quote-talk.tsx';
import { QuoteToday } from './quote-today.tsx';

/** A quote as its reader may see it: an agent's draft, what is in the making, an offer, or its outcome. */
export function QuoteView({ id, codeField }: { id: string; codeField?: CodeInput }) {
  const { data: quote, error, refetch } = useQuote(id);
  /** Accepted on this page just now: the news takes the focus, which was on the button. */
  const [isJustAccepted, setJustAccepted] = useState(false);
  /** The draft that was made on this page just now: its heading takes the focus, which was on the button. */
  const [startedVersion, setStartedVersion] = useState<number | null>(null);
  /** Taken on this page just now in place of another line: the news takes the focus, which was on the button. */
  const [chosenName, setChosenName] = useState<string | null>(null);
  if (quote === undefined)
    return error ? <ErrorRegion error={error} onRetry={() => void refetch()} /> : <Skeleton height="480px" />;
  if (quote === null)
    return (
      <EmptyState title="Tilboðið fannst ekki eða er ekki lengur í boði">
        <LinkButton href="/auth/quotes">Sjá öll tilboð</LinkButton>
      </EmptyState>
    );
  if (quote.actions.includes('Edit'))
    return (
      <>
        <QuoteDraft
          key={quote.version}
          quote={quote}
          codeField={codeField}
          isJustStarted={quote.version === startedVersion}
        />
        <QuoteTalk quote={quote} />
      </>
    );
  if (quote.status === 'Draft' || quote.status === 'Requested')
    return (
      <>
        {quote.status === 'Draft' ? (
          <QuoteInProgress quote={quote} />
        ) : (
          <QuoteRequested quote={quote} onStarted={({ version }) => setStartedVersion(version)} />
        )}
        <QuoteTalk quote={quote} />
      </>
    );
  return (
    <>
      <QuoteActions quote={quote} />
      {quote.status === 'Sent' && chosenName !== null && (
        <Notice key={quote.version} title={`Nú er í tilboðinu: ${chosenName}`} tone="good" focused>
          <p>
            Samtals <Price amount={quote.totalPrice} />
          </p>
        </Notice>
      )}
      {quote.status === 'Accepted' && <QuoteAccepted quote={quote} focused={isJustAccepted} />}
      <QuoteSheet
        quote={quote}
        renderAlternative={
          quote.actions.includes('Accept')
            ? (line) => <ChooseAlternative quote={quote} line={line} onChosen={setChosenName} />
            : undefined
        }
      >
        <QuoteDecision
          quote={quote}
          onRefresh={() => void refetch()}
          onAccepted={() => setJustAccepted(true)}
        />
      </QuoteSheet>
      <QuoteToday quote={quote} />
      <QuoteTalk quote={quote} />
    </>
  );
}
