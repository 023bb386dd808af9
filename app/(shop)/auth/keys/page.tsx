import type { Metadata } from 'next';
import { CompanyKeysView } from '@/components/company-keys/company-keys-view.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { companyKeysQuery } from '@/lib/company-keys/queries.ts';
import { may } from '@/lib/rules/people/abilities.ts';
import { companyOpenApiPath, keysPath } from '@/lib/rules/routes/account-paths.ts';
import { purchasingSystemsPath } from '@/lib/rules/routes/punch-out-paths.ts';
import { messageForCode } from '@/lib/rules/text/messages.ts';
import { readCompanyKeys } from '@/lib/server/account.ts';
import { readOrUndefined, requireCustomer } from '@/lib/server/visitor.ts';
import { visitorKeys } from '@/lib/visitor/query-keys.ts';
import { VisitorData } from '../../visitor-data.tsx';
import { AccountPage } from '../_parts/account-page.tsx';

const title = 'Tengingar við önnur kerfi';

export const metadata: Metadata = { title, robots: { index: false } };

export default async function KeysPage() {
  const customer = await requireCustomer(keysPath);
  if (!may(customer, 'manage-keys'))
    return (
      <AccountPage current={keysPath} title={title}>
        <EmptyState title={messageForCode('PERMISSION_DENIED')} />
      </AccountPage>
    );
  const keys = await readOrUndefined(readCompanyKeys());
  return (
    <AccountPage current={keysPath} title={title}>
      <p>
        Með lykli getur innkaupakerfi fyrirtækisins spurt um vörur og verð og lagt inn pantanir í reikning.
        Pantanir með lyklinum teljast pantanir þess sem bjó hann til, innan heimilda og úttektarmarka
        viðkomandi.
      </p>
      <p>
        <LinkButton href={companyOpenApiPath} variant="secondary">
          Lýsing á skilaboðunum (OpenAPI)
        </LinkButton>
      </p>
      <VisitorData
        entries={[
          [visitorKeys.customer, customer],
          [companyKeysQuery.queryKey, keys],
        ]}
      >
        <CompanyKeysView />
      </VisitorData>
      <h2>Innkaupakerfi sem opna verslunina</h2>
      <p>
        Kaupendur velja vörurnar hér og senda körfuna í innkaupakerfið í stað þess að panta.{' '}
        <a href={purchasingSystemsPath}>Tengja innkaupakerfi (OCI og cXML)</a>
      </p>
    </AccountPage>
  );
}
