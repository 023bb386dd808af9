import type { Metadata } from 'next';
import { SettingsView } from '@/components/settings/settings-view.tsx';
import { visitorKeys } from '@/lib/visitor/query-keys.ts';
import { readOrUndefined, readAccountSettings, requireCustomer } from '@/lib/server/visitor.ts';
import { VisitorData } from '../../visitor-data.tsx';
import { AccountPage } from '../_parts/account-page.tsx';

export const metadata: Metadata = { title: 'Stillingar', robots: { index: false } };

const path = '/auth/settings';

export default async function SettingsPage() {
  const customer = await requireCustomer(path);
  const settings = await readOrUndefined(readAccountSettings());
  return (
    <AccountPage current={path} title="Stillingar">
      <VisitorData
        entries={[
          [visitorKeys.customer, customer],
          [visitorKeys.settings, settings],
        ]}
      >
        <SettingsView />
      </VisitorData>
    </AccountPage>
  );
}
