'use client';

import styled from 'styled-components';
import { useSetCustomer } from '@/lib/acting-as/mutations.ts';
import { askWhom } from '@/lib/acting-as/request.ts';
import type { Customer } from '@/lib/customer/queries.ts';
import { switchFailedMessage } from '@/lib/rules/people/acting.ts';
import { theme } from '@/styles/theme.ts';
import { AgentSearch } from './agent-search.tsx';
import { pickByArrows } from './arrow-keys.ts';
import { customerLineStyle } from './customer-line-style.ts';
import { CustomerLine } from './customer-line.tsx';

/** The header fetches nothing for fewer characters (specification §5.3). */
const minimum = 3;

interface Props {
  customer: Customer;
  onClose: () => void;
}

/** In the user menu: an agent's search, and the companies and own identity of whoever has several (specification §2.9). */
export function ActingEntries({ customer, onClose }: Props) {
  const { switchTo, isPending, isError } = useSetCustomer();
  const { id, actor, companies, isAgent } = customer;
  const acts = actor.id !== id;
  if (!isAgent && !acts && companies.length === 0) return null;
  const pick = (customerId: string): void => switchTo({ customerId, as: 'Customer' }, { onSuccess: onClose });
  const openModal = (): void => {
    onClose();
    askWhom('customer');
  };
  return (
    <Frame aria-busy={isPending} onKeyDown={pickByArrows}>
      {isError && <p role="alert">{switchFailedMessage}</p>}
      {(acts || companies.length > 0) && (
        <ul aria-label="Viðskiptamenn">
          <CustomerLine
            name={actor.name}
            label="Þú"
            isCurrent={!acts}
            busy={isPending}
            onPick={() => pick(actor.id)}
          />
          {companies.map((company) => (
            <CustomerLine
              key={company.id}
              name={company.companyName}
              label="Viðskiptamaður"
              isCurrent={company.id === id}
              busy={isPending}
              onPick={() => pick(company.id)}
            />
          ))}
        </ul>
      )}
      {isAgent && (
        <>
          <button type="button" data-open-modal onClick={openModal}>
            Skipta um umboð
          </button>
          <AgentSearch minimum={minimum} currentId={id} busy={isPending} onPick={pick} browses={false} />
        </>
      )}
    </Frame>
  );
}

const { color } = theme;

const Frame = styled.div`
  display: grid;
  gap: 8px;
  padding: 0 4px 12px;
  margin-bottom: 8px;
  border-bottom: 1px solid ${color.line};
  ${customerLineStyle}
  & section {
    display: grid;
    gap: 8px;
  }
  & [data-open-modal] {
    min-height: 44px;
    padding: 8px 12px;
    border: 1px solid ${color.fjord};
    border-radius: ${theme.radius.medium};
    color: ${color.fjord};
    font-weight: 600;
    background: ${color.paper};
  }
  & [data-open-modal]:hover {
    background: ${color.fjordPale};
  }
  & [role='alert'] {
    display: block;
    border: 0;
    color: ${color.rust};
    font-weight: 600;
  }
`;
