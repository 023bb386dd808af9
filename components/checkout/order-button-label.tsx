'use client';

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useCustomer } from '@/lib/customer/queries.ts';
import { partiesLabel } from '@/lib/rules/people/order-parties.ts';

/** The words of the button that orders: what it does and costs, and below whose order it is where that is not the visitor's own. */
export function OrderButtonLabel({ children }: { children: ReactNode }) {
  const { data: customer } = useCustomer();
  const parties = customer ? partiesLabel(customer) : null;
  return (
    <LabelLines>
      <span>{children}</span>
      {parties !== null && <small>{parties}</small>}
    </LabelLines>
  );
}

const LabelLines = styled.span`
  display: grid;
  line-height: 1.3;
  & small {
    font-size: var(--text-small);
    font-weight: 400;
    overflow-wrap: anywhere;
  }
`;
