import { AddToCart } from '@/components/cart/add-to-cart.tsx';
import type { ComparedColumn } from '@/components/comparison/comparison-table.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { signInPath } from '@/lib/rules/routes/account-paths.ts';
import { productHref } from '@/lib/rules/routes/addresses.ts';
import { comparisonHref } from '@/lib/rules/routes/comparison-path.ts';
import type { ComparedProduct } from '@/lib/server/comparison.ts';
import { toBuyableProduct } from '../../_parts/cards/to-card-product.ts';
import styles from './to-columns.module.css';

/** A column for each product. @param isSignedIn who sees no price can then still buy */
export function toColumns(products: readonly ComparedProduct[], isSignedIn: boolean): ComparedColumn[] {
  const codes = products.map(({ sku }) => sku);
  return products.map((product) => {
    const { id, sku, name, images, price } = product;
    return {
      id,
      sku,
      name,
      href: productHref(product),
      image: images[0] ?? null,
      actions: (
        <div className={styles.actions}>
          {price || isSignedIn ? (
            <AddToCart product={toBuyableProduct(product)} />
          ) : (
            <LinkButton href={signInPath(comparisonHref(codes))} variant="secondary">
              Innskráning
            </LinkButton>
          )}
          <LinkButton
            className={styles.remove}
            href={comparisonHref(codes.filter((code) => code !== sku))}
            variant="quiet"
            aria-label={`Taka úr samanburði: ${name}`}
          >
            Taka úr samanburði
          </LinkButton>
        </div>
      ),
    };
  });
}
