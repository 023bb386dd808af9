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
  & [data-leave] {
    flex: none;
    min-height: 44px;
    padding: 4px 12px;
    border: 1px solid ${color.sunInk};
    border-radius: ${theme.radius.medium};
    color: ${color.sunInk};
    font-weight: 600;
    background: ${color.paper};
  }
  & [data-leave]:hover {
    background: ${color.sunPale};
  }
`;
