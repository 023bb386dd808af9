'use client';

import { useRef, useState } from 'react';
import styled from 'styled-components';
import { FormError } from '@/components/ui/form-error.tsx';
import { Form } from '@/components/ui/form.tsx';
import { SumRow } from '@/components/ui/sum-row.tsx';
import type { InvoicesToPay, PaymentMethod } from '@/lib/checkout/queries.ts';
import { invoicePaymentSums } from '@/lib/rules/orders/invoice-payment-sums.ts';
import { formatKronur } from '@/lib/rules/money/kronur.ts';
import { payerLabel } from '@/lib/rules/people/order-parties.ts';
import { formText } from '@/lib/rules/text/form-text.ts';
import { InvoiceChoices } from './invoice-choices.tsx';
import { OrderButtonLabel } from './order-button-label.tsx';
import { PaymentMethods } from './payment-methods.tsx';
import { readCard, unreachableFieldsMessage } from './read-card.ts';
import { useInvoicePayment } from './use-invoice-payment.ts';
import { isSingular } from '@/lib/rules/text/plural.ts';

interface Props {
  toPay: InvoicesToPay;
  /** Ids of the invoices chosen before; empty: all. */
  chosen: readonly string[];
  cards: readonly PaymentMethod[];
  /** Message about the previous payment. */
  previousMessage: string | null;
  onPending: (idempotencyKey: string) => void;
}

/** Which invoices, how much of each, and the card; the button shows the sum. */
export function InvoicePaymentForm({ toPay, chosen, cards, previousMessage, onPending }: Props) {
  const { invoices, credits, cardFieldsUrl, allowsPartialPayments, idempotencyKey } = toPay;
  const { pay, error, busy } = useInvoicePayment(onPending);
  const [isTokenizing, setTokenizing] = useState(false);
  const [ownError, setOwnError] = useState<string | null>(null);
  const [notice, setNotice] = useState(previousMessage);
  const [selected, setSelected] = useState<ReadonlySet<string>>(
    () => new Set(chosen.length > 0 ? chosen : invoices.map(({ invoiceId }) => invoiceId)),
  );
  const [amounts, setAmounts] = useState<Readonly<Record<string, string>>>({});
  const frame = useRef<HTMLIFrameElement>(null);
  const { lines, sum, creditUsed, total, problem } = invoicePaymentSums({
    invoices: invoices.filter(({ invoiceId, isBeingPaid }) => selected.has(invoiceId) && !isBeingPaid),
    amounts: allowsPartialPayments ? amounts : {},
    credit: credits.reduce((all, { amount }) => all + amount, 0),
  });
  const submit = async (data: FormData): Promise<void> => {
    setNotice(null);
    if (lines.length === 0) return setOwnError('Veldu reikning til að greiða');
    if (problem !== null) return setOwnError(problem);
    if (total > 0 && !formText(data, 'payment')) return setOwnError('Veldu greiðslukort');
    setOwnError(null);
    setTokenizing(true);
    try {
      const card = total > 0 ? await readCard(data, frame.current, cardFieldsUrl) : {};
      if (!card) return undefined;
      const { paymentType: _paymentType, ...source } = { paymentType: null, ...card };
      pay({ idempotencyKey, invoices: lines, expectedTotal: total, ...source });
    } catch {
      setOwnError(unreachableFieldsMessage);
    } finally {
      setTokenizing(false);
    }
    return undefined;
  };
  const isSettledByCredit = total === 0 && creditUsed > 0;
  const canPay = total === 0 || cardFieldsUrl != null;
  return (
    <Form
      submitSize="large"
      onSubmit={(data) => void submit(data)}
      error={ownError ?? error}
      busy={busy || isTokenizing}
      submitLabel={
        canPay && (
          <OrderButtonLabel label={payerLabel}>
            {isSettledByCredit ? 'Jafna með inneign' : `Greiða ${formatKronur(total)}`}
          </OrderButtonLabel>
        )
      }
      busyLabel="Greiðsla í vinnslu… Vinsamlegast lokið ekki glugganum."
    >
      {notice && <FormError>{notice}</FormError>}
      <InvoiceChoices
        invoices={invoices}
        selected={selected}
        onSelect={setSelected}
        amounts={allowsPartialPayments ? amounts : null}
        onAmount={(invoiceId, amount) => setAmounts({ ...amounts, [invoiceId]: amount })}
      />
      <SumList>
        <SumRow
          term={`${lines.length} ${isSingular(lines.length) ? 'reikningur' : 'reikningar'}`}
          amount={sum}
        />
        {creditUsed > 0 && <SumRow term="Inneign vegna kreditreikninga" amount={-creditUsed} tone="sun" />}
        <SumRow term="Til greiðslu" amount={total} total />
      </SumList>
      {total > 0 && cardFieldsUrl != null && (
        <PaymentMethods
          options={[
            {
              type: 'Card',
              name: 'Greiðslukort',
              available: true,
              reason: null,
              headroom: null,
              fieldsUrl: cardFieldsUrl,
            },
          ]}
          cards={cards}
          total={total}
          isCardAttempted={previousMessage !== null}
          frame={frame}
          onSubmit={() => frame.current?.closest('form')?.requestSubmit()}
        />
      )}
      {!canPay && <p>Ekki er hægt að greiða með korti sem stendur.</p>}
    </Form>
  );
}

const SumList = styled.dl`
  display: grid;
  gap: var(--space-1);
  max-width: 480px;
`;
