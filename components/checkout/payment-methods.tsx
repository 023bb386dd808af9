'use client';

import styled from 'styled-components';
import { Choice } from '@/components/ui/choice.tsx';
import { SumRow, sumStyle } from '@/components/ui/sum-row.tsx';
import type { Checkout } from '@/lib/checkout/queries.ts';
import { theme } from '@/styles/theme.ts';

interface Props {
  options: Checkout['paymentOptions'];
  /** Krónur to pay. */
  total: number;
}

/** Ways to pay; an account shows what is left of its limit once this order is on it. */
export function PaymentMethods({ options, total }: Props) {
  return (
    <Fields>
      <legend>Greiðslumáti</legend>
      {options.map(({ type, name, available, reason, headroom }) => (
        <div key={type}>
          <Choice
            type="radio"
            framed
            name="paymentType"
            value={type}
            label={name}
            hint={available ? null : reason}
            disabled={!available}
            defaultChecked={available}
          />
          {headroom !== null && (
            <dl>
              <SumRow term="Úttektarheimild fyrir pöntun" amount={headroom} />
              <SumRow term="Eftir þessa pöntun" amount={headroom - total} />
            </dl>
          )}
        </div>
      ))}
    </Fields>
  );
}

const Fields = styled.fieldset`
  & dl {
    padding: 8px 16px;
    font-size: ${theme.text.small};
  }
  ${sumStyle}
`;
