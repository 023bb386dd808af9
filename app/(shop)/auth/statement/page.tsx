import type { Metadata } from 'next';
import { AccountStatement, StatementPeriod } from '@/components/invoices/account-statement.tsx';
import { RefreshRegion } from '@/components/ui/refresh-region.tsx';
import { type ListParams, parseStatementPeriod } from '@/lib/rules/routes/document-list.ts';
import {
  readOrUndefined,
  readSignedIn,
  readStatement,
  requireCustomer,
  readTime,
} from '@/lib/server/visitor.ts';
import { AccountPage } from '../_parts/account-page.tsx';

export const metadata: Metadata = { title: 'Reikningsyfirlit', robots: { index: false } };

export default async function StatementPage({ searchParams }: { searchParams: Promise<ListParams> }) {
  const { from, to } = parseStatementPeriod(await searchParams, new Date(readTime()));
  const path = `/auth/statement?fra=${from}&til=${to}`;
  const customer = await requireCustomer(path);
  const statement = await readOrUndefined(readSignedIn(readStatement(from, to), path));
  return (
    <AccountPage current="/auth/invoices" path={path} title="Reikningsyfirlit">
      <StatementPeriod from={from} to={to} />
      {statement ? <AccountStatement statement={statement} customer={customer} /> : <RefreshRegion />}
    </AccountPage>
  );
}
