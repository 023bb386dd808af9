'use client';

import { useRef, useState, type ReactNode } from 'react';
import { FormError } from '@/components/ui/form-error.tsx';
import { Form } from '@/components/ui/form.tsx';
import { readAnswers } from '@/lib/checkout/answers.ts';
import type { RepeatOrder } from '@/lib/checkout/repeat-order.ts';
import { formatKronur } from '@/lib/rules/money/kronur.ts';
import { hasProblem, type FieldProblems } from '@/lib/rules/text/field-problems.ts';
import { formText } from '@/lib/rules/text/form-text.ts';
import { CheckoutQuestions } from './checkout-questions.tsx';
import { LimitNote } from './limit-note.tsx';
import { OrderButtonLabel } from './order-button-label.tsx';
import { accountChoice, PaymentMethods } from './payment-methods.tsx';
import { readCard, unreachableFieldsMessage } from './read-card.ts';
import { useRepeat } from './use-repeat.ts';
import { focusFirstProblem } from './use-step.ts';

interface Props {
  order: RepeatOrder;
  /** Who the order is for; above the button. */
  context: ReactNode;
  /** Why the previous payment failed. */
  previousMessage: string | null;
  /** The payment with this key is not settled yet. */
  onPending: (idempotencyKey: string) => void;
}

/** How it is paid, as last time, and the one press that places and pays it. */
export function RepeatForm({ order, context, previousMessage, onPending }: Props) {
  const [missing, setMissing] = useState<FieldProblems>({});
  const [isTokenizing, setTokenizing] = useState(false);
  const [ownError, setOwnError] = useState<string | null>(null);
  const [notice, setNotice] = useState(previousMessage);
  const frame = useRef<HTMLIFrameElement>(null);
  const { placeOrder, error, problems, busy } = useRepeat(onPending);
  const { idempotencyKey, total, checkoutOptions, exceededLimit, approvalSteps } = order;
  const { payment, cardPayment, savedCards, paymentMethodId } = order;
  const options = cardPayment ? [payment, cardPayment] : [payment];

  /** The chosen card as the backend's input, nothing for the account; null when a new card's fields are invalid. */
  const readPayment = async (data: FormData) => {
    if (formText(data, 'payment') === accountChoice) return {};
    const card = await readCard(data, frame.current, cardPayment?.fieldsUrl);
    if (!card) return null;
    const { paymentType: _paymentType, ...source } = card;
    return source;
  };
  const submit = async (data: FormData): Promise<void> => {
    setNotice(null);
    const { answers, problems: unanswered } = readAnswers(checkoutOptions, data);
    setMissing(unanswered);
    if (hasProblem(unanswered)) return focusFirstProblem();
    if (!formText(data, 'payment')) return setOwnError('Veldu greiðslumáta til að ljúka pöntun');
    setOwnError(null);
    setTokenizing(true);
    try {
      const source = await readPayment(data);
      const input = { idempotencyKey, expectedTotal: total, acceptTerms: true, checkoutOptions: answers };
      if (source) placeOrder({ ...input, ...source });
    } catch {
      setOwnError(unreachableFieldsMessage);
    } finally {
      setTokenizing(false);
    }
    return undefined;
  };
  return (
    <Form
      submitSize="large"
      onSubmit={(data) => void submit(data)}
      error={error ?? ownError}
      busy={busy || isTokenizing}
      submitLabel={
        <OrderButtonLabel>
          {approvalSteps.length === 0 ? 'Panta aftur' : 'Senda til samþykktar'}, {formatKronur(total)}
        </OrderButtonLabel>
      }
      busyLabel="Pöntun í vinnslu…"
    >
      {notice && <FormError>{notice}</FormError>}
      <LimitNote steps={approvalSteps} limit={exceededLimit} />
      <PaymentMethods
        // The choices change with the billed customer and with the cards that are kept.
        key={[...options.map(({ available }) => available), ...savedCards.map(({ id }) => id)].join()}
        options={options}
        cards={savedCards}
        total={total}
        isCardAttempted={previousMessage !== null}
        preferredChoice={paymentMethodId ?? undefined}
        frame={frame}
        onSubmit={() => frame.current?.closest('form')?.requestSubmit()}
      />
      <CheckoutQuestions options={checkoutOptions} problems={{ ...missing, ...problems }} />
      {context}
      <p>
        Með því að panta samþykkir þú{' '}
        <a href="/terms" target="_blank">
          viðskiptaskilmála
        </a>
        .
      </p>
    </Form>
  );
}
