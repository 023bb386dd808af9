import type { Metadata } from 'next';
import { AccountFrame } from '@/components/account/account-frame.tsx';
import { SettingsView } from '@/components/settings/settings-view.tsx';
import { Container } from '@/components/ui/container.tsx';
import { visitorKeys } from '@/lib/io/query-keys.ts';
import { attempt, readAccountSettings, requireCustomer } from '@/lib/server/visitor.ts';
import { VisitorData } from '../../visitor-data.tsx';

export const metadata: Metadata = { title: 'Stillingar', robots: { index: false } };

const path = '/auth/settings';

export default async function SettingsPage() {
  const customer = await requireCustomer(path);
  const settings = await attempt(readAccountSettings());
  return (
    <Container>
      <AccountFrame current={path}>
        <h1>Stillingar</h1>
        <VisitorData
          entries={[
            [visitorKeys.customer, customer],
            [visitorKeys.settings, settings],
          ]}
        >
          <SettingsView />
        </VisitorData>
      </AccountFrame>
    </Container>
  );
}
