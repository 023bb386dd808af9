'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { useWithdrawQuote } from '@/lib/quotes/mutations.ts';
import type { Quote } from '@/lib/quotes/queries.ts';
import { Question } from '@/components/ui/question.tsx';

/** For the agent: the offer is taken back and becomes a draft again. */
export function WithdrawQuote({ quote }: { quote: Quote }) {
  const [isAsked, ask] = useState(false);
  const withdraw = useWithdrawQuote();
  return (
    <>
      <Button variant="secondary" onClick={() => ask(true)}>
        Draga til baka
      </Button>
      {isAsked && (
        <Question
          title={`Viltu draga tilboð ${quote.number} til baka?`}
          yes="Draga til baka"
          busyText="Vista…"
          busy={withdraw.isPending}
          error={withdraw.error}
          danger
          onYes={() => withdraw.mutate(quote.id)}
          onClose={() => ask(false)}
        >
          <p>
            Tilboðið verður aftur að drögum, sem hægt er að breyta og senda á ný.
            {quote.status === 'Sent' && ' Viðskiptavinurinn fær að vita af því í tölvupósti.'}
          </p>
        </Question>
      )}
    </>
  );
}
