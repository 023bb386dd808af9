'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { SumRow } from '@/components/ui/sum-row.tsx';
import styled from 'styled-components';
import { openCustomerSwitcher } from '@/lib/acting-as/request.ts';
import { useCart } from '@/lib/cart/queries.ts';
import { useCustomer } from '@/lib/customer/queries.ts';
import { type OrderField, useWantedOrderFields } from '@/lib/order-fields/queries.ts';
import { useAcceptQuote } from '@/lib/quotes/mutations.ts';
import type { Quote } from '@/lib/quotes/queries.ts';
import { answerProblem, type OrderFieldKind, ownOptionIds } from '@/lib/rules/orders/order-fields.ts';
import { chooseBillToMessage } from '@/lib/rules/people/acting.ts';
import { partiesLabel } from '@/lib/rules/people/order-parties.ts';
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
  const { data: customer } = useCustomer();
  const parties = customer ? partiesLabel(customer) : null;
  const { data: fields = [] } = useWantedOrderFields();
  const [answers, setAnswers] = useState<Readonly<Partial<Record<OrderFieldKind, string>>>>({});
  const [isChecked, setChecked] = useState(false);
  const problemOf = (field: OrderField): string | null =>
    answerProblem(field, answers[field.kind]?.trim() ?? '');
  // This part is gone once the quote is accepted; a promise continues without it.
  const acceptQuote = (): void => {
    setChecked(true);
    if (fields.some((field) => problemOf(field) !== null)) return;
    const checkoutOptions = fields.map(({ kind }) => ({
      id: ownOptionIds[kind],
      value: answers[kind] ?? '',
    }));
    void accept.mutateAsync({ quote, checkoutOptions }).then(onAccepted, () => undefined);
  };
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
          {parties !== null && <p>{parties}</p>}
          {fields.map((field) => (
            <Field
              key={field.kind}
              kind="text"
              name={ownOptionIds[field.kind]}
              label={field.name}
              hint={field.message ?? (field.format && `Snið: ${field.format}`)}
              required={field.isRequired}
              error={isChecked ? problemOf(field) : null}
              value={answers[field.kind] ?? ''}
              onChange={({ currentTarget }) => setAnswers({ ...answers, [field.kind]: currentTarget.value })}
            />
          ))}
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
