import type { Metadata } from 'next';
import { AccountGreeting } from '@/components/account/account-greeting.tsx';
import { MailStateNotice } from '@/components/account/mail-state-notice.tsx';
import { ProofNotice } from '@/components/ui/proof-notice.tsx';
import { UnconfirmedEmailNotice } from '@/components/registration/unconfirmed-email-notice.tsx';
import { RefreshRegion } from '@/components/ui/refresh-region.tsx';
import { recentCustomersQuery } from '@/lib/acting-as/queries.ts';
import {
  dueCallsQuery,
  dueCustomersQuery,
  dueQuotesQuery,
  lastOrdersQuery,
  lateCustomersQuery,
  requestedQuotesQuery,
} from '@/lib/agent/queries.ts';
import { toDecideQuery } from '@/lib/approvals/queries.ts';
import { namedCartsQuery } from '@/lib/lists/queries.ts';
import { visitorKeys } from '@/lib/visitor/query-keys.ts';
import { ownPriceQuery } from '@/lib/product/own-prices.ts';
import { validQuotesQuery } from '@/lib/quotes/queries.ts';
import { isMailStopped } from '@/lib/rules/people/mail-state.ts';
import { accountPath } from '@/lib/rules/routes/account-paths.ts';
import { readAccountHome } from '@/lib/server/account.ts';
import { readAgentHome } from '@/lib/server/agent.ts';
import { readOrUndefined, requireCustomer } from '@/lib/server/visitor.ts';
import { VisitorData } from '../../visitor-data.tsx';
import { AccountPage } from '../_parts/account-page.tsx';
import { AgentHome } from './_parts/agent-home.tsx';
import { HomeContent } from './_parts/home-content.tsx';

export const metadata: Metadata = { title: 'Mínar síður', robots: { index: false } };

export default async function AccountHomePage() {
  const customer = await requireCustomer(accountPath);
  if (customer.isAgent && customer.actor.id === customer.id)
    return (
      <AccountPage current={accountPath} title={`Góðan dag, ${customer.name}`}>
        <AgentHomeContent />
      </AccountPage>
    );
  const home = await readOrUndefined(readAccountHome());
  return (
    <AccountPage current={accountPath} title={`Góðan dag, ${customer.actorName ?? customer.name}`}>
      <AccountGreeting customer={customer} />
      {home && isMailStopped(home.ownMailState) ? (
        <MailStateNotice state={home.ownMailState} />
      ) : (
        !customer.isConfirmed && <UnconfirmedEmailNotice email={customer.email} />
      )}
      {home ? (
        <VisitorData
          entries={[
            [visitorKeys.customer, customer],
            [visitorKeys.cart, home.cart],
            [toDecideQuery.queryKey, home.requestsToDecide],
            [namedCartsQuery.queryKey, home.namedCarts],
            [validQuotesQuery.queryKey, home.salesQuotes?.acceptableCount],
            ...home.lastFiveProducts.map((product) => [ownPriceQuery(product.id).queryKey, product] as const),
          ]}
        >
          <HomeContent customer={customer} home={home} />
        </VisitorData>
      ) : (
        <RefreshRegion />
      )}
    </AccountPage>
  );
}

async function AgentHomeContent() {
  const home = await readOrUndefined(readAgentHome());
  if (home === 'needs-proof') return <ProofNotice returnTo={accountPath} />;
  return (
    <VisitorData entries={agentEntries(home)}>
      <AgentHome />
    </VisitorData>
  );
}

/** What the lists of an agent's home ask for; nothing when the backend did not answer. */
function agentEntries(home: Exclude<Awaited<ReturnType<typeof readAgentHome>>, 'needs-proof'> | undefined) {
  if (!home) return [];
  const {
    dueCalls,
    lateCustomers,
    dueCustomers,
    dueSalesQuotes,
    requestedSalesQuotes,
    recentCustomers,
    lastOrdersOf,
  } = home;
  const recentIds = recentCustomers.map(({ id }) => id);
  const lastOrders = new Map(lastOrdersOf.map(({ customerId, orders }) => [customerId, orders]));
  return [
    [dueCallsQuery.queryKey, dueCalls],
    [lateCustomersQuery.queryKey, lateCustomers],
    [dueCustomersQuery.queryKey, dueCustomers],
    [dueQuotesQuery.queryKey, dueSalesQuotes],
    [requestedQuotesQuery.queryKey, requestedSalesQuotes],
    [recentCustomersQuery.queryKey, recentCustomers],
    [lastOrdersQuery(recentIds).queryKey, lastOrders],
  ] as const;
}
