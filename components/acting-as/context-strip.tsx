'use client';

import styled from 'styled-components';
import { Container } from '@/components/ui/container.tsx';
import type { Customer } from '@/lib/customer/queries.ts';
import { returnKey } from '@/lib/acting-as/return-key.ts';
import { OrderContext } from './order-context.tsx';

interface Props {
  customer: Customer;
  busy: boolean;
  /** Back to the own identity. */
  onLeave: () => void;
}

/** Stands above every page while acting for another, and ends that with one click. */
export function ContextStrip({ customer, busy, onLeave }: Props) {
  const isActing = customer.actor.id !== customer.id;
  return (
    <Strip aria-label={isActing ? `Þú ert í umboði fyrir ${customer.name}` : 'Greiðandi pöntunar'}>
      <Container data-context-line>
        <OrderContext customer={customer} linked />
        {isActing && (
          <button
            type="button"
            data-leave
            aria-keyshortcuts={returnKey.ariaName}
            title={`Fara úr umboði (${returnKey.displayName})`}
            aria-disabled={busy}
            onClick={() => !busy && onLeave()}
          >
            Fara úr umboði
          </button>
        )}
      </Container>
    </Strip>
  );
}

const Strip = styled.section`
  color: var(--color-ink);
  background: var(--color-sun-pale);
  border-bottom: 1px solid var(--color-sun);
  font-size: var(--text-small);
  & [data-context-line] {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    height: 47px;
  }
  /* As high as a thumb; its box leaves air to the edges of the strip. */
  & [data-leave] {
    position: relative;
    isolation: isolate;
    flex: none;
    min-height: 44px;
    padding: var(--space-1) var(--space-3);
    border: 0;
    color: var(--color-sun-ink);
    font-weight: 600;
    background: transparent;
  }
  & [data-leave]::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 5px 0;
    border: 1px solid var(--color-sun-ink);
    border-radius: var(--radius-medium);
    background: var(--color-paper);
  }
  & [data-leave]:hover::before {
    background: var(--color-sun-pale);
  }
`;
