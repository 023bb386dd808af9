'use client';

import styled from 'styled-components';
import { openCustomerSwitcher } from '@/lib/acting-as/request.ts';
import type { Customer } from '@/lib/customer/queries.ts';

/** Whether orders are for, or charged to, another than who signed in. */
export function isForAnother({ id, actor, billTo }: Customer): boolean {
  return actor.id !== id || billTo !== null;
}

/** Who orders, for whom, and who is billed; the last can be changed where there are several. */
export function OrderContext({ customer }: { customer: Customer }) {
  const { id, name, actor, billTo, billToCount } = customer;
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
        <span>{name}</span>
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
  & button {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
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
