'use client';

import styled from 'styled-components';
import { Container } from '@/components/ui/container.tsx';
import { openCustomerSwitcher } from '@/lib/acting-as/request.ts';
import { chooseBillToMessage } from '@/lib/rules/people/acting.ts';

/** The banner of specification §2.7: there are goods in the cart and nobody is chosen to be billed for them. */
export function BillToBanner() {
  return (
    <Banner aria-label="Enginn greiðandi valinn">
      <Container data-context-line>
        <strong>{chooseBillToMessage}</strong>
        <button type="button" onClick={() => openCustomerSwitcher('bill-to')}>
          Velja viðskiptavin
        </button>
      </Container>
    </Banner>
  );
}

const Banner = styled.section`
  color: var(--color-ink);
  background: var(--color-sun);
  font-size: var(--text-small);
  & [data-context-line] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
    height: 48px;
  }
  & strong {
    line-height: 1.25;
  }
  /* As high as a thumb; its box leaves air to the edges of the banner. */
  & button {
    position: relative;
    isolation: isolate;
    flex: none;
    min-height: 44px;
    padding: var(--space-1) var(--space-3);
    border: 0;
    color: var(--color-ink);
    font-weight: 600;
    background: transparent;
  }
  & button::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 5px 0;
    border: 1px solid transparent;
    border-radius: var(--radius-medium);
    background: var(--color-paper);
  }
  & button:hover::before {
    background: var(--color-sun-pale);
  }
`;
