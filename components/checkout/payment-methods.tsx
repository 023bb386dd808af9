'use client';

import { useState, type RefObject } from 'react';
import styled from 'styled-components';
import { Choice } from '@/components/ui/choice.tsx';
import { FieldGroup } from '@/components/ui/field-group.tsx';
import { SumRow } from '@/components/ui/sum-row.tsx';
import { cardExpiry, cardName } from '@/lib/checkout/card-name.ts';
import type { Checkout, PaymentMethod } from '@/lib/checkout/queries.ts';
import { CardFields } from './card-fields.tsx';

type PaymentOption = Checkout['paymentOptions'][number];

interface Props {
  options: Checkout['paymentOptions'];
  /** The customer's saved cards. */
  cards: readonly PaymentMethod[];
  /** Krónur to pay. */
  total: number;
  /** A card payment failed before: a card is offered again. */
  isCardAttempted: boolean;
  /** What is chosen first where it can be. */
  preferredChoice?: string;
  /** The frame of a new card's fields, while it is chosen. */
  frame: RefObject<HTMLIFrameElement | null>;
  onSubmit: () => void;
}

/** Values of the choice: the account, a new card, or a saved card by its id. */
export const accountChoice = 'account';
export const newCardChoice = 'new-card';

/** Payment methods; an account shows what is left of its limit after this order. */
export function PaymentMethods({
  options,
  cards,
  total,
  isCardAttempted,
  preferredChoice,
  frame,
  onSubmit,
}: Props) {
  const account = options.find(({ type }) => type === 'Account');
  const card = options.find(({ type }) => type === 'Card');
  const usableCards = card?.available ? cards.filter(({ type, active }) => type === 'Card' && active) : [];
  const [selectedChoice, setSelectedChoice] = useState(() => {
    const isSaved = usableCards.some(({ id }) => id === preferredChoice);
    return isSaved && preferredChoice !== undefined
      ? preferredChoice
      : firstChoice(account, card, usableCards, isCardAttempted);
  });
  const choiceProps = (value: string) => ({
    type: 'radio' as const,
    framed: true,
    name: 'payment',
    value,
    checked: selectedChoice === value,
    onChange: () => setSelectedChoice(value),
  });
  return (
    <MethodsGroup legend="Greiðslumáti">
      {account && (
        <div>
          <Choice
            {...choiceProps(accountChoice)}
            label={account.name}
            hint={account.available ? null : account.reason}
            disabled={!account.available}
          />
          {account.headroom !== null && (
            <dl>
              <SumRow term="Til ráðstöfunar" amount={account.headroom} />
              <SumRow term="Eftir þessa pöntun" amount={account.headroom - total} />
            </dl>
          )}
        </div>
      )}
      {usableCards.map((saved) => (
        <Choice
          key={saved.id}
          {...choiceProps(saved.id)}
          label={cardName(saved)}
          hint={`Gildir til ${cardExpiry(saved)}`}
        />
      ))}
      {card && (
        <Choice
          {...choiceProps(newCardChoice)}
          label={usableCards.length > 0 ? 'Nýtt kort' : card.name}
          hint={card.available ? null : card.reason}
          disabled={!card.available}
        />
      )}
      {selectedChoice === newCardChoice && card?.fieldsUrl && (
        <div>
          <CardFields url={card.fieldsUrl} frame={frame} onSubmit={onSubmit} />
          <Choice type="checkbox" name="saveCard" label="Vista kort fyrir næstu kaup" />
        </div>
      )}
    </MethodsGroup>
  );
}

/**
 * The account if its limit suffices and no card was tried, else the first saved card, else a new one; empty when nothing can
 * be chosen.
 */
function firstChoice(
  account: PaymentOption | undefined,
  card: PaymentOption | undefined,
  saved: readonly PaymentMethod[],
  isCardAttempted: boolean,
): string {
  if (account?.available && !(isCardAttempted && card?.available)) return accountChoice;
  return saved[0]?.id ?? (card?.available ? newCardChoice : '');
}

const MethodsGroup = styled(FieldGroup)`
  & dl {
    padding: var(--space-2) var(--space-4);
    font-size: var(--text-small);
  }
`;
