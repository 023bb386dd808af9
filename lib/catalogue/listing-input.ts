import type { ProductPageQueryVariables } from '../../graphql/generated/operations.ts';
import { type ListingState, pageSize } from './listing-state.ts';

type ProductPageInput = ProductPageQueryVariables['query'];

/** The state as the backend's input; empty fields are not sent. */
export function listingInput(state: ListingState): ProductPageInput {
  const { page, sort, category, brands, attributes, priceFrom, priceTo, unit, unitFrom, unitTo } = state;
  const input: ProductPageInput = { page, pageSize };
  if (sort) input.sort = sort;
  if (state.inStock) input.inStock = true;
  if (state.discounted) input.discounted = true;
  if (state.isNew) input.isNew = true;
  if (state.specialOrder) input.isSpecialOrder = true;
  if (state.boughtBefore) input.boughtBefore = true;
  if (category) input.narrowTo = category;
  if (brands.length > 0) input.brands = [...brands];
  if (attributes.length > 0)
    input.attributes = [...Map.groupBy(attributes, ({ name }) => name)].map(([name, choices]) => ({
      name,
      values: choices.map(({ value }) => value),
    }));
  if (priceFrom !== undefined) input.priceFrom = priceFrom;
  if (priceTo !== undefined) input.priceTo = priceTo;
  if (unit !== undefined) input.unitPrice = { per: unit, from: unitFrom, to: unitTo };
  return input;
}
