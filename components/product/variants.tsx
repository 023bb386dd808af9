import Link from 'next/link';
import { productHref } from '@/lib/rules/routes/addresses.ts';
import { stockWords } from '@/lib/rules/products/stock-words.ts';
import {
  compareVariantLabels,
  distinguishingAttributes,
  variantLabel,
} from '@/lib/rules/products/variants.ts';
import styles from './variants.module.css';

interface Props {
  /** Id of the product whose page this is. */
  current: string;
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
export function Variants({ current, products }: Props) {
  if (products.length < 2) return null;
  const distinguishing = distinguishingAttributes(products);
  const labelled = products
    .map((product) => ({ product, label: variantLabel(product, distinguishing) }))
    .toSorted((a, b) => compareVariantLabels(a.label, b.label));
  return (
    <nav className={styles.variants} aria-label="Aðrar útfærslur">
      <p>{distinguishing.join(', ') || 'Útfærslur'}</p>
      <ul>
        {labelled.map(({ product, label }) => (
          <li key={product.id}>
            <Link
              href={productHref(product)}
              aria-current={product.id === current ? 'page' : undefined}
              data-stock={stockWords({ ...product, unitOfMeasure: 1 }).tone}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
