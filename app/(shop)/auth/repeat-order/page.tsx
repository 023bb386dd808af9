import type { Metadata } from 'next';
import { PaymentContext } from '@/components/acting-as/payment-context.tsx';
import { RepeatOrder } from '@/components/checkout/repeat-order.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { may } from '@/lib/rules/people/abilities.ts';
import { repeatOrderPath } from '@/lib/rules/routes/account-paths.ts';
import { messageForCode } from '@/lib/rules/text/messages.ts';
import { readOrUndefined, readRepeatOrder, requireCustomer } from '@/lib/server/visitor.ts';
import { visitorKeys } from '@/lib/visitor/query-keys.ts';
import { VisitorData } from '../../visitor-data.tsx';
import { AccountPage } from '../_parts/account-page.tsx';

export const metadata: Metadata = { title: 'Sama og síðast', robots: { index: false } };

interface Props {
  /** The key of a payment that the buyer returns from the bank with. */
  searchParams: Promise<{ greidsla?: string | string[] }>;
}

/** The last order on one page, to be placed again with one press. */
export default async function RepeatOrderPage({ searchParams }: Props) {
  const { greidsla } = await searchParams;
  const customer = await requireCustomer(repeatOrderPath);
  const mayOrder = may(customer, 'order');
  const repeatOrder = mayOrder ? await readOrUndefined(readRepeatOrder()) : undefined;
  return (
    <AccountPage current="/auth/orders" path={repeatOrderPath} title="Sama og síðast">
      {mayOrder ? (
        <VisitorData
          entries={[
            [visitorKeys.customer, customer],
            [visitorKeys.repeatOrder, repeatOrder],
          ]}
        >
          <RepeatOrder
            context={<PaymentContext />}
            returnedKey={typeof greidsla === 'string' ? greidsla : null}
          />
        </VisitorData>
      ) : (
        <EmptyState title={messageForCode('PERMISSION_DENIED')} />
      )}
    </AccountPage>
  );
}
