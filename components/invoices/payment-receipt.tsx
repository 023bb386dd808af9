import type { InvoicePaymentQuery } from '@/graphql/generated/operations.ts';
import { FactList } from '@/components/ui/fact-list.tsx';
import { Price } from '@/components/ui/price.tsx';
import { SumRow } from '@/components/ui/sum-row.tsx';
import { Table, TableRow } from '@/components/ui/table.tsx';
import { invoicePaymentNames } from '@/lib/rules/orders/payment-names.ts';
import { formatKennitala } from '@/lib/rules/people/kennitala.ts';
import { formatDate, formatTime } from '@/lib/rules/text/icelandic.ts';

type Payment = NonNullable<InvoicePaymentQuery['invoicePayment']>;

const columns = [{ label: 'Reikningur' }, { label: 'Upphæð', isNumber: true }];

interface Props {
  payment: Payment;
  /** Whose invoices were paid. */
  customer: { name: string; ssn: string };
}

/** The receipt of a payment: when, by whom, and what it settled of each invoice. */
export function PaymentReceipt({ payment, customer }: Props) {
  const { paidAt, method, amount, payerName, lines } = payment;
  return (
    <>
      <p role="status">Greiðslan er móttekin.</p>
      <FactList
        facts={[
          ['Viðskiptavinur', `${customer.name}, kt. ${formatKennitala(customer.ssn)}`],
          [
            'Greitt',
            <time key="at" dateTime={paidAt}>
              {formatDate(paidAt)} kl. {formatTime(paidAt)}
            </time>,
          ],
          ['Greiðslumáti', invoicePaymentNames[method]],
          ['Greitt af', payerName],
        ]}
      />
      <Table caption="Reikningar" columns={columns}>
        {lines.map((line) => (
          <TableRow
            key={line.invoiceId}
            columns={columns}
            cells={[
              <span key="number">
                {line.amount < 0 && 'Inneign vegna reiknings '}
                <a href={`/auth/invoices/${line.invoiceId}`}>{line.number}</a>
              </span>,
              <Price key="amount" amount={line.amount} />,
            ]}
          />
        ))}
      </Table>
      <dl>
        <SumRow term="Samtals greitt" amount={amount} total />
      </dl>
    </>
  );
}
