import type { readOwnMatches } from '@/lib/server/account.ts';
import { ProductCards } from '../../_parts/cards/product-cards.tsx';
import styles from './own-matches.module.css';

/** Products by the company's own numbers and names, to buy in place, before what everybody finds. */
export function OwnMatches({ matches }: { matches: Awaited<ReturnType<typeof readOwnMatches>> }) {
  if (matches.length === 0) return null;
  return (
    <section className={styles.matches} aria-labelledby="own-matches">
      <h2 id="own-matches">Eftir ykkar vörunúmerum</h2>
      <ProductCards products={matches} eagerCount={4} />
    </section>
  );
}
