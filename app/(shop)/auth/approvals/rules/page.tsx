import type { Metadata } from 'next';
import { RulesView } from '@/components/approvals/rules-view.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { may } from '@/lib/rules/people/abilities.ts';
import { approvalSettingsQuery } from '@/lib/approvals/settings-queries.ts';
import { approvalsPath } from '@/lib/rules/routes/account-paths.ts';
import { approvalRulesPath } from '@/lib/rules/routes/approval-rules-path.ts';
import { messageForCode } from '@/lib/rules/text/messages.ts';
import { readBrands, readCategories } from '@/lib/server/catalogue.ts';
import { readApprovalSettings, readOrUndefined, requireCustomer } from '@/lib/server/visitor.ts';
import { visitorKeys } from '@/lib/visitor/query-keys.ts';
import { VisitorData } from '../../../visitor-data.tsx';
import { AccountPage } from '../../_parts/account-page.tsx';

const title = 'Reglur um samþykki';

export const metadata: Metadata = { title, robots: { index: false } };

/** Which orders of the company need approval, and its budgets. */
export default async function ApprovalRulesPage() {
  const customer = await requireCustomer(approvalRulesPath);
  if (!may(customer, 'approve-orders'))
    return (
      <AccountPage current={approvalsPath} path={approvalRulesPath} title={title}>
        <EmptyState title={messageForCode('PERMISSION_DENIED')} />
      </AccountPage>
    );
  const [settings, categories, brands] = await Promise.all([
    readOrUndefined(readApprovalSettings()),
    readCategories(),
    readBrands(),
  ]);
  return (
    <AccountPage current={approvalsPath} path={approvalRulesPath} title={title}>
      <p>
        Hér er ákveðið hvaða pantanir fyrirtækisins þurfa samþykki og hver veitir það. Úttektarmörk hvers og
        eins eru á síðunni <a href="/auth/employees">Starfsmenn</a>.
      </p>
      <VisitorData
        entries={[
          [visitorKeys.customer, customer],
          [approvalSettingsQuery.queryKey, settings],
        ]}
      >
        <RulesView
          choices={{
            categories: categories.flatMap(({ id, name, children }) => [
              { id, name },
              ...children.map((child) => ({ id: child.id, name: `${name}: ${child.name}` })),
            ]),
            brands: brands.map(({ id, name }) => ({ id, name })),
          }}
        />
      </VisitorData>
    </AccountPage>
  );
}
