import type { Metadata } from 'next';
import { AlertsView } from '@/components/alerts/alerts-view.tsx';
import { alertsQuery } from '@/lib/alerts/queries.ts';
import { may } from '@/lib/rules/people/abilities.ts';
import { alertPath, alertsPath } from '@/lib/rules/routes/account-paths.ts';
import { readAlerts } from '@/lib/server/account.ts';
import { readOrUndefined, requireCustomer } from '@/lib/server/visitor.ts';
import { visitorKeys } from '@/lib/visitor/query-keys.ts';
import { VisitorData } from '../../visitor-data.tsx';
import { AccountPage } from '../_parts/account-page.tsx';

export const metadata: Metadata = { title: 'Vaktaðar vörur', robots: { index: false } };

interface Props {
  searchParams: Promise<{ vara?: string | string[] }>;
}

/** With `?vara` from the product that somebody wants to be told of. */
export default async function AlertsPage({ searchParams }: Props) {
  const { vara } = await searchParams;
  const productId = typeof vara === 'string' ? vara : null;
  const path = productId === null ? alertsPath : alertPath(encodeURIComponent(productId));
  const customer = await requireCustomer(path);
  const alerts = await readOrUndefined(readAlerts(productId));
  return (
    <AccountPage current={alertsPath} path={path} title="Vaktaðar vörur">
      <VisitorData
        entries={[
          [visitorKeys.customer, customer],
          [alertsQuery(productId).queryKey, alerts],
        ]}
      >
        <AlertsView productId={productId} seesPrices={may(customer, 'see-prices')} />
      </VisitorData>
    </AccountPage>
  );
}
