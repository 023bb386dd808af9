'use client';

import styled from 'styled-components';
import { Choice } from '@/components/ui/choice.tsx';
import { FieldGroup } from '@/components/ui/field-group.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Price } from '@/components/ui/price.tsx';
import type { InvoicesToPay } from '@/lib/checkout/queries.ts';
import { formatKronur } from '@/lib/rules/money/kronur.ts';
import { formatDate } from '@/lib/rules/text/icelandic.ts';

type InvoiceToPay = InvoicesToPay['invoices'][number];

interface Props {
  invoices: InvoicesToPay['invoices'];
  /** Ids of the chosen ones. */
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  /** What was typed of each, by id; null where each is paid as a whole. */
  amounts: Readonly<Record<string, string>> | null;
  onAmount: (invoiceId: string, amount: string) => void;
}

/** Open invoices, those due first; with the amount of each where a part may be paid. */
export function InvoiceChoices({ invoices, selected, onSelect, amounts, onAmount }: Props) {
  const toggle = (invoiceId: string, isChosen: boolean): void => {
    const next = new Set(selected);
    if (isChosen) next.add(invoiceId);
    else next.delete(invoiceId);
    onSelect(next);
  };
  return (
    <FieldGroup legend="Ógreiddir reikningar">
      {invoices.map((invoice) => {
        const { invoiceId, number, remaining, isBeingPaid } = invoice;
        const isChosen = selected.has(invoiceId) && !isBeingPaid;
        return (
          <InvoiceChoice key={invoiceId}>
            <Choice
              type="checkbox"
              framed
              name={`invoice-${invoiceId}`}
              checked={isChosen}
              disabled={isBeingPaid}
              onChange={({ currentTarget }) => toggle(invoiceId, currentTarget.checked)}
              label={`Reikningur ${number}`}
              hint={choiceHint(invoice)}
              after={<Price amount={remaining} />}
            />
            {isChosen && amounts && (
              <Field
                kind="kronur"
                name={`amount-${invoiceId}`}
                label={`Upphæð inn á reikning ${number}`}
                placeholder={formatKronur(remaining)}
                value={amounts[invoiceId] ?? ''}
                onChange={({ currentTarget }) => onAmount(invoiceId, currentTarget.value)}
              />
            )}
          </InvoiceChoice>
        );
      })}
    </FieldGroup>
  );
}

function choiceHint({ isBeingPaid, dueDate, price, remaining }: InvoiceToPay): string {
  if (isBeingPaid) return 'Verið er að greiða þennan reikning';
  return [
    dueDate && `Eindagi ${formatDate(dueDate)}`,
    remaining < price && `eftirstöðvar af ${formatKronur(price)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

const InvoiceChoice = styled.div`
  display: grid;
  gap: var(--space-2);
`;
