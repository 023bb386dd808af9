import type { Metadata } from 'next';
import { AccountStatement, StatementPeriod } from '@/components/invoices/account-statement.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { RefreshRegion } from '@/components/ui/refresh-region.tsx';
import { type ListParams, parseStatementPeriod } from '@/lib/rules/routes/document-list.ts';
import { errorCode } from '@/lib/rules/text/error-text.ts';
import { messageForCode } from '@/lib/rules/text/messages.ts';
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
  const statement = await readOrUndefined(
    readSignedIn(readStatement(from, to), path).catch((error: unknown) => {
      if (errorCode(error) === 'PERMISSION_DENIED') return null;
      throw error;
    }),
  );
  // Who is bound to units sees their invoices, and not the account as a whole.
  if (statement === null)
    return (
      <AccountPage current="/auth/invoices" path={path} title="Reikningsyfirlit">
        <EmptyState title={messageForCode('PERMISSION_DENIED')} />
      </AccountPage>
    );
  return (
    <AccountPage current="/auth/invoices" path={path} title="Reikningsyfirlit">
      <StatementPeriod from={from} to={to} />
      {statement ? <AccountStatement statement={statement} customer={customer} /> : <RefreshRegion />}
    </AccountPage>
  );
}
