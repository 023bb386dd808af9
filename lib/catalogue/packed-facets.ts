import type { ListingFacets } from './listing-answer.ts';

type ValueCount = readonly [value: string, count: number];

/** The facets of a listing without the names of their fields, which would be most of what a page carries of them. */
export type PackedFacets = Omit<ListingFacets, 'brands' | 'attributes'> & {
  readonly brands: readonly ValueCount[];
  readonly attributes: readonly (readonly [name: string, values: readonly ValueCount[]])[];
};

export function packFacets(facets: ListingFacets): PackedFacets {
  return {
    ...facets,
    brands: facets.brands.map(packValue),
    attributes: facets.attributes.map(({ name, values }) => [name, values.map(packValue)]),
  };
}

export function unpackFacets(facets: PackedFacets): ListingFacets {
  return {
    ...facets,
    brands: facets.brands.map(unpackValue),
    attributes: facets.attributes.map(([name, values]) => ({ name, values: values.map(unpackValue) })),
  };
}

function packValue({ value, count }: { value: string; count: number }): ValueCount {
  return [value, count];
}

function unpackValue([value, count]: ValueCount): { value: string; count: number } {
  return { value, count };
}
