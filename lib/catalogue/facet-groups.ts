import { formatKronur } from '../rules/money/kronur.ts';
import type { ListingFacets, ListingPlace } from './listing-answer.ts';
import type { AttributeChoice } from './listing-parameters.ts';
import {
  attributeText,
  listingParameterNames,
  listingQuery,
  type ListingState,
  plainListing,
  addressSwitches,
  boughtSwitch,
  listingSwitches,
} from './listing-state.ts';

export interface FacetOption {
  /** Key and value in the address. */
  name: string;
  value: string;
  label: string;
  /** Null where it is not counted. */
  count: number | null;
  selected: boolean;
  /** The listing with this option toggled, from its first page. */
  next: ListingState;
  /** Steps below the first level that is offered. */
  indent?: number;
}

export interface FacetGroup {
  /** Different for each group. */
  id: string;
  title: string;
  /** Single or multiple choice. */
  isSingleChoice: boolean;
  options: FacetOption[];
  isAttribute?: boolean;
}

/**
 * The facets of a listing, named and counted; groups without a choice are left out, and brands on a brand's page.
 * @param isSignedIn offers what one has bought before
 */
export function toFacetGroups(
  facets: ListingFacets,
  state: ListingState,
  { brandSlug }: Pick<ListingPlace, 'brandSlug'>,
  isSignedIn = false,
): FacetGroup[] {
  const groups = [
    categoryGroup(facets, state),
    switchGroup(facets, state, isSignedIn),
    ...(brandSlug === undefined ? [brandGroup(facets, state)] : []),
    ...visibleAttributes(facets, state).map((name) => attributeGroup(name, facets, state)),
  ];
  return groups.filter(({ options }) => options.some(({ selected, count }) => selected || count !== 0));
}

/** Attributes shown expanded; a category of two hundred products has forty. */
const initialAttributeCount = 5;

/** Ids of the groups of the attributes that most of a listing's products have. */
export function pickForemostAttributes({ attributes }: ListingFacets): ReadonlySet<string> {
  const coveredAttributes = attributes.map(({ name, values }) => ({
    id: attributeGroupId(name),
    products: values.reduce((sum, { count }) => sum + count, 0),
  }));
  // One or two more are not worth a click.
  const visibleCount =
    coveredAttributes.length <= initialAttributeCount + 2 ? coveredAttributes.length : initialAttributeCount;
  return new Set(
    coveredAttributes
      .toSorted((a, b) => b.products - a.products)
      .slice(0, visibleCount)
      .map(({ id }) => id),
  );
}

/** An active filter in words, and the listing without it. */
export interface FilterChip {
  label: string;
  without: ListingState;
}

/** What narrows the listing. */
export function toChips(facets: ListingFacets, state: ListingState): FilterChip[] {
  const first = { ...state, page: 1 };
  const chips: FilterChip[] = [];
  const add = (label: string, change: Partial<ListingState>): void =>
    void chips.push({ label, without: { ...first, ...change } });
  if (state.category !== undefined) add(categoryName(facets, state.category), { category: undefined });
  for (const { field, label } of addressSwitches) if (state[field]) add(label, { [field]: false });
  for (const brand of state.brands) add(brand, { brands: state.brands.filter((other) => other !== brand) });
  for (const choice of state.attributes)
    add(`${choice.name}: ${choice.value}`, {
      attributes: state.attributes.filter((other) => !isSameChoice(other, choice)),
    });
  const price = rangeText(state.priceFrom, state.priceTo);
  if (price) add(price, { priceFrom: undefined, priceTo: undefined });
  const unitPrice = rangeText(state.unitFrom, state.unitTo);
  if (unitPrice) add(`${unitPrice} / ${state.unit}`, noUnit);
  return chips;
}

/** No range of what one kilogram, litre or piece costs. */
export const noUnit = { unit: undefined, unitFrom: undefined, unitTo: undefined };

/** As a guest sees it: what one has bought narrows only one's own listing. */
export const asGuest = (state: ListingState): ListingState => ({ ...state, boughtBefore: false });

/** States with the same address are the same. */
export function isSameListing(a: ListingState, b: ListingState): boolean {
  return listingQuery(a) === listingQuery(b);
}

