'use client';

import Link from 'next/link';
import { type ReactNode, useRef, useState } from 'react';
import { Choice } from '@/components/ui/choice.tsx';
import { readAnswers } from '@/lib/checkout/answers.ts';
import { requestCardToken } from '@/lib/checkout/card-fields.ts';
import { hasProblem, type FieldProblems } from '@/lib/rules/text/field-problems.ts';
import type { Checkout, PaymentMethod } from '@/lib/checkout/queries.ts';
import { formText } from '@/lib/rules/text/form-text.ts';
import { formatKronur } from '@/lib/rules/money/kronur.ts';
import { CheckoutQuestions } from './checkout-questions.tsx';
import { DeliveryReview } from './delivery-review.tsx';
import { OrderNotice } from './order-notice.tsx';
import { accountChoice, newCardChoice, PaymentMethods } from './payment-methods.tsx';
import { StepForm } from './step-form.tsx';
import { usePayment } from './use-payment.ts';
import { focusFirstProblem } from './use-step.ts';

const termsMessage = 'Samþykkja þarf viðskiptaskilmála til að ljúka pöntun';
const noMethodMessage = 'Veldu greiðslumáta til að ljúka pöntun';
const noFieldsMessage = 'Ekki næst samband við kortaþjónustuna. Vinsamlegast reynið aftur.';

interface Props {
  checkout: Checkout;
  cards: readonly PaymentMethod[];
  /** For whom is ordered; stands above the button. */
  context: ReactNode;
  /** What was said about the payment before this one. */
  said: string | null;
  /** The payment with this key is not settled yet. */
  onWaiting: (key: string) => void;
}

/** What pays, what is asked, and the terms; the button says what is paid. */
export function PaymentForm({ checkout, cards, context, said, onWaiting }: Props) {
  const { place, error, busy, refusedTotal, problems: refused } = usePayment(onWaiting);
  const [found, setFound] = useState<FieldProblems>({});
  const [asking, setAsking] = useState(false);
  const [ownError, setOwnError] = useState<string | null>(null);
  const [notice, setNotice] = useState(said);
  const frame = useRef<HTMLIFrameElement>(null);
  const isAboveLimit = checkout.exceededLimit !== null;
  const problems = { ...found, ...refused };
  const fieldsUrl = checkout.paymentOptions.find(({ type }) => type === 'Card')?.fieldsUrl;

  /** What of the chosen way goes to the backend; null when the card's fields are not right. */
  const paymentOf = async (data: FormData) => {
    const chosen = formText(data, 'payment');
    if (chosen === accountChoice) return { paymentType: 'Account' as const };
    if (chosen !== newCardChoice) return { paymentType: 'Card' as const, paymentMethodId: chosen };
    if (!frame.current || !fieldsUrl) return null;
    const cardToken = await requestCardToken(frame.current, fieldsUrl);
    return cardToken && { paymentType: 'Card' as const, cardToken, saveCard: data.has('saveCard') };
  };
  const submit = async (data: FormData): Promise<void> => {
    setNotice(null);
    const { answers, problems: unanswered } = readAnswers(checkout.checkoutOptions, data);
    const next = { ...unanswered, acceptTerms: data.has('acceptTerms') ? null : termsMessage };
    setFound(next);
    if (hasProblem(next)) return focusFirstProblem();
    if (!formText(data, 'payment')) return setOwnError(noMethodMessage);
    setOwnError(null);
    setAsking(true);
    try {
      const how = await paymentOf(data);
      const { idempotencyKey, total } = checkout;
      const input = { idempotencyKey, expectedTotal: total, acceptTerms: true };
      if (how) place({ input: { ...input, ...how }, checkoutOptions: answers });
    } catch {
      setOwnError(noFieldsMessage);
    } finally {
      setAsking(false);
    }
    return undefined;
  };
  const submitForm = (): void => frame.current?.closest('form')?.requestSubmit();
  return (
    <StepForm
      onSubmit={(data) => void submit(data)}
      error={error ?? ownError}
      busy={busy || asking}
      submitLabel={`${isAboveLimit ? 'Senda til samþykktar' : 'Staðfesta pöntun'}, ${formatKronur(checkout.total)}`}
      busyLabel="Greiðsla í vinnslu… Vinsamlegast lokið ekki glugganum."
    >
      {notice && (
        <p role="alert" data-error>
          {notice}
        </p>
      )}
      {checkout.exceededLimit !== null && (
        <p role="note">
          Úttektarmörk þín eru {formatKronur(checkout.exceededLimit)}. Pöntunin fer til stjórnanda og verður
          ekki send af stað fyrr en hún er samþykkt. Vörurnar eru ekki teknar frá á meðan.
        </p>
      )}
      <DeliveryReview checkout={checkout} />
      <PaymentMethods
        // What can be chosen is another once somebody else is billed.
        key={checkout.paymentOptions.map(({ available }) => available).join()}
        options={checkout.paymentOptions}
        cards={cards}
        total={checkout.total}
        isCardTried={said !== null}
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
            <Link href="/terms" target="_blank">
              viðskiptaskilmála
            </Link>
          </>
        }
        error={problems['acceptTerms']}
      />
      {context}
      <OrderNotice checkout={checkout} refusedTotal={refusedTotal} />
    </StepForm>
  );
}
