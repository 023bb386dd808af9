import { isObject, type Json, type JsonObject } from '../json.ts';
import type { Folding } from '../text/folding.ts';
import { TermDictionary } from '../text/term-dictionary.ts';
import { TermTrie } from '../text/term-trie.ts';
import { joinedRuns, tokenise } from '../text/tokens.ts';
import { Bits } from './bits.ts';
import { FacetColumn } from './facet-column.ts';
import { FacetRows } from './facet-rows.ts';
import { alwaysFacets, belongsTo, type Layout, type SearchableAttribute } from './layout.ts';
import { NumberColumn } from './number-column.ts';
import { Postings } from './postings.ts';
import { RecordRows } from './record-rows.ts';
import { TermRows } from './term-rows.ts';
import type { ValueCounts } from './value-counts.ts';
import { attributeOf, maxPosition, maxAttributes, packPlace } from './word-places.ts';

/** Gap between the words of two list entries, so that they are not neighbours. */
const entryGap = 8;

/** A record has more values than this, so up to here its columns are counted one by one. */
const fewColumns = 4;

/** What to index from the values at one path. */
interface Plan {
  attribute: number | undefined;
  facets: FacetColumn[];
  numbers: NumberColumn | undefined;
  /** The part of the path before its first dot: its values are likely to recur together. */
  root: string;
}

/** Of all booleans: there are few combinations of them. */
const yesNoGroup = '';

export type SharedIndex = ReturnType<MemoryIndex['share']>;

/** The in-memory part of an index. Records are numbered in order of arrival; a changed record gets a new number. */
export class MemoryIndex {
  readonly terms = new TermDictionary();
  readonly postings = new Postings();
  /** The terms of each record: of few records it is quicker to look at theirs than at all records of a term. */
  readonly termRows = new TermRows();
  attributes: SearchableAttribute[];
  readonly facets = new Map<string, FacetColumn>();
  readonly numbers = new Map<string, NumberColumn>();
  readonly layout: Layout;
  readonly folding: Folding;
  readonly separators: string;
  /** Database row of each record. */
  readonly rows = new RecordRows();
  readonly #plans = new Map<string, Plan>();
  readonly #positions = new Uint32Array(maxAttributes);
  #live = new Bits(0);
  readonly #facetRows: FacetRows;
  #mistypable: { key: string; trie: TermTrie; ids: Uint32Array } | undefined;
  /** Incremented by each change, which invalidates cached results. */
  version = 0;

  constructor(layout: Layout, folding: Folding, separators: string) {
    this.layout = layout;
    this.folding = folding;
    this.separators = separators;
    this.attributes = [...layout.searchable];
    for (const name of [...alwaysFacets, ...layout.facets.map((facet) => facet.name)])
      this.facets.set(name, new FacetColumn());
    for (const name of layout.grouped) if (!this.facets.has(name)) this.facets.set(name, new FacetColumn());
    this.#facetRows = new FacetRows(layout.facets.flatMap(({ name }) => this.facets.get(name) ?? []));
  }

  /**
   * What another thread reads this index by, until the next change: its arrays are the same memory there, and the rest is copied.
   * An index that has adopted it is only to be read.
   */
  share() {
    return {
      layout: this.layout,
      attributes: this.attributes,
      terms: this.terms.share(),
      postings: this.postings.share(),
      termRows: this.termRows.share(),
      rows: this.rows.share(),
      facets: Array.from(this.facets, ([name, column]) => ({ name, column: column.share() })),
      numbers: Array.from(this.numbers, ([path, column]) => ({ path, column: column.share() })),
      facetRows: this.#facetRows.share(),
      version: this.version,
    };
  }

  /** @param shared of an index with this layout */
  adopt(shared: SharedIndex): void {
    this.attributes = shared.attributes;
    this.terms.adopt(shared.terms);
    this.postings.adopt(shared.postings);
    this.termRows.adopt(shared.termRows);
    this.rows.adopt(shared.rows);
    for (const { name, column } of shared.facets) this.facets.get(name)?.adopt(column);
    for (const { path, column } of shared.numbers) {
      const numbers = this.numbers.get(path) ?? new NumberColumn();
      numbers.adopt(column);
      this.numbers.set(path, numbers);
    }
    this.#facetRows.adopt(shared.facetRows);
    this.#live = new Bits(0);
    this.version = shared.version;
  }

  /** Numbers assigned so far, including removed records. */
  get size(): number {
    return this.rows.size;
  }

  get liveSize(): number {
    return this.rows.liveSize;
  }