/** Whether both show the same products; the view is only how. */
export function hasSameProducts(a: ListingState, b: ListingState): boolean {
  const { view } = plainListing;
  return isSameListing({ ...a, view }, { ...b, view });
}

function rangeText(from: number | undefined, to: number | undefined): string | null {
  if (from !== undefined && to !== undefined) return `${formatKronur(from)}–${formatKronur(to).slice(4)}`;
  if (from !== undefined) return `Frá ${formatKronur(from)}`;
  return to === undefined ? null : `Allt að ${formatKronur(to)}`;
}

function categoryName(facets: ListingFacets, slug: string): string {
  return facets.categories.find((category) => category.slug === slug)?.name ?? slug;
}

function categoryGroup({ categories }: ListingFacets, state: ListingState): FacetGroup {
  const top = Math.min(...categories.map(({ level }) => level));
  const options = categories.map(({ slug, name, level, count }) => {
    const selected = slug === state.category;
    const next = { ...state, page: 1, category: selected ? undefined : slug };
    return {
      name: listingParameterNames.category,
      value: slug,
      label: name,
      count,
      selected,
      next,
      indent: level - top,
    };
  });
  return { id: listingParameterNames.category, title: 'Vöruflokkur', isSingleChoice: true, options };
}

function switchGroup(facets: ListingFacets, state: ListingState, isSignedIn: boolean): FacetGroup {
  const counts = {
    inStock: facets.inStock,
    discounted: facets.discounted,
    isNew: facets.isNew,
    specialOrder: facets.isSpecialOrder,
    boughtBefore: null,
  };
  const switches = isSignedIn ? [...listingSwitches, boughtSwitch] : listingSwitches;
  const options = switches.map(({ key, field, label }) => ({
    name: key,
    value: '1',
    label,
    count: counts[field],
    selected: state[field],
    next: { ...state, page: 1, [field]: !state[field] },
  }));
  return { id: 'stada', title: 'Staða', isSingleChoice: false, options };
}

function brandGroup({ brands }: ListingFacets, state: ListingState): FacetGroup {
  const options = withSelected(brands, state.brands).map(({ value, count }) => {
    const selected = state.brands.includes(value);
    const others = state.brands.filter((brand) => brand !== value);
    return {
      name: listingParameterNames.brand,
      value,
      label: value,
      count,
      selected,
      next: { ...state, page: 1, brands: selected ? others : [...others, value] },
    };
  });
  return { id: listingParameterNames.brand, title: 'Framleiðandi', isSingleChoice: false, options };
}

/** Those that the products of a listing have. */
export function attributeNames(facets: ListingFacets): string[] {
  return facets.attributes.map(({ name }) => name);
}

function visibleAttributes(facets: ListingFacets, state: ListingState): string[] {
  return [...new Set([...attributeNames(facets), ...state.attributes.map(({ name }) => name)])];
}

function attributeGroup(name: string, facets: ListingFacets, state: ListingState): FacetGroup {
  const values = facets.attributes.find((facet) => facet.name === name)?.values ?? [];
  const own = state.attributes.filter((choice) => choice.name === name).map(({ value }) => value);
  const options = withSelected(values, own).map(({ value, count }) => {
    const choice = { name, value };
    const selected = own.includes(value);
    const others = state.attributes.filter((other) => !isSameChoice(other, choice));
    return {
      name: listingParameterNames.attribute,
      value: attributeText(choice),
      label: value,
      count,
      selected,
      next: { ...state, page: 1, attributes: selected ? others : [...others, choice] },
    };
  });
  return { id: attributeGroupId(name), title: name, isSingleChoice: false, options, isAttribute: true };
}

function attributeGroupId(name: string): string {
  return attributeText({ name, value: '' });
}

/** A chosen value is still offered when nothing matches it any more. */
function withSelected(
  values: readonly { value: string; count: number }[],
  selectedValues: readonly string[],
) {
  const missing = selectedValues.filter(
    (selectedValue) => !values.some(({ value }) => value === selectedValue),
  );
  return [...values, ...missing.map((value) => ({ value, count: 0 }))];
}

function isSameChoice(a: AttributeChoice, b: AttributeChoice): boolean {
  return a.name === b.name && a.value === b.value;
}
