import styled from 'styled-components';
import { formatKennitala } from '@/lib/rules/people/kennitala.ts';
import { roleName } from '@/lib/rules/people/roles.ts';
import type { Customer } from '@/lib/customer/queries.ts';

/** Whom the page belongs to: the customer acted for, and what the visitor is to it. */
export function AccountGreeting({ customer }: { customer: Customer }) {
  const role = customer.companyRole ?? roleName(customer.role);
  return (
    <GreetingLine>
      <strong>{customer.name}</strong>
      <span>kt. {formatKennitala(customer.ssn)}</span>
      {role && <span>{role}</span>}
      <span>{customer.email}</span>
    </GreetingLine>
  );
}

const GreetingLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 2px var(--space-4);
  margin-top: -16px;
  color: var(--color-ink-soft);
  overflow-wrap: anywhere;
  & strong {
    color: var(--color-ink);
  }
`;
