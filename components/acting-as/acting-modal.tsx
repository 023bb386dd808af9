'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { Modal } from '@/components/ui/modal.tsx';
import { VisuallyHidden } from '@/components/ui/visually-hidden.tsx';
import { availableCustomersQuery } from '@/lib/acting-as/queries.ts';
import { switchingMessage } from '@/lib/acting-as/switching.ts';
import type { Customer } from '@/lib/customer/queries.ts';
import { AgentSearch } from './agent-search.tsx';
import { moveFocusByArrows } from './move-focus-by-arrows.ts';
import { CartPreview } from './cart-preview.tsx';
import { CustomerLine, CustomerLines } from './customer-line.tsx';

/** The modal ignores fewer characters (specification §5.3). */
const minimumSearchLength = 2;

interface Props {
  customer: Customer;
  onPick: (customerId: string) => void;
  onClose: () => void;
}

/**
 * Whom to act for: the own identity and companies, and for agents every customer (specification §2.9). Out of sight once one is
 * picked; `onClose` is for who switches.
 */
export function ActingModal({ customer, onPick, onClose }: Props) {
  const { data: availableCustomers } = useQuery(availableCustomersQuery);
  const choices = availableCustomers?.filter(({ id }) => !customer.isAgent || id !== customer.id) ?? [];
  const [isPicked, setIsPicked] = useState(false);
  const pick = (customerId: string): void => {
    setIsPicked(true);
    onPick(customerId);
  };
  return (
    <Modal title="Skipta í umboð" onClose={onClose} isHidden={isPicked}>
      {isPicked && <VisuallyHidden role="status">{switchingMessage}</VisuallyHidden>}
      <SwitcherContent data-searching={customer.isAgent} onKeyDown={moveFocusByArrows}>
        {choices.length > 0 && (
          <section aria-label="Þú og fyrirtækin þín">
            <CustomerLines>
              {choices.map(({ id, isOwn, name, ssn }) => (
                <CustomerLine
                  key={id}
                  name={name}
                  ssn={ssn}
                  isCurrent={id === customer.id}
                  label={isOwn ? 'Þú' : 'Viðskiptamaður'}
                  onPick={() => pick(id)}
                >
                  <CartPreview customerId={id} name={name} />
                </CustomerLine>
              ))}
            </CustomerLines>
          </section>
        )}
        {customer.isAgent && (
          <AgentSearch
            minimumSearchLength={minimumSearchLength}
            currentId={customer.id}
            onPick={pick}
            showsAll
          />
        )}
      </SwitcherContent>
    </Modal>
  );
}

const SwitcherContent = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-6);
  /* As high as the modal may be, less its heading and padding: it does not jump with each answer. */
  &[data-searching='true'] {
    min-height: calc(85vh - 109px);
  }
  & section {
    display: grid;
    gap: var(--space-2);
    padding: 0;
  }
  & h3 {
    font-size: var(--text-body);
  }
`;
