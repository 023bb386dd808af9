import styled from 'styled-components';
import { media } from '@/styles/media.ts';
import { theme } from '@/styles/theme.ts';
import { ProductGrid } from './product-grid.tsx';
import { ProductTeaser, type TeaserProduct } from './product-teaser.tsx';

interface Props {
  title: string;
  products: readonly TeaserProduct[];
}

/** Products that lead on from a product's page; nothing where there are none. */
export function ProductBand({ title, products }: Props) {
  if (products.length === 0) return null;
  return (
    <Frame aria-label={title}>
      <h2>{title}</h2>
      <ProductGrid products={products} band renderCard={(product) => <ProductTeaser product={product} />} />
    </Frame>
  );
}

/* The name's link lies over its whole card. */
const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  margin-top: 48px;
  & h2 {
    font-size: ${theme.text.large};
  }
  & h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  ${media.print} {
    display: none;
  }
`;
