import type { Metadata } from 'next';
import { AccountSection } from '@/components/account/account-section.tsx';
import { AgreedDiscounts } from '@/components/account/agreed-discounts.tsx';
import { CampaignCards } from '@/components/account/campaign-cards.tsx';
import { CreditMeter } from '@/components/account/credit-meter.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { may } from '@/lib/rules/people/abilities.ts';
import { messageForCode } from '@/lib/rules/text/messages.ts';
import { readOwnTerms } from '@/lib/server/account.ts';
import { readSignedIn, requireCustomer } from '@/lib/server/visitor.ts';
import { AccountPage } from '../_parts/account-page.tsx';

const title = 'Kjör og herferðir';
const path = '/auth/campaigns';

export const metadata: Metadata = { title, robots: { index: false } };

/** The customer's own terms: account, agreed discounts, campaigns. */
export default async function TermsAndCampaignsPage() {
  const customer = await requireCustomer(path);
  if (!may(customer, 'see-prices'))
    return (
      <AccountPage current={path} title={title}>
        <EmptyState title={messageForCode('PERMISSION_DENIED')} />
      </AccountPage>
    );
  const { discounts, campaigns } = await readSignedIn(readOwnTerms(), path);
  const { creditLimit, balanceDue } = customer;
  return (
    <AccountPage current={path} title={title}>
      {may(customer, 'see-invoices') && (
        <CreditMeter creditLimit={creditLimit} balanceDue={balanceDue ?? 0} />
      )}
      <AccountSection title="Samningsbundin kjör">
        {discounts.length > 0 ? (
          <>
            <AgreedDiscounts discounts={discounts} />
            <p>
              Afslátturinn er af listaverði og er þegar í verðinu sem þú sérð. Hagstæðasta verðið gildir
              hverju sinni.
            </p>
          </>
        ) : (
          <p>
            Ekki hefur verið samið um sérstök kjör. <a href="/solumenn">Sölumenn okkar</a> fara gjarnan yfir
            þau með þér.
          </p>
        )}
      </AccountSection>
      <AccountSection title="Verðlisti">
        <p>Allar vörur sem þú getur keypt, á þínu verði og með magnafslætti, í skrá sem Excel opnar.</p>
        <div>
          <LinkButton href="/backend/exports/prices.csv" variant="secondary">
            Sækja verðlista (CSV)
          </LinkButton>
        </div>
      </AccountSection>
      <AccountSection title="Herferðir">
        {campaigns.length > 0 ? (
          <CampaignCards campaigns={campaigns} />
        ) : (
          <p>Engar herferðir standa yfir núna.</p>
        )}
      </AccountSection>
    </AccountPage>
  );
}
