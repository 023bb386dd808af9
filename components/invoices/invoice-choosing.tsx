'use client';

import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/button.tsx';
import { Price } from '@/components/ui/price.tsx';
import { RouterForm } from '@/components/ui/router-form.tsx';
import { payInvoicesPath } from '@/lib/rules/routes/account-paths.ts';
import { media } from '@/styles/media.ts';
import { isSingular } from '@/lib/rules/text/plural.ts';

interface Invoice {
  invoiceId: string;
  number: string;
  remaining: number;
  isPayable: boolean;
}

/** Name of the checkboxes, as the address of the payment's page has it. */
const fieldName = 'reikningur';

/** A list of invoices in which open ones can be chosen: below it their number and sum, and the way to pay them. */
export function InvoiceChoosing({
  invoices,
  children,
}: {
  invoices: readonly Invoice[];
  children: ReactNode;
}) {
  const [ids, setIds] = useState<readonly string[]>([]);
  const chosen = invoices.filter(({ invoiceId }) => ids.includes(invoiceId));
  const sum = chosen.reduce((total, { remaining }) => total + remaining, 0);
  return (
    <RouterForm
      action={payInvoicesPath}
      onChange={({ currentTarget }) =>
        setIds(new FormData(currentTarget).getAll(fieldName).filter((id) => typeof id === 'string'))
      }
    >
      {children}
      <ChosenSum role="status" data-above-foot data-open={chosen.length > 0}>
        {chosen.length > 0 && (
          <>
            <span>
              {chosen.length} {isSingular(chosen.length) ? 'reikningur valinn' : 'reikningar valdir'},{' '}
              <strong>
                <Price amount={sum} />
              </strong>
            </span>
            <Button type="submit">Greiða valda</Button>
          </>
        )}
      </ChosenSum>
    </RouterForm>
  );
}

/** The box that chooses an invoice; as wide where there is nothing to pay, so that the numbers stand below each other. */
export function InvoiceChoice({ invoice }: { invoice: Invoice }) {
  const { invoiceId, number, isPayable } = invoice;
  return (
    <ChoiceLabel data-open={isPayable}>
      {isPayable && (
        <input type="checkbox" name={fieldName} value={invoiceId} aria-label={`Velja reikning ${number}`} />
      )}
    </ChoiceLabel>
  );
}

/* Above the row's link, with room around the box for a finger. */
const ChoiceLabel = styled.label`
  position: relative;
  z-index: 1;
  display: grid;
  place-items: center;
  width: 44px;
  min-height: 44px;
  ${media.narrow} {
    width: 32px;
    min-height: 32px;
  }
  margin: calc(-1 * var(--space-1)) 0;
  cursor: pointer;
  &[data-open='false'] {
    visibility: hidden;
  }
  & input {
    width: 20px;
    height: 20px;
    accent-color: var(--color-fjord);
  }
`;

const ChosenSum = styled.div`
  &[data-open='true'] {
    position: sticky;
    bottom: var(--kept-below);
    z-index: 2;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2) var(--space-4);
    margin-top: var(--space-4);
    padding: var(--space-3) var(--space-4);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-medium);
    background: var(--color-paper);
    box-shadow: var(--shadow-high);
  }
`;
