import type { Metadata } from 'next';
import { ActionsView } from '@/components/actions/actions-view.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { may } from '@/lib/rules/people/abilities.ts';
import { actionsPath } from '@/lib/rules/routes/account-paths.ts';
import { messageForCode } from '@/lib/rules/text/messages.ts';
import { readActionsInPlace, readOrUndefined, requireCustomer } from '@/lib/server/visitor.ts';
import { visitorKeys } from '@/lib/visitor/query-keys.ts';
import { VisitorData } from '../../visitor-data.tsx';
import { AccountPage } from '../_parts/account-page.tsx';

export const metadata: Metadata = { title: 'Aðgerðir í þínu umboði', robots: { index: false } };

/** What was done in the customer's place, for who may see it. */
export default async function ActionsPage() {
  const customer = await requireCustomer(actionsPath);
  const isAllowed = may(customer, 'see-actions');
  const actions = isAllowed ? await readOrUndefined(readActionsInPlace()) : undefined;
  return (
    <AccountPage current={actionsPath} title="Aðgerðir í þínu umboði">
      {isAllowed ? (
        <VisitorData entries={[[[...visitorKeys.actionsInPlace, 1], actions]]}>
          <ActionsView />
        </VisitorData>
      ) : (
        <EmptyState title={messageForCode('PERMISSION_DENIED')} />
      )}
    </AccountPage>
  );
}
