'use client';

import styled from 'styled-components';
import { useSetCustomer } from '@/lib/acting-as/mutations.ts';
import { openCustomerSwitcher } from '@/lib/acting-as/request.ts';
import type { Customer } from '@/lib/customer/queries.ts';
import { switchFailedMessage } from '@/lib/rules/people/acting.ts';
import { AgentSearch } from './agent-search.tsx';
import { moveFocusByArrows } from './move-focus-by-arrows.ts';
import { CustomerLine, CustomerLines } from './customer-line.tsx';

/** The header fetches nothing for fewer characters (specification §5.3). */
const minimumSearchLength = 3;

interface Props {
  customer: Customer;
  onClose: () => void;
}

/**
 * In the user menu: an agent's search, and the companies and own identity of a visitor who has several (specification §2.9).
 */
export function ActingEntries({ customer, onClose }: Props) {
  const { switchTo, isPending, isError } = useSetCustomer();
  const { id, actor, companies, isAgent } = customer;
  const isActing = actor.id !== id;
  if (!isAgent && !isActing && companies.length === 0) return null;
  const switchToCustomer = (customerId: string): void =>
    switchTo({ customerId, as: 'Customer' }, { onSuccess: onClose });
  const openModal = (): void => {
    onClose();
    openCustomerSwitcher('customer');
  };
  return (
    <SwitcherEntries aria-busy={isPending} onKeyDown={moveFocusByArrows}>
      {isError && <p role="alert">{switchFailedMessage}</p>}
      {(isActing || companies.length > 0) && (
        <CustomerLines aria-label="Viðskiptamenn">
          <CustomerLine
            name={actor.name}
            label="Þú"
            isCurrent={!isActing}
            busy={isPending}
            onPick={() => switchToCustomer(actor.id)}
          />
          {companies.map((company) => (
            <CustomerLine
              key={company.id}
              name={company.companyName}
              label="Viðskiptamaður"
              isCurrent={company.id === id}
              busy={isPending}
              onPick={() => switchToCustomer(company.id)}
            />
          ))}
        </CustomerLines>
      )}
      {isAgent && (
        <>
          <button type="button" data-open-modal onClick={openModal}>
            Skipta um umboð
          </button>
          <AgentSearch
            minimumSearchLength={minimumSearchLength}
            currentId={id}
            busy={isPending}
            onPick={switchToCustomer}
            showsAll={false}
          />
        </>
      )}
    </SwitcherEntries>
  );
}

const SwitcherEntries = styled.div`
  display: grid;
  gap: var(--space-2);
  padding: 0 var(--space-1) var(--space-3);
  margin-bottom: var(--space-2);
  border-bottom: 1px solid var(--color-line);
  & section {
    display: grid;
    gap: var(--space-2);
  }
  & [data-open-modal] {
    min-height: 44px;
    padding: var(--space-2) var(--space-3);
    border: 1px solid var(--color-fjord);
    border-radius: var(--radius-medium);
    color: var(--color-fjord);
    font-weight: 600;
    background: var(--color-paper);
  }
  & [data-open-modal]:hover {
    background: var(--color-fjord-pale);
  }
  & [role='alert'] {
    display: block;
    border: 0;
    color: var(--color-rust);
    font-weight: 600;
  }
`;
