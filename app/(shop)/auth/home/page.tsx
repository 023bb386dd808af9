import type { Metadata } from 'next';
import { AccountGreeting } from '@/components/account/account-greeting.tsx';
import { UnconfirmedEmailNotice } from '@/components/registration/unconfirmed-email-notice.tsx';
import { RefreshRegion } from '@/components/ui/refresh-region.tsx';
import { visitorKeys } from '@/lib/visitor/query-keys.ts';
import { ownPriceQuery } from '@/lib/product/own-prices.ts';
import { countOpenQuotes, validQuotesQuery } from '@/lib/quotes/queries.ts';
import { accountPath } from '@/lib/rules/routes/account-paths.ts';
import { readAccountHome } from '@/lib/server/account.ts';
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
        <AgentHome />
      </AccountPage>
    );
  const home = await readOrUndefined(readAccountHome());
  return (
    <AccountPage current={accountPath} title={`Góðan dag, ${customer.actorName ?? customer.name}`}>
      <AccountGreeting customer={customer} />
      {!customer.isConfirmed && <UnconfirmedEmailNotice email={customer.email} />}
      {home ? (
        <VisitorData
          entries={[
            [visitorKeys.customer, customer],
            [visitorKeys.cart, home.cart],
            [validQuotesQuery.queryKey, home.salesQuotes && countOpenQuotes(home.salesQuotes.counts)],
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
