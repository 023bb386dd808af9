import type { Metadata } from 'next';
import { SystemsView } from '@/components/punch-out/systems-view.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { purchasingSystemsQuery } from '@/lib/punch-out/queries.ts';
import { may } from '@/lib/rules/people/abilities.ts';
import { keysPath } from '@/lib/rules/routes/account-paths.ts';
import { purchasingSystemsPath } from '@/lib/rules/routes/punch-out-paths.ts';
import { messageForCode } from '@/lib/rules/text/messages.ts';
import { readPurchasingSystems, readStandingOrderChoices } from '@/lib/server/account.ts';
import { readOrUndefined, requireCustomer } from '@/lib/server/visitor.ts';
import { visitorKeys } from '@/lib/visitor/query-keys.ts';
import { VisitorData } from '../../../visitor-data.tsx';
import { AccountPage } from '../../_parts/account-page.tsx';

const title = 'Innkaupakerfi';

export const metadata: Metadata = { title, robots: { index: false } };

export default async function PurchasingSystemsPage() {
  const customer = await requireCustomer(purchasingSystemsPath);
  if (!may(customer, 'manage-keys'))
    return (
      <AccountPage current={keysPath} path={purchasingSystemsPath} title={title}>
        <EmptyState title={messageForCode('PERMISSION_DENIED')} />
      </AccountPage>
    );
  const systems = await readOrUndefined(readPurchasingSystems());
  const choices = await readOrUndefined(readStandingOrderChoices());
  const deliveries = choices?.deliveries.map(({ method: { id, name } }) => ({ id, name })) ?? [];
  return (
    <AccountPage current={keysPath} path={purchasingSystemsPath} title={title}>
      <p>
        Innkaupakerfi fyrirtækisins opnar verslunina í nýjum glugga. Kaupandinn setur vörur í körfu á kjörum
        fyrirtækisins og sendir hana í innkaupakerfið, sem pantar. Heimsóknirnar hafa verð og viðskiptamann
        þess sem tengdi kerfið, en panta ekkert og breyta engu öðru en sinni eigin körfu.
      </p>
      <VisitorData
        entries={[
          [visitorKeys.customer, customer],
          [purchasingSystemsQuery.queryKey, systems],
        ]}
      >
        <SystemsView deliveries={deliveries} />
      </VisitorData>
    </AccountPage>
  );
}
