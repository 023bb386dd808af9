'use client';

import { useState, type ReactNode } from 'react';
import { Form } from '@/components/ui/form.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { readAnswers } from '@/lib/checkout/answers.ts';
import type { RepeatOrder } from '@/lib/checkout/repeat-order.ts';
import { formatKronur } from '@/lib/rules/money/kronur.ts';
import { hasProblem, type FieldProblems } from '@/lib/rules/text/field-problems.ts';
import { CheckoutQuestions } from './checkout-questions.tsx';
import { LimitNote } from './limit-note.tsx';
import { OrderButtonLabel } from './order-button-label.tsx';
import { useRepeat } from './use-repeat.ts';
import { focusFirstProblem } from './use-step.ts';

interface Props {
  order: RepeatOrder;
  /** Who the order is for; above the button. */
  context: ReactNode;
}

/** The one press that places the last order again; where it cannot be placed, why, and the way by the cart. */
export function RepeatForm({ order, context }: Props) {
  const [missing, setMissing] = useState<FieldProblems>({});
  const { placeOrder, error, problems, busy } = useRepeat();
  const { idempotencyKey, total, checkoutOptions, exceededLimit, approvalSteps } = order;
  const problem = order.problem ?? order.payment.reason;
  if (problem !== null)
    return (
      <Notice title="Ekki er hægt að panta þetta með einum smelli" focused={false}>
        <p>{problem}</p>
        {context}
        <LinkButton href={`/auth/orders/${order.orderId}`} variant="secondary">
          Opna pöntunina og setja í körfu
        </LinkButton>
      </Notice>
    );
  const submit = (data: FormData): void => {
    const { answers, problems: unanswered } = readAnswers(checkoutOptions, data);
    setMissing(unanswered);
    if (hasProblem(unanswered)) focusFirstProblem();
    else placeOrder({ idempotencyKey, expectedTotal: total, acceptTerms: true, checkoutOptions: answers });
  };
  return (
    <Form
      submitSize="large"
      onSubmit={submit}
      error={error}
      busy={busy}
      submitLabel={
        <OrderButtonLabel>
          {approvalSteps.length === 0 ? 'Panta aftur' : 'Senda til samþykktar'}, {formatKronur(total)}
        </OrderButtonLabel>
      }
      busyLabel="Pöntun í vinnslu…"
    >
      <LimitNote steps={approvalSteps} limit={exceededLimit} />
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
