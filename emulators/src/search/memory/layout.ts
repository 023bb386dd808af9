import { strings } from '../json.ts';
import type { Settings } from '../settings.ts';
import { parseSortCriterion } from '../sort-criterion.ts';
import { maxAttributes } from './word-places.ts';

export interface SearchableAttribute {
  name: string;
  /** 0 is the most important; attributes in one entry share a rank. */
  rank: number;
  /** Whether an earlier position of a word ranks higher. */
  ordered: boolean;
}

interface FacetDeclaration {
  name: string;
  filterOnly: boolean;
  searchable: boolean;
  afterDistinct: boolean;
}

/** Filterable without being declared. */
export const alwaysFacets: ReadonlySet<string> = new Set(['objectID', '_tags']);

/** What is trending is ranked by these. */
export const popularityAttributes = ['_popularity', 'popularity'];

/** What an index must hold in memory, by its settings and those of its replicas. */
export interface Layout {
  /** Empty: every attribute with text, all with the same rank. */
  searchable: readonly SearchableAttribute[];
  facets: readonly FacetDeclaration[];
  /** Also stored by value: for distinct and for sorting by text. */
  grouped: readonly string[];
  /** Whose numbers are filtered or ranked by. Undefined: all. */
  numeric: readonly string[] | undefined;
}

function toSearchable(settings: Settings): SearchableAttribute[] {
  const entries = strings(settings.searchableAttributes).map((entry) => entry.split(','));
  const all = entries.flatMap((names, rank) =>
    names.map((written) => {
      const [, modifier, inner] = /^(ordered|unordered)\((.*)\)$/.exec(written.trim()) ?? [];
      return { name: inner ?? written.trim(), rank, ordered: modifier !== 'unordered' };
    }),
  );
  return all.slice(0, maxAttributes);
}

const declared = new WeakMap<object, FacetDeclaration[]>();

/** Read once for settings that do not change: an index may have hundreds. */
export function toFacets({ attributesForFaceting: written }: Settings): readonly FacetDeclaration[] {
  if (!Array.isArray(written)) return readFacets(written);
  const known = declared.get(written) ?? readFacets(written);
  declared.set(written, known);
  return known;
}

function readFacets(written: Settings['attributesForFaceting']): FacetDeclaration[] {
  return strings(written).map((entry) => {
    const declaration = { name: entry.trim(), filterOnly: false, searchable: false, afterDistinct: false };
    for (let inner = unwrap(declaration.name); inner; inner = unwrap(declaration.name)) {
      declaration.name = inner.name;
      declaration[inner.modifier] = true;
    }
    return declaration;
  });
}

function unwrap(written: string) {
  const [, modifier, name] = /^(filterOnly|searchable|afterDistinct)\((.*)\)$/.exec(written) ?? [];
  if (!modifier || !name) return undefined;
  return { name: name.trim(), modifier: modifier as 'filterOnly' | 'searchable' | 'afterDistinct' };
}

/** The numeric filters of these settings, some of them in `equalOnly()`. Undefined: all attributes with numbers. */
export function toNumericFilters(settings: Settings): readonly string[] | undefined {
  const written = settings['numericAttributesForFiltering'] ?? settings['numericAttributesToIndex'];
  return written === undefined || written === null ? undefined : strings(written);
}

/** The first settings are the index's own, the others its replicas'. */
export function toLayout([own = {}, ...replicas]: readonly Settings[]): Layout {
  const all = [own, ...replicas];
  const sorted = all.flatMap((settings) =>
    [...strings(settings.ranking), ...strings(settings.customRanking)].flatMap(
      (entry) => parseSortCriterion(entry)?.attribute ?? [],
    ),
  );
  const distinct = all.flatMap((settings) => strings(settings.attributeForDistinct));
  const facets = new Map(all.flatMap(toFacets).map((facet) => [facet.name, facet]));
  const filters = all.map(toNumericFilters);
  const filtered = filters.flatMap((entries = []) =>
    entries.map((entry) => entry.replace(/^equalOnly\((.*)\)$/, '$1')),
  );
  return {
    searchable: toSearchable(own),
    facets: [...facets.values()],
    grouped: [...new Set([...sorted, ...distinct])],
    numeric: filters.includes(undefined)
      ? undefined
      : [...new Set([...filtered, ...sorted, ...popularityAttributes])],
  };
}

/** Whether a value at `path` belongs to `attribute`: `attributes` holds `attributes.value`. */
export function belongsTo(path: string, attribute: string): boolean {
  return path === attribute || (path.startsWith(attribute) && path[attribute.length] === '.');
}
