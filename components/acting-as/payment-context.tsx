'use client';

import styled from 'styled-components';
import { Button } from '@/components/ui/button.tsx';
import { openCustomerSwitcher } from '@/lib/acting-as/request.ts';
import { useCustomer } from '@/lib/customer/queries.ts';
import { chooseBillToMessage } from '@/lib/rules/people/acting.ts';
import { isForAnother } from '@/lib/rules/people/order-parties.ts';
import { OrderContext } from './order-context.tsx';

/** Who the order is for, once more beside the button that orders; or that nobody is chosen to be billed yet. */
export function PaymentContext() {
  const { data: customer } = useCustomer();
  if (!customer) return null;
  const mustChoose = customer.billToCount > 1 && !customer.billTo;
  if (!mustChoose && !isForAnother(customer)) return null;
  return (
    <PaymentContextBox aria-label="Fyrir hvern er pantað" data-open={mustChoose}>
      {mustChoose && <strong>{chooseBillToMessage}</strong>}
      {isForAnother(customer) && <OrderContext customer={customer} />}
      {customer.billToCount > 1 && (
        <Button variant="secondary" onClick={() => openCustomerSwitcher('bill-to')}>
          {mustChoose ? 'Velja viðskiptavin' : 'Breyta greiðanda'}
        </Button>
      )}
    </PaymentContextBox>
  );
}

const PaymentContextBox = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3) var(--space-4);
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--color-sun);
  border-radius: var(--radius-medium);
  background: var(--color-sun-pale);
  &[data-open='true'] {
    border-color: var(--color-rust);
    background: var(--color-rust-pale);
  }
  &[data-open='true'] strong {
    color: var(--color-rust);
  }
`;
