import type { Metadata } from 'next';
import { NewCard } from '@/components/checkout/new-card.tsx';
import { SavedCards } from '@/components/checkout/saved-cards.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { visitorKeys } from '@/lib/visitor/query-keys.ts';
import { may } from '@/lib/rules/people/abilities.ts';
import { messageForCode } from '@/lib/rules/text/messages.ts';
import {
  readOrUndefined,
  readCardFieldsUrl,
  readPaymentMethods,
  requireCustomer,
} from '@/lib/server/visitor.ts';
import { VisitorData } from '../../visitor-data.tsx';
import { AccountPage } from '../_parts/account-page.tsx';

export const metadata: Metadata = { title: 'Greiðslukort', robots: { index: false } };

const path = '/auth/cards';

export default async function CardsPage() {
  const customer = await requireCustomer(path);
  if (!may(customer, 'manage-cards'))
    return (
      <AccountPage current={path} title="Greiðslukort">
        <EmptyState title={messageForCode('PERMISSION_DENIED')} />
      </AccountPage>
    );
  const [methods, fieldsUrl] = await Promise.all([
    readOrUndefined(readPaymentMethods()),
    readOrUndefined(readCardFieldsUrl()),
  ]);
  return (
    <AccountPage current={path} title="Greiðslukort">
      <VisitorData
        entries={[
          [visitorKeys.customer, customer],
          [visitorKeys.paymentMethods, methods],
        ]}
      >
        <SavedCards />
        {fieldsUrl && <NewCard fieldsUrl={fieldsUrl} />}
      </VisitorData>
    </AccountPage>
  );
}
