import styled from 'styled-components';
import { facetStyle } from '@/components/catalogue/facet-style.ts';
import { listingStyle } from '@/components/catalogue/listing-style.ts';
import { gridStyle } from '@/components/product/product-grid-style.ts';
import { viewsStyle } from '@/components/product/product-views-style.ts';

/** What a listing looks like, written by the server alone: its code in the browser carries no style. */
export const ListingShelf = styled.div`
  & [data-facets] {
    ${facetStyle}
  }
  ${listingStyle}
  & [data-products] {
    ${gridStyle}
    ${viewsStyle}
  }
`;
