import { productHref } from '@/lib/rules/routes/addresses.ts';
import { ownNumberText } from '@/lib/rules/products/own-number.ts';
import { withNonBreakingUnits } from '@/lib/rules/text/non-breaking.ts';
import type { readOwnMatches } from '@/lib/server/account.ts';
import styles from './own-matches.module.css';

/** Products by the company's own numbers and names, before what everybody finds. */
export function OwnMatches({ matches }: { matches: Awaited<ReturnType<typeof readOwnMatches>> }) {
  if (matches.length === 0) return null;
  return (
    <section className={styles.matches} aria-labelledby="own-matches">
      <h2 id="own-matches">Eftir ykkar vörunúmerum</h2>
      <ul>
        {matches.map((product) => (
          <li key={product.id}>
            <a href={productHref({ id: product.id, slug: product.slug ?? null })}>
              {withNonBreakingUnits(product.name)}
            </a>
            <small>
              {product.ownNumber && ownNumberText(product.ownNumber)} · {product.sku}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
