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
import { media } from '@/styles/media.ts';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';

interface Props {
  quote: Quote;
  onAccepted: () => void;
}

/** The button that orders, behind a confirmation of the sum; with several companies to bill one is picked first. */
export function AcceptQuote({ quote, onAccepted }: Props) {
  const [isConfirming, setConfirming] = useState(false);
  const accept = useAcceptQuote();
  const { data: cart } = useCart();
  // This part is gone once the quote is accepted; a promise continues without it.
  const acceptQuote = (): void => void accept.mutateAsync(quote).then(onAccepted, () => undefined);
  const close = (): void => {
    setConfirming(false);
    accept.reset();
  };
  if (cart?.customer && !cart.billToCustomer)
    return (
      <AcceptArea>
        <p>{chooseBillToMessage}</p>
        <Button onClick={() => openCustomerSwitcher('bill-to')}>Velja viðskiptavin</Button>
      </AcceptArea>
    );
  return (
    <AcceptArea>
      <Button onClick={() => setConfirming(true)}>Samþykkja tilboð</Button>
      {isConfirming && (
        <ConfirmDialog
          title={`Viltu samþykkja tilboð nr. ${quote.number}?`}
          confirmLabel="Samþykkja tilboð"
          busyLabel="Sendi…"
          busy={accept.isPending}
          error={accept.error}
          isUnavailable={errorCode(accept.error) === 'FAILED_PRECONDITION'}
          onConfirm={acceptQuote}
          onClose={close}
        >
          <SumList>
            <SumRow term="Samtals án vsk." amount={quote.totalPriceWithoutTax} />
            <SumRow term="Virðisaukaskattur" amount={quote.totalTaxAmount} />
            <SumRow term="Samtals með vsk." amount={quote.totalPrice} total />
          </SumList>
          <p>Vörurnar verða pantaðar á tilboðsverði og upphæðin sett í reikning.</p>
          {cart?.billToCustomer && <p>Greiðandi: {cart.billToCustomer.name}</p>}
          <p>Afhending: {[quote.delivery.name, quote.delivery.address].filter(Boolean).join(', ')}</p>
        </ConfirmDialog>
      )}
    </AcceptArea>
  );
}

/* Where the panel's own parts stand; paper cannot be pressed. */
const AcceptArea = styled.div`
  display: grid;
  justify-items: inherit;
  gap: var(--space-3);
  ${media.print} {
    display: none;
  }
`;

const SumList = styled.dl``;