  live(): Bits {
    if (this.#live.size !== this.size) this.#live = this.rows.live();
    return this.#live;
  }

  /**
   * The terms, sorted, that are in some attribute where typos count, with their numbers: not the SKUs and codes, of which there are
   * many more than words.
   */
  mistypableTerms(strict: Uint8Array): { trie: TermTrie; ids: Uint32Array } {
    const key = `${this.version} ${strict.join('')}`;
    if (this.#mistypable?.key !== key) {
      const isIn = (id: number): boolean => {
        let isWord = false;
        this.postings.visit(id, (page, from, to) => {
          for (let at = from; at < to && !isWord; at += 1)
            isWord = !strict[attributeOf(this.postings.placeOf(page[at] ?? 0))];
          return isWord;
        });
        return isWord;
      };
      const ids = this.terms.sortedIds().filter(isIn);
      this.#mistypable = { key, ids, trie: new TermTrie(Array.from(ids, (id) => this.terms.term(id))) };
    }
    return this.#mistypable;
  }

  /** How many of `records` have each value of these facets, and maybe of others. */
  facetCounts(records: Uint32Array, names: readonly string[]): Map<FacetColumn, ValueCounts> {
    if (names.length > fewColumns) return this.#facetRows.counts(records);
    const columns = names.flatMap((name) => this.facets.get(name) ?? []);
    return new Map(columns.map((column) => [column, column.counts(records)]));
  }

  /** Number of the record in this database row. */
  recordOf(row: number): number | undefined {
    return this.rows.find(row);
  }

  objectID(record: number): string {
    const ids = this.facets.get('objectID');
    const value = ids?.first(record);
    return value === undefined ? '' : (ids?.values.text(value) ?? '');
  }

  add(row: number, body: JsonObject): void {
    const record = this.size;
    this.rows.add(row);
    this.#positions.fill(0);
    this.#walk(record, body, '');
    this.#facetRows.close(record);
    this.termRows.close(record);
    this.version += 1;
  }

  remove(row: number): void {
    if (!this.rows.remove(row)) return;
    this.#live = new Bits(0);
    this.version += 1;
  }

  #walk(record: number, value: Json, path: string): void {
    if (Array.isArray(value)) {
      for (const entry of value) this.#walk(record, entry, path);
    } else if (isObject(value)) {
      for (const name in value) this.#walk(record, value[name] ?? null, path ? `${path}.${name}` : name);
    } else if (value !== null) {
      this.#addValue(record, value, this.#planFor(path));
    }
  }

  #addValue(record: number, value: string | number | boolean, plan: Plan): void {
    if (typeof value !== 'string') plan.numbers?.add(record, Number(value));
    for (const facet of plan.facets) {
      const ordinal = facet.add(record, value);
      if (ordinal !== -1)
        this.#facetRows.add(facet, ordinal, typeof value === 'boolean' ? yesNoGroup : plan.root);
    }
    if (plan.attribute !== undefined && typeof value !== 'boolean')
      this.#addText(record, plan.attribute, String(value));
  }

  #addText(record: number, attribute: number, text: string): void {
    const tokens = tokenise(text, this.folding, this.separators);
    const first = this.#positions[attribute] ?? 0;
    if (first > maxPosition) return;
    for (const [at, { term }] of tokens.entries())
      this.#post(term, record, packPlace(attribute, first + at, tokens.length === 1));
    for (const run of joinedRuns(tokens)) {
      const whole = run.first === 0 && run.last === tokens.length - 1;
      this.#post(run.term, record, packPlace(attribute, first + run.first, whole));
    }
    this.#positions[attribute] = first + tokens.length + entryGap;
  }

  #post(term: string, record: number, place: number): void {
    const id = this.terms.add(term);
    if (this.postings.add(id, record, place)) this.termRows.add(id);
  }

  #planFor(path: string): Plan {
    const known = this.#plans.get(path);
    if (known) return known;
    const { numeric } = this.layout;
    const numbers = !numeric || numeric.includes(path) ? new NumberColumn() : undefined;
    if (numbers) this.numbers.set(path, numbers);
    const facets = [...this.facets].filter(([name]) => belongsTo(path, name)).map(([, column]) => column);
    const [root = ''] = path.split('.', 1);
    const plan = { attribute: this.#attributeFor(path), facets, numbers, root };
    this.#plans.set(path, plan);
    return plan;
  }

  #attributeFor(path: string): number | undefined {
    if (this.layout.searchable.length > 0) {
      const at = this.attributes.findIndex(({ name }) => belongsTo(path, name));
      return at === -1 ? undefined : at;
    }
    if (path === 'objectID') return undefined;
    if (this.attributes.length < maxAttributes) this.attributes.push({ name: path, rank: 0, ordered: false });
    return this.attributes.length - 1;
  }
}
