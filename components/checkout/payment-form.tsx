'use client';

import { type ReactNode, useRef, useState } from 'react';
import { Choice } from '@/components/ui/choice.tsx';
import { FormError } from '@/components/ui/form-error.tsx';
import { Form } from '@/components/ui/form.tsx';
import { readAnswers } from '@/lib/checkout/answers.ts';
import { hasProblem, type FieldProblems } from '@/lib/rules/text/field-problems.ts';
import type { Checkout, PaymentMethod } from '@/lib/checkout/queries.ts';
import { formText } from '@/lib/rules/text/form-text.ts';
import { formatKronur } from '@/lib/rules/money/kronur.ts';
import { checkoutStepPath } from '@/lib/rules/routes/checkout-step.ts';
import { CheckoutQuestions } from './checkout-questions.tsx';
import { DeliveryReview } from './delivery-review.tsx';
import { LimitNote } from './limit-note.tsx';
import { OrderButtonLabel } from './order-button-label.tsx';
import { OrderNotice } from './order-notice.tsx';
import { accountChoice, PaymentMethods } from './payment-methods.tsx';
import { PreviousStep } from './previous-step.tsx';
import { readCard, unreachableFieldsMessage } from './read-card.ts';
import { usePayment } from './use-payment.ts';
import { focusFirstProblem } from './use-step.ts';

const termsMessage = 'Samþykkja þarf viðskiptaskilmála til að ljúka pöntun';
const paymentMethodMessage = 'Veldu greiðslumáta til að ljúka pöntun';

interface Props {
  checkout: Checkout;
  cards: readonly PaymentMethod[];
  /** Who the order is for; above the button. */
  context: ReactNode;
  /** Message about the previous payment. */
  previousMessage: string | null;
  /** The payment with this key is not settled yet. */
  onPending: (idempotencyKey: string) => void;
}

/** Payment method, questions and terms; the button shows the amount. */
export function PaymentForm({ checkout, cards, context, previousMessage, onPending }: Props) {
  const { placeOrder, error, busy, refusedTotal, problems: serverProblems } = usePayment(onPending);
  const [localProblems, setLocalProblems] = useState<FieldProblems>({});
  const [isTokenizing, setTokenizing] = useState(false);
  const [ownError, setOwnError] = useState<string | null>(null);
  const [notice, setNotice] = useState(previousMessage);
  const frame = useRef<HTMLIFrameElement>(null);
  const needsApproval = checkout.approvalSteps.length > 0;
  const problems = { ...localProblems, ...serverProblems };
  const fieldsUrl = checkout.paymentOptions.find(({ type }) => type === 'Card')?.fieldsUrl;

  /** The chosen method as the backend's input; null when the card's fields are invalid. */
  const readPayment = async (data: FormData) => {
    const paymentChoice = formText(data, 'payment');
    if (paymentChoice === accountChoice) return { paymentType: 'Account' as const };
    return readCard(data, frame.current, fieldsUrl);
  };
  const submit = async (data: FormData): Promise<void> => {
    setNotice(null);
    const { answers, problems: answerProblems } = readAnswers(checkout.checkoutOptions, data);
    const next = { ...answerProblems, acceptTerms: data.has('acceptTerms') ? null : termsMessage };
    setLocalProblems(next);
    if (hasProblem(next)) return focusFirstProblem();
    if (!formText(data, 'payment')) return setOwnError(paymentMethodMessage);
    setOwnError(null);
    setTokenizing(true);
    try {
      const payment = await readPayment(data);
      const { idempotencyKey, total } = checkout;
      const input = { idempotencyKey, expectedTotal: total, acceptTerms: true };
      if (payment) placeOrder({ input: { ...input, ...payment }, checkoutOptions: answers });
    } catch {
      setOwnError(unreachableFieldsMessage);
    } finally {
      setTokenizing(false);
    }
    return undefined;
  };
  const submitForm = (): void => frame.current?.closest('form')?.requestSubmit();
  return (
    <Form
      submitSize="large"
      onSubmit={(data) => void submit(data)}
      error={error ?? ownError}
      busy={busy || isTokenizing}
      submitLabel={
        <OrderButtonLabel>
          {needsApproval ? 'Senda til samþykktar' : 'Staðfesta pöntun'}, {formatKronur(checkout.total)}
        </OrderButtonLabel>
      }
      busyLabel="Greiðsla í vinnslu… Vinsamlegast lokið ekki glugganum."
      after={<PreviousStep href={checkoutStepPath('Delivery')} />}
    >
      {notice && <FormError>{notice}</FormError>}
      <LimitNote steps={checkout.approvalSteps} limit={checkout.exceededLimit} />
      <DeliveryReview checkout={checkout} />
      <PaymentMethods
        // The methods change with the billed customer.
        key={checkout.paymentOptions.map(({ available }) => available).join()}
        options={checkout.paymentOptions}
        cards={cards}
        total={checkout.total}
        isCardAttempted={previousMessage !== null}
        frame={frame}
        onSubmit={submitForm}
      />
      <CheckoutQuestions options={checkout.checkoutOptions} problems={problems} />
      <Choice
        type="checkbox"
        name="acceptTerms"
        required
        label={
          <>
            Ég samþykki{' '}
            <a href="/terms" target="_blank">
              viðskiptaskilmála
            </a>
          </>
        }
        error={problems['acceptTerms']}
      />
      {context}
      <OrderNotice checkout={checkout} refusedTotal={refusedTotal} />
    </Form>
  );
}
