'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { SumRow } from '@/components/ui/sum-row.tsx';
import styled from 'styled-components';
import { openCustomerSwitcher } from '@/lib/acting-as/request.ts';
import { useCart } from '@/lib/cart/queries.ts';
import { useAcceptQuote } from '@/lib/quotes/mutations.ts';
import type { Quote } from '@/lib/quotes/queries.ts';
import { chooseBillToMessage } from '@/lib/rules/people/acting.ts';
import { errorCode } from '@/lib/rules/text/error-text.ts';
import { Question } from '@/components/ui/question.tsx';

interface Props {
  quote: Quote;
  onAccepted: () => void;
}

/** The button that orders, behind a question with what it comes to; whoever has several companies to bill picks one first. */
export function AcceptQuote({ quote, onAccepted }: Props) {
  const [isAsked, ask] = useState(false);
  const accept = useAcceptQuote();
  const { data: cart } = useCart();
  // This part is gone once the quote is accepted; a promise goes on without it.
  const order = (): void => void accept.mutateAsync(quote).then(onAccepted, () => undefined);
  const close = (): void => {
    ask(false);
    accept.reset();
  };
  if (cart?.customer && !cart.billToCustomer)
    return (
      <>
        <p data-on-screen>{chooseBillToMessage}</p>
        <Button onClick={() => openCustomerSwitcher('bill-to')}>Velja viðskiptavin</Button>
      </>
    );
  return (
    <>
      <Button onClick={() => ask(true)}>Samþykkja tilboð</Button>
      {isAsked && (
        <Question
          title={`Viltu samþykkja tilboð nr. ${quote.number}?`}
          yes="Samþykkja tilboð"
          busyText="Sendi…"
          busy={accept.isPending}
          error={accept.error}
          over={errorCode(accept.error) === 'FAILED_PRECONDITION'}
          onYes={order}
          onClose={close}
        >
          <Sums>
            <SumRow term="Samtals án vsk." amount={quote.totalPriceWithoutTax} />
            <SumRow term="Virðisaukaskattur" amount={quote.totalTaxAmount} />
            <SumRow term="Samtals með vsk." amount={quote.totalPrice} total />
          </Sums>
          <p>Vörurnar verða pantaðar á tilboðsverði og upphæðin sett í reikning.</p>
          {cart?.billToCustomer && <p>Greiðandi: {cart.billToCustomer.name}</p>}
          <p>Afhending: {[quote.delivery.name, quote.delivery.address].filter(Boolean).join(', ')}</p>
        </Question>
      )}
    </>
  );
}

const Sums = styled.dl``;
