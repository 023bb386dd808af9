import Link from 'next/link';
import styled from 'styled-components';
import { productHref } from '@/lib/rules/routes/addresses.ts';
import { stockWords } from '@/lib/rules/products/stock-words.ts';
import {
  compareVariantLabels,
  distinguishingAttributes,
  variantLabel,
} from '@/lib/rules/products/variants.ts';
import { theme } from '@/styles/theme.ts';

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
    <Frame aria-label="Aðrar útfærslur">
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
    </Frame>
  );
}

const { color } = theme;

const Frame = styled.nav`
  display: grid;
  gap: 8px;
  & p {
    color: ${color.inkSoft};
    font-size: ${theme.text.small};
  }
  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  & a {
    display: grid;
    align-items: center;
    min-height: 44px;
    padding: 8px 16px;
    border: 1px solid ${color.lineStrong};
    border-radius: ${theme.radius.medium};
    font-weight: 550;
    text-decoration: none;
  }
  & a:hover {
    background: ${color.fjordPale};
  }
  & a[aria-current] {
    border-color: ${color.fjord};
    box-shadow: inset 0 0 0 1px ${color.fjord};
    color: ${color.fjordDark};
    background: ${color.fjordPale};
  }
  & a[data-stock='rust'] {
    color: ${color.inkSoft};
    border-style: dashed;
  }
`;
