'use client';

import { useState } from 'react';
import styled from 'styled-components';
import { Field } from '@/components/ui/field.tsx';
import { Select } from '@/components/ui/select.tsx';
import { TextArea } from '@/components/ui/text-area.tsx';
import type { Quote } from '@/lib/quotes/queries.ts';
import type { FieldProblems } from '@/lib/rules/text/field-problems.ts';
import { maximumQuoteMessageLength } from '@/lib/rules/text/text-limits.ts';
import { reykjavikNow } from '@/lib/rules/text/icelandic.ts';
import { formatKronur } from '@/lib/rules/money/kronur.ts';
import { lastAllowedDay } from '@/lib/rules/orders/quote-validity.ts';
import { media } from '@/styles/media.ts';
import type { QuoteDraftState } from './use-quote-draft.ts';

interface Props {
  quote: Quote;
  draft: QuoteDraftState;
  problems: FieldProblems;
}

/** Last day, way of delivery and the words that go with the offer. */
export function DraftFields({ quote, draft: { input, setValues }, problems }: Props) {
  const [today] = useState(() => reykjavikNow(new Date()).date);
  return (
    <FieldsGrid>
      <Field
        kind="date"
        label="Gildir til"
        name="validUntilDate"
        required
        min={today}
        max={lastAllowedDay(today)}
        value={input.validUntilDate}
        error={problems['validUntilDate']}
        onChange={(event) => setValues({ validUntilDate: event.target.value })}
      />
      <Select
        label="Afhending"
        name="deliveryMethodId"
        value={input.deliveryMethodId}
        error={problems['deliveryMethodId']}
        onChange={(event) => setValues({ deliveryMethodId: event.target.value })}
      >
        {quote.deliveryMethods.map(({ id, name, amount }) => (
          <option key={id} value={id}>
            {name} ({amount === 0 ? 'Frítt' : formatKronur(amount)})
          </option>
        ))}
      </Select>
      <div data-wide>
        <TextArea
          label="Skilaboð til viðskiptavinar"
          hint="Fylgja tilboðinu í tölvupósti og standa á PDF-skjalinu."
          name="message"
          maxLength={maximumQuoteMessageLength}
          value={input.message}
          error={problems['message']}
          onChange={(event) => setValues({ message: event.target.value })}
        />
      </div>
    </FieldsGrid>
  );
}

const FieldsGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  ${media.narrow} {
    grid-template-columns: 1fr 1fr;
    & [data-wide] {
      grid-column: 1 / -1;
    }
  }
`;
