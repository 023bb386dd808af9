import type { Metadata } from 'next';
import { AccountFrame } from '@/components/account/account-frame.tsx';
import { SavedCards } from '@/components/checkout/saved-cards.tsx';
import { Container } from '@/components/ui/container.tsx';
import { visitorKeys } from '@/lib/io/query-keys.ts';
import { readPaymentMethods, readSignedIn, requireCustomer } from '@/lib/server/visitor.ts';
import { VisitorData } from '../../visitor-data.tsx';

export const metadata: Metadata = { title: 'Greiðslukort', robots: { index: false } };

const path = '/auth/cards';

export default async function CardsPage() {
  await requireCustomer(path);
  const methods = await readSignedIn(readPaymentMethods(), path);
  return (
    <Container>
      <AccountFrame current={path}>
        <h1>Greiðslukort</h1>
        <VisitorData entries={[[visitorKeys.paymentMethods, methods]]}>
          <SavedCards />
        </VisitorData>
      </AccountFrame>
    </Container>
  );
}
