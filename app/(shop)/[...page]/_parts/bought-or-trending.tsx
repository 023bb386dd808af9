import { Band } from '@/components/front-page/band.tsx';
import { Container } from '@/components/ui/container.tsx';
import { logFailure } from '@/lib/io/log.ts';
import { readProductPage } from '@/lib/server/catalogue.ts';
import { BoughtOrChildren } from './bought-or-children.tsx';
import { ProductCards } from '../../_parts/cards/product-cards.tsx';

/** As many as a customer's last bought products (specification §7.3: LastFiveProducts). */
const productCount = 5;

/** The end of the front page: trending products, for customers their last purchases. */
export async function BoughtOrTrending() {
  const products = await readTrending();
  if (products.length === 0) return null;
  return (
    <Container>
      <BoughtOrChildren>
        <Band title="Vinsælar vörur">
          <ProductCards products={products} band />
        </Band>
      </BoughtOrChildren>
    </Container>
  );
}

async function readTrending() {
  try {
    return (await readProductPage({ isTrending: true, pageSize: productCount })).products;
  } catch (error) {
    // The front page renders without this part.
    logFailure('Reading trending products failed', error);
    return [];
  }
}
