'use client';

import styled from 'styled-components';
import { Button } from '@/components/ui/button.tsx';
import type { Quote } from '@/lib/quotes/queries.ts';
import { formatLongDate } from '@/lib/rules/text/icelandic.ts';
import { mainLines } from '@/lib/rules/orders/quote-lines.ts';
import { hasBlockingChange } from '@/lib/rules/orders/quote-changes.ts';
import { media } from '@/styles/media.ts';
import { AcceptQuote } from './accept-quote.tsx';
import { AgentContact } from './agent-contact.tsx';
import { CounterQuote } from './counter-quote.tsx';

interface Props {
  quote: Quote;
  /** Checks prices and stock again. */
  onRefresh: () => void;
  onAccepted: () => void;
}

/** What can be done about an offer: accept it, or why not and whom to ask. */
export function QuoteDecision({ quote, onRefresh, onAccepted }: Props) {
  const { status, validUntilDate, lineItems, actions, isForProspect } = quote;
  if (status === 'Accepted' || status === 'Draft' || status === 'Requested') return null;
  if (isForProspect && status === 'Sent')
    return (
      <OfferPanel>
        <p>
          {quote.customer.name} hefur slóð á tilboðið. Eftir nýskráningu tekur viðtakandinn við því þar, og þá
          færðu tölvupóst.
        </p>
      </OfferPanel>
    );
  if (status === 'Expired')
    return (
      <OfferPanel>
        <p>Tilboðið rann út {formatLongDate(validUntilDate)}. Hafðu samband til að fá nýtt tilboð.</p>
        <AgentContact quote={quote} />
        {actions.includes('Counter') && <CounterQuote quote={quote} />}
      </OfferPanel>
    );
  if (hasBlockingChange(mainLines(lineItems)))
    return (
      <OfferPanel>
        <p>
          <strong>Ekki er hægt að afgreiða tilboðið eins og er.</strong> Vörurnar sem um ræðir eru merktar hér
          að ofan. Hafðu samband og við leysum úr því.
        </p>
        <AgentContact quote={quote} />
        <div data-on-screen>
          <Button variant="secondary" onClick={onRefresh}>
            Athuga aftur
          </Button>
        </div>
        {actions.includes('Counter') && <CounterQuote quote={quote} />}
      </OfferPanel>
    );
  return (
    <OfferPanel>
      {actions.includes('Accept') ? (
        <AcceptQuote quote={quote} onAccepted={onAccepted} />
      ) : (
        <p>Stjórnandi eða eigandi fyrirtækisins getur samþykkt tilboðið.</p>
      )}
      {actions.includes('Counter') && <CounterQuote quote={quote} />}
      <AgentContact quote={quote} />
    </OfferPanel>
  );
}

const OfferPanel = styled.section`
  display: grid;
  justify-items: start;
  gap: var(--space-3);
  padding-top: var(--space-6);
  border-top: 1px solid var(--color-line);
  ${media.narrow} {
    justify-items: end;
    text-align: right;
  }
  ${media.print} {
    & [data-on-screen] {
      display: none;
    }
  }
`;
