'use client';

import Link from 'next/link';
import { useState } from 'react';
import { Choice } from '@/components/ui/choice.tsx';
import { ErrorRegion } from '@/components/ui/error-region.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { typedAnswers } from '@/lib/checkout/answers.ts';
import { hasProblem, type FieldProblems } from '@/lib/rules/field-problems.ts';
import { useCheckout, type Checkout } from '@/lib/checkout/queries.ts';
import { formatKronur } from '@/lib/rules/kronur.ts';
import { CheckoutQuestions } from './checkout-questions.tsx';
import { DeliveryReview } from './delivery-review.tsx';
import { PaymentMethods } from './payment-methods.tsx';
import { StepForm } from './step-form.tsx';
import { usePayment } from './use-payment.ts';
import { focusFirstProblem } from './use-step.ts';

const termsMessage = 'Samþykkja þarf viðskiptaskilmála til að ljúka pöntun';

/** Payment, questions and terms; the button says what is paid. */
export function PaymentStep() {
  const { data: checkout, error, refetch } = useCheckout();
  if (checkout) return <PaymentForm checkout={checkout} />;
  return error ? <ErrorRegion error={error} onRetry={() => void refetch()} /> : <Skeleton height="360px" />;
}

function PaymentForm({ checkout }: { checkout: Checkout }) {
  const { place, error, busy, problems: refused } = usePayment();
  const [found, setFound] = useState<FieldProblems>({});
  const problems = { ...found, ...refused };
  const account = checkout.paymentOptions.find(({ type }) => type === 'Account');
  const canPay = account?.available === true;

  const submit = (data: FormData): void => {
    const { answers, problems: unanswered } = typedAnswers(checkout.checkoutOptions, data);
    const next = { ...unanswered, acceptTerms: data.has('acceptTerms') ? null : termsMessage };
    setFound(next);
    if (hasProblem(next)) return focusFirstProblem();
    if (!canPay) return undefined;
    const { idempotencyKey, total } = checkout;
    const input = {
      idempotencyKey,
      expectedTotal: total,
      paymentType: 'Account' as const,
      acceptTerms: true,
    };
    return place({ input, checkoutOptions: answers });
  };
  return (
    <StepForm
      onSubmit={submit}
      error={error}
      busy={busy}
      submitLabel={`Staðfesta pöntun, ${formatKronur(checkout.total)}`}
      busyLabel="Greiðsla í vinnslu… Vinsamlegast lokið ekki glugganum."
    >
      <DeliveryReview checkout={checkout} />
      <PaymentMethods options={checkout.paymentOptions} total={checkout.total} />
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
    </StepForm>
  );
}
