import type { Metadata } from 'next';
import { NewStandingOrder } from '@/components/standing-orders/new-standing-order.tsx';
import { may } from '@/lib/rules/people/abilities.ts';
import { newStandingOrderPath, standingOrdersPath } from '@/lib/rules/routes/account-paths.ts';
import { readList, readStandingOrderChoices } from '@/lib/server/account.ts';
import { readOrder, readOrUndefined, readSignedIn, requireCustomer } from '@/lib/server/visitor.ts';
import { standingChoicesQuery } from '@/lib/standing-orders/queries.ts';
import { visitorKeys } from '@/lib/visitor/query-keys.ts';
import { VisitorData } from '../../../visitor-data.tsx';
import { MissingDocument } from '../../../_parts/frame/missing-document.tsx';
import { AccountPage } from '../../_parts/account-page.tsx';

export const metadata: Metadata = { title: 'Ný föst pöntun', robots: { index: false } };

interface Props {
  searchParams: Promise<{ listi?: string | string[]; pontun?: string | string[] }>;
}

/** Of the list in `?listi` or the order in `?pontun`. */
export default async function NewStandingOrderPage({ searchParams }: Props) {
  const { listi, pontun } = await searchParams;
  const source =
    typeof pontun === 'string' ? { orderId: pontun } : { listId: typeof listi === 'string' ? listi : '' };
  const path = newStandingOrderPath(source);
  const customer = await requireCustomer(path);
  const goods = may(customer, 'order') ? await readSignedIn(readGoods(source), path) : null;
  if (!goods)
    return (
      <MissingDocument
        title="Vörurnar fundust ekki"
        href={standingOrdersPath}
        label="Sjá allar fastar pantanir"
      />
    );
  const choices = await readOrUndefined(readStandingOrderChoices());
  return (
    <AccountPage current={standingOrdersPath} path={path} title="Ný föst pöntun">
      <VisitorData
        entries={[
          [visitorKeys.customer, customer],
          [standingChoicesQuery.queryKey, choices],
        ]}
      >
        <NewStandingOrder name={goods.name} lines={goods.lines} />
      </VisitorData>
    </AccountPage>
  );
}

/** What is ordered again; what is not sold any more is left out of a list, and found out by the backend in an order. */
async function readGoods(source: { orderId: string } | { listId: string }) {
  if ('orderId' in source) {
    const order = await readOrder(source.orderId);
    if (!order) return null;
    const lines = order.items.flatMap(({ productId, sku, name, quantity }) =>
      productId === null ? [] : [{ productId, sku, name, quantity, unitOfMeasure: 1 }],
    );
    return { name: `Eins og pöntun ${order.number}`, lines };
  }
  const detail = await readList(source.listId);
  return (
    detail && {
      name: detail.list.name,
      lines: detail.lines.flatMap(({ productId, sku, name, quantity, product }) =>
        product ? [{ productId, sku, name, quantity, unitOfMeasure: product.unitOfMeasure }] : [],
      ),
    }
  );
}
