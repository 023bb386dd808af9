import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { CheckoutStep } from '@/graphql/generated/schema.ts';
import { checkoutStepLabel } from '@/lib/rules/routes/checkout-step.ts';
import { media } from '@/styles/media.ts';
import { theme } from '@/styles/theme.ts';
import { CheckoutSummary } from './checkout-summary.tsx';
import { StepList } from './step-list.tsx';

/** One step of the checkout with the way through it and the summary beside it. */
export function CheckoutFrame({ step, children }: { step: CheckoutStep; children: ReactNode }) {
  return (
    <Frame>
      <StepList current={step} />
      <div data-columns>
        <section aria-labelledby="step">
          <h1 id="step">{checkoutStepLabel(step)}</h1>
          {children}
        </section>
        <CheckoutSummary />
      </div>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: 24px;
  max-width: 1080px;
  margin-inline: auto;
  padding-block: 24px 64px;
  & [data-columns] {
    display: grid;
    gap: 32px;
    align-items: start;
  }
  & section {
    display: grid;
    gap: 24px;
    min-width: 0;
  }
  & h1 {
    font-size: ${theme.text.title};
  }
  ${media.modal} {
    & [data-columns] {
      grid-template-columns: minmax(0, 1fr) 360px;
      gap: 48px;
    }
  }
`;
