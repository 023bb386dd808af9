import type { Metadata } from 'next';
import { OrderFieldsForm } from '@/components/order-fields/order-fields-form.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { RefreshRegion } from '@/components/ui/refresh-region.tsx';
import { may } from '@/lib/rules/people/abilities.ts';
import { messageForCode } from '@/lib/rules/text/messages.ts';
import { readOrderFields, readOrUndefined, requireCustomer } from '@/lib/server/visitor.ts';
import { visitorKeys } from '@/lib/visitor/query-keys.ts';
import { VisitorData } from '../../visitor-data.tsx';
import { AccountPage } from '../_parts/account-page.tsx';

export const metadata: Metadata = { title: 'Tilvísanir á pöntunum', robots: { index: false } };

const path = '/auth/order-fields';

export default async function OrderFieldsPage() {
  const customer = await requireCustomer(path);
  if (!may(customer, 'manage-employees'))
    return (
      <AccountPage current={path} title="Tilvísanir á pöntunum">
        <EmptyState title={messageForCode('PERMISSION_DENIED')} />
      </AccountPage>
    );
  const fields = await readOrUndefined(readOrderFields());
  return (
    <AccountPage current={path} title="Tilvísanir á pöntunum">
      <p>
        Hér er ákveðið hvað þarf að fylgja pöntunum sem {customer.name} greiðir. Svörin standa á pöntun og
        reikningi, líka rafrænum.
      </p>
      {fields ? (
        <VisitorData entries={[[visitorKeys.customer, customer]]}>
          <OrderFieldsForm fields={fields} />
        </VisitorData>
      ) : (
        <RefreshRegion />
      )}
    </AccountPage>
  );
}
