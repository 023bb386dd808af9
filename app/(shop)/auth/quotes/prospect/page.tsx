import type { Metadata } from 'next';
import { ProspectForm } from '@/components/quotes/prospect-form.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { prospectQuotePath } from '@/lib/rules/routes/account-paths.ts';
import { readCart, readSignedIn, requireCustomer } from '@/lib/server/visitor.ts';
import { MissingDocument } from '../../../_parts/frame/missing-document.tsx';
import { AccountPage } from '../../_parts/account-page.tsx';

export const metadata: Metadata = { title: 'Tilboð handa nýjum viðskiptavini', robots: { index: false } };

/** For an agent in their own name: the goods in their cart, for somebody who is no customer yet. */
export default async function ProspectQuotePage() {
  const { id, actor, isAgent } = await requireCustomer(prospectQuotePath);
  if (!isAgent || actor.id !== id)
    return <MissingDocument title="Síðan fannst ekki" href="/auth/quotes" label="Sjá öll tilboð" />;
  const { items } = await readSignedIn(readCart(), prospectQuotePath);
  return (
    <AccountPage current="/auth/quotes" path={prospectQuotePath} title="Tilboð handa nýjum viðskiptavini">
      {items.length === 0 ? (
        <EmptyState title="Karfan er tóm">
          <p>Settu í körfuna það sem á að bjóða. Verðið er hægt að lækka í tilboðinu.</p>
          <LinkButton href="/voruflokkar" variant="secondary">
            Skoða vörur
          </LinkButton>
        </EmptyState>
      ) : (
        <>
          <p>
            Tilboðið er gert úr vörunum í körfunni þinni ({items.length}) á almennu verði. Viðtakandinn fær
            slóð í tölvupósti, nýskráir sig og tekur við því.
          </p>
          <ProspectForm />
        </>
      )}
    </AccountPage>
  );
}
