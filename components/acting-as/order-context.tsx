'use client';

import styled from 'styled-components';
import { openCustomerSwitcher } from '@/lib/acting-as/request.ts';
import { customerProfilePath } from '@/lib/rules/routes/account-paths.ts';
import type { Customer } from '@/lib/customer/queries.ts';

interface Props {
  customer: Customer;
  /** Whether the customer's name leads an agent to what is known of them. */
  linked?: boolean;
}

/** Who orders, for whom, and who is billed; the last can be changed where there are several. */
export function OrderContext({ customer, linked = false }: Props) {
  const { id, name, actor, billTo, billToCount, isAgent } = customer;
  return (
    <ContextChain aria-label="Fyrir hvern er pantað">
      {actor.id !== id && (
        <li>
          <small>Notandi</small>
          <span>{actor.name}</span>
        </li>
      )}
      <li data-customer>
        <small>Viðskiptamaður</small>
        {linked && isAgent && actor.id !== id ? (
          <a href={customerProfilePath(id)} title={`Um viðskiptavininn: ${name}`}>
            {name}
          </a>
        ) : (
          <span>{name}</span>
        )}
      </li>
      {billTo && (
        <li>
          <small>Greiðandi</small>
          {billToCount > 1 ? (
            <button type="button" title="Breyta greiðanda" onClick={() => openCustomerSwitcher('bill-to')}>
              {billTo.name}
            </button>
          ) : (
            <span>{billTo.name}</span>
          )}
        </li>
      )}
    </ContextChain>
  );
}

const ContextChain = styled.ol`
  display: flex;
  flex: 1;
  align-items: center;
  gap: var(--space-2);
  min-width: 0;
  & li {
    display: flex;
    flex-direction: column;
    flex: 0 4 auto;
    min-width: 0;
    line-height: 1.25;
  }
  & [data-customer] {
    flex-shrink: 1;
    font-weight: 700;
  }
  & li ~ li {
    position: relative;
    padding-left: var(--space-4);
  }
  & li ~ li::before {
    content: '›';
    position: absolute;
    inset: 0 auto 0 0;
    display: grid;
    place-items: center;
    font-size: 1.125rem;
  }
  & small {
    font-size: 0.6875rem;
    font-weight: 400;
  }
  & span,
  & a,
  & button {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & a {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  /* As high as a thumb, though the line is not. */
  & a::after {
    content: '';
    position: absolute;
    inset: -5px 0;
  }
  & button {
    padding: 0;
    border: 0;
    border-radius: var(--radius-small);
    font-weight: inherit;
    text-align: left;
    text-decoration: underline;
    text-underline-offset: 3px;
    background: transparent;
  }
`;
