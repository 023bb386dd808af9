import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { CheckoutStep } from '@/graphql/generated/schema.ts';
import { checkoutStepLabel } from '@/lib/rules/routes/checkout-step.ts';
import { media } from '@/styles/media.ts';
import { CheckoutSummary } from './checkout-summary.tsx';
import { CustomersFields } from './customers-fields.tsx';
import { StepList } from './step-list.tsx';
import { WhileFilled } from './while-filled.tsx';

/** One step of the checkout with the way through it and the summary beside it. */
export function CheckoutFrame({ step, children }: { step: CheckoutStep; children: ReactNode }) {
  return (
    <CheckoutLayout>
      <StepList current={step} />
      <div data-columns>
        <section aria-labelledby="step">
          <h1 id="step">{checkoutStepLabel(step)}</h1>
          <WhileFilled>
            <CustomersFields>{children}</CustomersFields>
          </WhileFilled>
        </section>
        <CheckoutSummary />
      </div>
    </CheckoutLayout>
  );
}

const CheckoutLayout = styled.div`
  display: grid;
  gap: var(--space-6);
  max-width: 1080px;
  margin-inline: auto;
  padding-block: var(--space-6) var(--space-16);
  & [data-columns] {
    display: grid;
    gap: var(--space-8);
    align-items: start;
  }
  & section {
    display: grid;
    gap: var(--space-6);
    min-width: 0;
    --group-gap: var(--space-3);
    --legend-inset: 0px;
  }
  & h1 {
    font-size: var(--text-title);
  }
  ${media.modal} {
    & [data-columns] {
      grid-template-columns: minmax(0, 1fr) 360px;
      gap: var(--space-12);
    }
  }
`;
