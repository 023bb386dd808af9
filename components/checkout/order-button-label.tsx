'use client';

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useCustomer } from '@/lib/customer/queries.ts';
import { partiesLabel } from '@/lib/rules/people/order-parties.ts';

interface Props {
  children: ReactNode;
  /** Whose it is, in words; null where it is the visitor's own. */
  label?: typeof partiesLabel;
}

/** The words of the button that orders or pays: what it does and costs, and below whose it is where that is not the visitor's own. */
export function OrderButtonLabel({ children, label = partiesLabel }: Props) {
  const { data: customer } = useCustomer();
  const parties = customer ? label(customer) : null;
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
