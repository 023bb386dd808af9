'use client';

import styled from 'styled-components';
import { Container } from '@/components/ui/container.tsx';
import type { Customer } from '@/lib/customer/queries.ts';
import { returnKey } from '@/lib/acting-as/return-key.ts';
import { theme } from '@/styles/theme.ts';
import { OrderContext } from './order-context.tsx';

interface Props {
  customer: Customer;
  busy: boolean;
  /** Back to the own identity. */
  onLeave: () => void;
}

/** Stands above every page for whoever acts for another, and leads back with one press. */
export function ContextStrip({ customer, busy, onLeave }: Props) {
  const acts = customer.actor.id !== customer.id;
  return (
    <Strip aria-label={acts ? `Þú ert í umboði fyrir ${customer.name}` : 'Greiðandi pöntunar'}>
      <Container data-context-line>
        <OrderContext customer={customer} />
        {acts && (
          <button
            type="button"
            data-leave
            aria-keyshortcuts={returnKey.ariaName}
            title={`Fara úr umboði (${returnKey.shownName})`}
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

const { color } = theme;

const Strip = styled.section`
  color: ${color.ink};
  background: ${color.sunPale};
  border-bottom: 1px solid ${color.sun};
  font-size: ${theme.text.small};
  & [data-context-line] {
    display: flex;
    align-items: center;
    gap: 12px;
    height: 47px;
  }
  /* As high as a thumb; its box leaves air to the edges of the strip. */
  & [data-leave] {
    position: relative;
    isolation: isolate;
    flex: none;
    min-height: 44px;
    padding: 4px 12px;
    border: 0;
    color: ${color.sunInk};
    font-weight: 600;
    background: transparent;
  }
  & [data-leave]::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 5px 0;
    border: 1px solid ${color.sunInk};
    border-radius: ${theme.radius.medium};
    background: ${color.paper};
  }
  & [data-leave]:hover::before {
    background: ${color.sunPale};
  }
`;
