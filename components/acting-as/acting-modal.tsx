'use client';

import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { Modal } from '@/components/ui/modal.tsx';
import { useSetCustomer } from '@/lib/acting-as/mutations.ts';
import { availableCustomersQuery } from '@/lib/acting-as/queries.ts';
import type { Customer } from '@/lib/customer/queries.ts';
import { switchFailedMessage } from '@/lib/rules/people/acting.ts';
import { theme } from '@/styles/theme.ts';
import { AgentSearch } from './agent-search.tsx';
import { pickByArrows } from './arrow-keys.ts';
import { CartPeek } from './cart-peek.tsx';
import { customerLineStyle } from './customer-line-style.ts';
import { CustomerLine } from './customer-line.tsx';

/** The modal ignores fewer characters (specification §5.3). */
const minimum = 2;

interface Props {
  customer: Customer;
  onClose: () => void;
}

/** Whom to act for: the own identity and companies, and for agents every customer (specification §2.9). */
export function ActingModal({ customer, onClose }: Props) {
  const { switchTo, isPending, isError } = useSetCustomer();
  const { data: own } = useQuery(availableCustomersQuery);
  const pick = (customerId: string): void => switchTo({ customerId, as: 'Customer' }, { onSuccess: onClose });
  const choices = own?.filter(({ id }) => !customer.isAgent || id !== customer.id) ?? [];
  return (
    <Modal title="Skipta í umboð" onClose={onClose}>
      <Frame aria-busy={isPending} onKeyDown={pickByArrows}>
        {isError && <p role="alert">{switchFailedMessage}</p>}
        {choices.length > 0 && (
          <section aria-label="Þú og fyrirtækin þín">
            <ul>
              {choices.map(({ id, isOwn, name, ssn }) => (
                <CustomerLine
                  key={id}
                  name={name}
                  ssn={ssn}
                  isCurrent={id === customer.id}
                  label={isOwn ? 'Þú' : 'Viðskiptamaður'}
                  busy={isPending}
                  onPick={() => pick(id)}
                >
                  <CartPeek customerId={id} name={name} />
                </CustomerLine>
              ))}
            </ul>
          </section>
        )}
        {customer.isAgent && (
          <AgentSearch minimum={minimum} currentId={customer.id} busy={isPending} onPick={pick} browses />
        )}
      </Frame>
    </Modal>
  );
}

const { color } = theme;

const Frame = styled.div`
  display: grid;
  gap: 24px;
  ${customerLineStyle}
  & section {
    display: grid;
    gap: 8px;
    padding: 0;
  }
  & h3 {
    font-size: ${theme.text.body};
  }
  & > [role='alert'] {
    padding: 12px 16px;
    border-radius: ${theme.radius.medium};
    color: ${color.rust};
    background: ${color.rustPale};
    font-weight: 600;
  }
`;
