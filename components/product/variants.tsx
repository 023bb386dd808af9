import { productHref } from '@/lib/rules/routes/addresses.ts';
import { stockStatus } from '@/lib/rules/products/stock-status.ts';
import {
  compareVariantLabels,
  distinguishingAttributes,
  variantLabel,
} from '@/lib/rules/products/variants.ts';
import styles from './variants.module.css';

interface Props {
  /** Id of the product whose page this is. */
  currentId: string;
  products: readonly {
    id: string;
    name: string;
    slug?: string | null;
    stock: number;
    isSpecialOrder: boolean;
    attributes: readonly { name: string; value: string }[];
  }[];
}

/** The family of a product as links; nothing when it is alone. */
export function Variants({ currentId, products }: Props) {
  if (products.length < 2) return null;
  const distinguishingNames = distinguishingAttributes(products);
  const labelledVariants = products
    .map((product) => ({ product, label: variantLabel(product, distinguishingNames) }))
    .toSorted((a, b) => compareVariantLabels(a.label, b.label));
  return (
    <nav className={styles.variants} aria-label="Aðrar útfærslur">
      <p>{distinguishingNames.join(', ') || 'Útfærslur'}</p>
      <ul>
        {labelledVariants.map(({ product, label }) => (
          <li key={product.id}>
            <a
              href={productHref(product)}
              aria-current={product.id === currentId ? 'page' : undefined}
              data-stock={stockStatus({ ...product, unitOfMeasure: 1 }).tone}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
