import type { Metadata } from 'next';
import { AccountFrame } from '@/components/account/account-frame.tsx';
import { StandingOrderView } from '@/components/standing-orders/standing-order-view.tsx';
import { Container } from '@/components/ui/container.tsx';
import { may } from '@/lib/rules/people/abilities.ts';
import { standingOrderPath, standingOrdersPath } from '@/lib/rules/routes/account-paths.ts';
import { readStandingOrder } from '@/lib/server/account.ts';
import { readOrUndefined, requireCustomer } from '@/lib/server/visitor.ts';
import { standingOrderQuery } from '@/lib/standing-orders/queries.ts';
import { visitorKeys } from '@/lib/visitor/query-keys.ts';
import { VisitorData } from '../../../visitor-data.tsx';
import { MissingDocument } from '../../../_parts/frame/missing-document.tsx';

export const metadata: Metadata = { title: 'Föst pöntun', robots: { index: false } };

interface Props {
  params: Promise<{ id: string }>;
  searchParams: Promise<{ dagur?: string | string[] }>;
}

/** With `?dagur` from a mail about that day. Another customer's answers 404 like one that does not exist. */
export default async function StandingOrderPage({ params, searchParams }: Props) {
  const [{ id }, { dagur }] = await Promise.all([params, searchParams]);
  const date = typeof dagur === 'string' ? dagur : null;
  const path = standingOrderPath(encodeURIComponent(id));
  const customer = await requireCustomer(date === null ? path : `${path}?dagur=${encodeURIComponent(date)}`);
  const order = may(customer, 'order') ? await readOrUndefined(readStandingOrder(id)) : null;
  if (order === null)
    return (
      <MissingDocument
        title="Fasta pöntunin fannst ekki"
        href={standingOrdersPath}
        label="Sjá allar fastar pantanir"
      />
    );
  return (
    <Container>
      <AccountFrame current={standingOrdersPath} customer={customer}>
        <VisitorData
          entries={[
            [visitorKeys.customer, customer],
            [standingOrderQuery(id).queryKey, order],
          ]}
        >
          <StandingOrderView standingOrderId={id} initialDate={date} />
        </VisitorData>
      </AccountFrame>
    </Container>
  );
}
