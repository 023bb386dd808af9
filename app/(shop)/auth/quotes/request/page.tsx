import type { Metadata } from 'next';
import { RequestQuote } from '@/components/quotes/request-quote.tsx';
import { may } from '@/lib/rules/people/abilities.ts';
import { type QuoteSource, requestQuotePath } from '@/lib/rules/routes/account-paths.ts';
import { parseQuantity, clampQuantity, maximumQuantity } from '@/lib/rules/orders/quantity.ts';
import { readGoodsToAskFor } from '@/lib/server/quote-goods.ts';
import { readSignedIn, requireCustomer } from '@/lib/server/visitor.ts';
import { MissingDocument } from '../../../_parts/frame/missing-document.tsx';
import { AccountPage } from '../../_parts/account-page.tsx';

export const metadata: Metadata = { title: 'Óska eftir tilboði', robots: { index: false } };

type Words = Partial<Record<'listi' | 'vara' | 'magn', string | string[]>>;

interface Props {
  searchParams: Promise<Words>;
}

/** For the list in `?listi`, the product in `?vara` with the units in `?magn`, or else the cart. */
export default async function RequestQuotePage({ searchParams }: Props) {
  const source = readSource(await searchParams);
  const path = requestQuotePath(source);
  const customer = await requireCustomer(path);
  const goods = may(customer, 'see-prices') ? await readSignedIn(readGoodsToAskFor(source), path) : [];
  if (goods.length === 0)
    return <MissingDocument title="Engar vörur fundust" href="/auth/quotes" label="Sjá öll tilboð" />;
  const lines = goods.map((line) => ({
    ...line,
    wish: '',
    quantity: clampQuantity(line.quantity, {
      stock: maximumQuantity,
      isSpecialOrder: true,
      unitOfMeasure: line.unitOfMeasure,
    }),
  }));
  return (
    <AccountPage current="/auth/quotes" path={path} title="Óska eftir tilboði">
      <RequestQuote initialLines={lines} />
    </AccountPage>
  );
}

function readSource({ listi, vara, magn }: Words): QuoteSource {
  if (typeof listi === 'string') return { listId: encodeURIComponent(listi) };
  if (typeof vara !== 'string') return 'cart';
  const quantity = typeof magn === 'string' ? parseQuantity(magn) : null;
  const productId = encodeURIComponent(vara);
  return quantity !== null && Number.isInteger(quantity) && quantity > 0
    ? { productId, quantity }
    : { productId };
}
