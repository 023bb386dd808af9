import type { ReactNode } from 'react';
import styled from 'styled-components';
import { gridStyle } from './product-grid-style.ts';

interface Props<P extends { id: string }> {
  products: readonly P[];
  renderCard: (product: P, index: number) => ReactNode;
  /** One row that scrolls sideways, for bands. */
  band?: boolean;
}

/** Products as rows on a phone and as cards from 768 px on. */
export function ProductGrid<P extends { id: string }>({ products, renderCard, band = false }: Props<P>) {
  return (
    <Grid data-band={band}>
      {products.map((product, index) => (
        <li key={product.id}>{renderCard(product, index)}</li>
      ))}
    </Grid>
  );
}

const Grid = styled.ul`
  ${gridStyle}
`;
