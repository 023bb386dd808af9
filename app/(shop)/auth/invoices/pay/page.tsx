import type { Metadata } from 'next';
import { PayInvoices } from '@/components/checkout/pay-invoices.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { RefreshRegion } from '@/components/ui/refresh-region.tsx';
import { may } from '@/lib/rules/people/abilities.ts';
import { payInvoicesHref } from '@/lib/rules/routes/account-paths.ts';
import { messageForCode } from '@/lib/rules/text/messages.ts';
import {
  readInvoicesToPay,
  readOrUndefined,
  readPaymentMethods,
  readSignedIn,
  requireCustomer,
} from '@/lib/server/visitor.ts';
import { visitorKeys } from '@/lib/visitor/query-keys.ts';
import { VisitorData } from '../../../visitor-data.tsx';
import { AccountPage } from '../../_parts/account-page.tsx';

export const metadata: Metadata = { title: 'Greiða reikninga', robots: { index: false } };

interface Props {
  /** The chosen invoices, or the key of a payment that the payer returns from the bank with. */
  searchParams: Promise<{ reikningur?: string | string[]; greidsla?: string | string[] }>;
}

export default async function PayInvoicesPage({ searchParams }: Props) {
  const { reikningur = [], greidsla } = await searchParams;
  const chosen = [reikningur].flat();
  const path = payInvoicesHref(chosen);
  const customer = await requireCustomer(path);
  if (!may(customer, 'pay-invoices'))
    return (
      <AccountPage current="/auth/invoices" path={path} title="Greiða reikninga">
        <EmptyState title={messageForCode('PERMISSION_DENIED')} />
      </AccountPage>
    );
  const [toPay, cards] = await Promise.all([
    readOrUndefined(readSignedIn(readInvoicesToPay(), path)),
    readOrUndefined(readPaymentMethods()),
  ]);
  return (
    <AccountPage current="/auth/invoices" path={path} title="Greiða reikninga">
      {toPay ? (
        <VisitorData entries={[[visitorKeys.customer, customer]]}>
          <PayInvoices
            toPay={toPay}
            chosen={chosen}
            cards={cards ?? []}
            returnedKey={typeof greidsla === 'string' ? greidsla : null}
          />
        </VisitorData>
      ) : (
        <RefreshRegion />
      )}
    </AccountPage>
  );
}
