import styled from 'styled-components';
import type { CheckoutStep } from '@/graphql/generated/schema.ts';
import { checkoutFormSteps, checkoutStepLabel, checkoutStepPath } from '@/lib/rules/routes/checkout-step.ts';

/** The current step; completed steps are links. */
export function StepList({ current }: { current: CheckoutStep }) {
  const position = checkoutFormSteps.findIndex((step) => step === current);
  return (
    <StepNav aria-label="Skref pöntunar">
      <ol>
        <li>
          <a href="/karfa">Karfa</a>
        </li>
        {checkoutFormSteps.map((step, index) => (
          <li key={step} aria-current={step === current ? 'step' : undefined}>
            {index < position ? (
              <a href={checkoutStepPath(step)}>{checkoutStepLabel(step)}</a>
            ) : (
              <span>{checkoutStepLabel(step)}</span>
            )}
          </li>
        ))}
      </ol>
    </StepNav>
  );
}

const StepNav = styled.nav`
  & ol {
    display: flex;
    gap: var(--space-2);
  }
  & li {
    flex: 1;
    min-width: 0;
    border-top: 4px solid var(--color-fjord);
    font-size: var(--text-small);
    font-weight: 600;
  }
  & li[aria-current] ~ li {
    border-color: var(--color-line);
    color: var(--color-ink-soft);
    font-weight: 400;
  }
  & a,
  & span {
    display: block;
    min-height: 44px;
    padding-top: var(--space-2);
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & a {
    color: var(--color-fjord);
  }
`;
