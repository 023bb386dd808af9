import { ProductDocument } from '../../../graphql/generated/documents.ts';
import { productTag, revalidateTags } from '../../../lib/rules/routes/revalidate-tags.ts';
import type { Check } from '../check.ts';
import { expectSame, expectThat, requireGiven } from '../expect.ts';
import type { TestedShop } from '../tested-shop.ts';
import { callWarehouse } from '../warehouse.ts';

/** As long as the change of a price may take until the storefront knows. */
const patienceMs = 10_000;

async function setPrice(shop: TestedShop, price: number): Promise<void> {
  const { sku } = await shop.goods();
  const answer = await callWarehouse(shop, '/goods', { goods: [{ sku, price }] });
  expectSame(answer.status, 200, 'the status of the change');
}

/** The storefront keeps pages until the backend says that what they show has changed. */
export const signalChecks: readonly Check[] = [
  {
    id: 'signal.change',
    calls: ['POST /warehouse/goods', 'Product'],
    says: 'A change of a price is answered at once, and signalled with the tags of the product and of the catalogue',
    async run(shop) {
      const signals = requireGiven(shop.signals, 'nobody listens: --signal-port and --signal-secret');
      const { id, listPrice, price } = await shop.goods();
      const before = (listPrice ?? price).priceWithTax;
      const from = signals.count();
      try {
        await setPrice(shop, before + 1);
        const { product } = await shop.guest().ask(ProductDocument, { slugOrId: id });
        expectSame((product?.listPrice ?? product?.price)?.priceWithTax, before + 1, 'the price');
        const tags = await signals.tagsAfter(from, patienceMs);
        const refused = signals.refused();
        expectThat(refused === null, `A signal was refused: ${refused}`);
        expectThat(tags.includes(productTag(Number(id))), `No signal names the product: ${tags.join(', ')}`);
        expectThat(tags.includes(revalidateTags.catalogue), 'No signal names the catalogue');
      } finally {
        const back = signals.count();
        await setPrice(shop, before);
        await signals.tagsAfter(back, patienceMs);
      }
    },
  },
];
