import { priceUnits } from '../rules/products/package-content.ts';
import type { CategoryNode } from './category-path.ts';
import {
  attributePrefix,
  hostedSwitches,
  categoryLevels,
  findCategoryNames,
  levelSeparator,
  unitPriceAttribute,
} from './hosted-names.ts';
import { type ListingState, listingSwitches } from './listing-state.ts';

/** One group of choices as the hosted search filters by it. */
export interface GroupFilter {
  group: string;
  /** Alternatives. */
  facetFilters: readonly string[];
  numericFilters: readonly string[];
  /** Counted as if nothing of the group were chosen. */
  attributes: readonly string[];
}

/** What is chosen, group by group. */
export function toGroupFilters(state: ListingState, tree: readonly CategoryNode[]): GroupFilter[] {
  const groups: GroupFilter[] = [];
  const add = (group: string, attributes: readonly string[], facetFilters: readonly string[]): void =>
    void groups.push({ group, attributes, facetFilters, numericFilters: [] });
  const names = findCategoryNames(tree, state.category);
  const level = categoryLevels[names.length - 1];
  if (level) add('category', categoryLevels, [`${level}:${names.join(levelSeparator)}`]);
  if (state.brands.length > 0)
    add(
      'brand',
      ['brand'],
      state.brands.map((brand) => filterFor('brand', brand)),
    );
  for (const name of new Set(state.attributes.map((choice) => choice.name))) {
    const attribute = attributePrefix + name;
    const choicesOfName = state.attributes.filter((choice) => choice.name === name);
    add(
      attribute,
      [attribute],
      choicesOfName.map(({ value }) => filterFor(attribute, value)),
    );
  }
  for (const { field } of listingSwitches)
    if (state[field]) add(field, [hostedSwitches[field]], [`${hostedSwitches[field]}:true`]);
  const addRange = (
    attribute: string,
    from: number | undefined,
    to: number | undefined,
    attributes = [attribute],
  ): void => {
    const numericFilters = [
      ...(from === undefined ? [] : [`${attribute}>=${from}`]),
      ...(to === undefined ? [] : [`${attribute}<=${to}`]),
    ];
    if (numericFilters.length > 0)
      groups.push({ group: attribute, attributes, facetFilters: [], numericFilters });
  };
  addRange('price', state.priceFrom, state.priceTo);
  const { unit, unitFrom, unitTo } = state;
  if (unit !== undefined)
    addRange(unitPriceAttribute(unit), unitFrom, unitTo, priceUnits.map(unitPriceAttribute));
  return groups;
}

/** A leading hyphen would negate the filter. */
const filterFor = (attribute: string, value: string): string => `${attribute}:${value.replace(/^-/, '\\-')}`;
