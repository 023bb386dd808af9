import styled from 'styled-components';
import { FactList } from '@/components/ui/fact-list.tsx';
import { SumRow } from '@/components/ui/sum-row.tsx';
import { invoicePaymentNames } from '@/lib/rules/orders/payment-names.ts';
import { formatKennitala } from '@/lib/rules/people/kennitala.ts';
import { receiptHref } from '@/lib/rules/routes/account-paths.ts';
import { formatDate } from '@/lib/rules/text/icelandic.ts';
import type { InvoiceDetail } from './invoice-detail.ts';

/** What was paid of an invoice, what is left, and how to pay that otherwise than by card. */
export function InvoicePayments({ invoice }: { invoice: InvoiceDetail }) {
  const { payments, remaining, price, howToPay } = invoice;
  if (payments.length === 0 && !howToPay) return null;
  return (
    <PaymentsSection aria-labelledby="payments">
      <h2 id="payments">Greiðslur</h2>
      {payments.length > 0 && (
        <ul>
          {payments.map(({ paymentId, amount, method, paidAt }) => (
            <li key={`${paidAt}${amount}`}>
              <dl>
                <SumRow
                  term={`${formatDate(paidAt)} · ${amount < 0 ? 'Inneign notuð' : invoicePaymentNames[method]}`}
                  amount={-amount}
                />
              </dl>
              {paymentId && <a href={receiptHref(paymentId)}>Skoða kvittun</a>}
            </li>
          ))}
        </ul>
      )}
      {remaining > 0 && remaining < price && (
        <dl>
          <SumRow term="Eftirstöðvar" amount={remaining} total />
        </dl>
      )}
      {howToPay && (
        <FactList
          facts={[
            ['Bankareikningur', howToPay.bankAccount],
            ['Kennitala', formatKennitala(howToPay.ssn)],
            ['Skýring greiðslu', howToPay.reference],
            ['Krafa', howToPay.hasBankClaim && 'Bíður í netbankanum'],
          ]}
        />
      )}
    </PaymentsSection>
  );
}

const PaymentsSection = styled.section`
  display: grid;
  gap: var(--space-4);
  break-inside: avoid;
  & h2 {
    font-size: var(--text-large);
  }
  & ul {
    display: grid;
    gap: var(--space-2);
    list-style: none;
  }
  & a {
    color: var(--color-fjord);
    font-size: var(--text-small);
  }
`;
