import type { Metadata } from 'next';
import { AccountStatement, StatementDays } from '@/components/invoices/account-statement.tsx';
import { RefreshRegion } from '@/components/ui/refresh-region.tsx';
import { type ListParams, statementDaysOf } from '@/lib/rules/routes/document-list.ts';
import {
  attempt,
  readSignedIn,
  readStatement,
  requireCustomer,
  timeOfReading,
} from '@/lib/server/visitor.ts';
import { AccountPage } from '../_parts/account-page.tsx';

export const metadata: Metadata = { title: 'Reikningsyfirlit', robots: { index: false } };

export default async function StatementPage({ searchParams }: { searchParams: Promise<ListParams> }) {
  const { from, to } = statementDaysOf(await searchParams, new Date(timeOfReading()));
  const path = `/auth/statement?fra=${from}&til=${to}`;
  const customer = await requireCustomer(path);
  const statement = await attempt(readSignedIn(readStatement(from, to), path));
  return (
    <AccountPage current="/auth/invoices" path={path} title="Reikningsyfirlit">
      <StatementDays from={from} to={to} />
      {statement ? <AccountStatement statement={statement} customer={customer} /> : <RefreshRegion />}
    </AccountPage>
  );
}
