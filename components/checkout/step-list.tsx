import Link from 'next/link';
import styled from 'styled-components';
import type { CheckoutStep } from '@/graphql/generated/schema.ts';
import { checkoutFormSteps, checkoutStepLabel, checkoutStepPath } from '@/lib/rules/routes/checkout-step.ts';
import { theme } from '@/styles/theme.ts';

/** Where the buyer is; steps that are done lead back. */
export function StepList({ current }: { current: CheckoutStep }) {
  const position = checkoutFormSteps.findIndex((step) => step === current);
  return (
    <Nav aria-label="Skref pöntunar">
      <ol>
        <li>
          <Link href="/karfa">Karfa</Link>
        </li>
        {checkoutFormSteps.map((step, index) => (
          <li key={step} aria-current={step === current ? 'step' : undefined}>
            {index < position ? (
              <Link href={checkoutStepPath(step)} prefetch={false}>
                {checkoutStepLabel(step)}
              </Link>
            ) : (
              <span>{checkoutStepLabel(step)}</span>
            )}
          </li>
        ))}
      </ol>
    </Nav>
  );
}

const { color } = theme;

const Nav = styled.nav`
  & ol {
    display: flex;
    gap: 8px;
  }
  & li {
    flex: 1;
    min-width: 0;
    border-top: 4px solid ${color.fjord};
    font-size: ${theme.text.small};
    font-weight: 600;
  }
  & li[aria-current] ~ li {
    border-color: ${color.line};
    color: ${color.inkSoft};
    font-weight: 400;
  }
  & a,
  & span {
    display: block;
    min-height: 44px;
    padding-top: 8px;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & a {
    color: ${color.fjord};
  }
`;
