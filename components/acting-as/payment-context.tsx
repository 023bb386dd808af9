'use client';

import styled from 'styled-components';
import { Button } from '@/components/ui/button.tsx';
import { askWhom } from '@/lib/acting-as/request.ts';
import { useCustomer } from '@/lib/customer/queries.ts';
import { chooseBillToMessage } from '@/lib/rules/people/acting.ts';
import { theme } from '@/styles/theme.ts';
import { isForAnother, OrderContext } from './order-context.tsx';

/** For whom is ordered, once more beside the button that orders; or that nobody is chosen to be billed yet. */
export function PaymentContext() {
  const { data: customer } = useCustomer();
  if (!customer) return null;
  const mustChoose = customer.billToCount > 1 && !customer.billTo;
  if (!mustChoose && !isForAnother(customer)) return null;
  return (
    <Box aria-label="Fyrir hvern er pantað" data-open={mustChoose}>
      {mustChoose && <strong>{chooseBillToMessage}</strong>}
      {isForAnother(customer) && <OrderContext customer={customer} />}
      {customer.billToCount > 1 && (
        <Button variant="secondary" onClick={() => askWhom('bill-to')}>
          {mustChoose ? 'Velja viðskiptavin' : 'Breyta greiðanda'}
        </Button>
      )}
    </Box>
  );
}

const { color } = theme;

const Box = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 16px;
  padding: 12px 16px;
  border: 1px solid ${color.sun};
  border-radius: ${theme.radius.medium};
  background: ${color.sunPale};
  &[data-open='true'] {
    border-color: ${color.rust};
    background: ${color.rustPale};
  }
  &[data-open='true'] strong {
    color: ${color.rust};
  }
`;
