import styled from 'styled-components';
import type { AccountStatementQuery } from '@/graphql/generated/operations.ts';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Price } from '@/components/ui/price.tsx';
import { RouterForm } from '@/components/ui/router-form.tsx';
import { Table, TableRow } from '@/components/ui/table.tsx';
import { movementLabel } from '@/lib/rules/money/account-movement.ts';
import { formatDate, formatNumber } from '@/lib/rules/text/icelandic.ts';
import { formatKennitala } from '@/lib/rules/people/kennitala.ts';
import { media } from '@/styles/media.ts';

type Statement = AccountStatementQuery['accountStatement'];

const columns = [
  { label: 'Dagsetning' },
  { label: 'Skýring' },
  { label: 'Upphæð', isNumber: true },
  { label: 'Staða', isNumber: true },
];

/** Days of a statement, and the files of it. */
export function StatementPeriod({ from, to }: Pick<Statement, 'from' | 'to'>) {
  const query = `?from=${from}&to=${to}`;
  return (
    <PeriodForm key={query}>
      <RouterForm action="/auth/statement">
        <Field kind="date" label="Frá degi" name="fra" defaultValue={from} required />
        <Field kind="date" label="Til dags" name="til" defaultValue={to} required />
        <Button type="submit">Sýna</Button>
      </RouterForm>
      <div>
        <LinkButton href={`/backend/exports/statement.pdf${query}`} variant="secondary">
          Sækja PDF
        </LinkButton>
        <LinkButton href={`/backend/exports/statement.csv${query}`} variant="secondary">
          Sækja CSV
        </LinkButton>
      </div>
    </PeriodForm>
  );
}

interface Props {
  statement: Statement;
  /** Whose account it is. */
  customer: { name: string; ssn: string };
}

/** Movements on the account from its balance before the first day to the one after the last. */
export function AccountStatement({ statement, customer }: Props) {
  const { from, to, openingBalance, closingBalance, charged, paid, movements, hasMore } = statement;
  return (
    <StatementSheet>
      <p data-whose>
        <strong>{customer.name}</strong>, kt. {formatKennitala(customer.ssn)}
      </p>
      <dl>
        <StatementSum term="Upphafsstaða" amount={openingBalance} />
        <StatementSum term="Úttektir" amount={charged} />
        <StatementSum term="Innborganir og kreditreikningar" amount={paid} />
        <StatementSum term="Lokastaða" amount={closingBalance} />
      </dl>
      {movements.length === 0 ? (
        <EmptyState title="Engar hreyfingar á tímabilinu" />
      ) : (
        <Table caption={`Hreyfingar ${formatDate(from)}–${formatDate(to)}`} columns={columns}>
          {movements.map(({ at, kind, invoiceId, number, amount, balance }) => (
            <TableRow
              key={`${kind}${invoiceId}`}
              columns={columns}
              cells={[
                <time key="date" dateTime={at}>
                  {formatDate(at)}
                </time>,
                <span key="what">
                  {movementLabel(kind)} <a href={`/auth/invoices/${invoiceId}`}>{number}</a>
                </span>,
                <Price key="amount" amount={amount} />,
                <Price key="balance" amount={balance} />,
              ]}
            />
          ))}
        </Table>
      )}
      {hasMore && (
        <p>Sýndar eru fyrstu {formatNumber(movements.length)} hreyfingarnar. Þær eru allar í CSV-skránni.</p>
      )}
    </StatementSheet>
  );
}

function StatementSum({ term, amount }: { term: string; amount: number }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        <Price amount={amount} />
      </dd>
    </div>
  );
}

const PeriodForm = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--space-4);
  & form,
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: var(--space-2) var(--space-4);
  }
  ${media.print} {
    display: none;
  }
`;

const StatementSheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  & dl {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(140px, 1fr));
    gap: var(--space-4);
  }
  & dl > div {
    padding: var(--space-4);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-medium);
  }
  & dt {
    color: var(--color-ink-soft);
    font-size: var(--text-small);
  }
  & dd {
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
  & a {
    color: var(--color-fjord);
  }
  /* On the screen the page says whose it is. */
  & [data-whose] {
    display: none;
  }
  ${media.print} {
    & [data-whose] {
      display: block;
    }
  }
`;
