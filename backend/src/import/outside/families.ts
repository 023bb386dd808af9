import { slugify } from '../../../../lib/rules/text/icelandic-order.ts';
import type { OutsideField, OutsideRecord } from './fields.ts';
import { foldColumn, kinds } from './kinds.ts';
import type { Mapping } from './mapping.ts';

/** Fields that a variant takes over from the product that it is one of. */
const inherited: ReadonlySet<OutsideField> = new Set([
  'name',
  'description',
  'brand',
  'categories',
  'pictures',
  'shown',
  'attributeName',
  'taxPercentage',
]);

/** Columns of each field, in the order of the file. */
export function columnsOf(mapping: Mapping, field: OutsideField): string[] {
  return Object.keys(mapping.columns).filter((column) => mapping.columns[column] === field);
}

/** The first of the field's columns that holds something. */
export function firstCell({ cells }: OutsideRecord, columns: readonly string[]): string {
  return columns.map((column) => cells[column] ?? '').find((text) => text !== '') ?? '';
}

function inherit(record: OutsideRecord, parent: OutsideRecord, mapping: Mapping): OutsideRecord {
  const cells = { ...record.cells };
  for (const [column, field] of Object.entries(mapping.columns))
    if (field && inherited.has(field)) cells[column] ||= parent.cells[column] ?? '';
  return { ...record, cells };
}

/** Records of goods alone: variants complete, without the records that only hold others together. */
export function completeFamilies(
  records: AsyncIterable<OutsideRecord>,
  mapping: Mapping,
): AsyncIterable<OutsideRecord> {
  return mapping.kind === 'shopify' ? joinRows(records, mapping) : inheritFromParents(records, mapping);
}

/** Shopify writes a product in several rows with one handle: its variants, and a row for each further picture. */
async function* joinRows(
  records: AsyncIterable<OutsideRecord>,
  mapping: Mapping,
): AsyncGenerator<OutsideRecord> {
  const handles = columnsOf(mapping, 'group');
  let family: OutsideRecord[] = [];
  for await (const record of records) {
    if (record.problem !== undefined) {
      yield record;
      continue;
    }
    if (family[0] && firstCell(record, handles) !== firstCell(family[0], handles)) {
      yield* listVariants(family, mapping);
      family = [];
    }
    family.push(record);
  }
  yield* listVariants(family, mapping);
}

function* listVariants(family: readonly OutsideRecord[], mapping: Mapping): Generator<OutsideRecord> {
  const [first] = family;
  if (!first) return;
  const [handle = ''] = columnsOf(mapping, 'group');
  const [sku = ''] = columnsOf(mapping, 'sku');
  const pictureColumns = columnsOf(mapping, 'pictures');
  const prices = columnsOf(mapping, 'price');
  const variants = family.filter((row) => row === first || firstCell(row, prices) !== '' || row.cells[sku]);
  const pictures = [
    ...new Set(family.flatMap((row) => pictureColumns.map((column) => row.cells[column] ?? ''))),
  ];
  for (const [index, row] of variants.entries()) {
    const complete = inherit(row, first, mapping);
    const cells: Record<string, string> = { ...complete.cells };
    for (const column of pictureColumns) cells[column] = '';
    const [pictureColumn] = pictureColumns;
    if (pictureColumn !== undefined) cells[pictureColumn] = pictures.filter(Boolean).join(',');
    // A shop without numbers of its own knows its goods by their handle.
    cells[sku] ||= variants.length > 1 ? `${cells[handle]}-${index + 1}` : (cells[handle] ?? '');
    if (variants.length === 1) cells[handle] = '';
    yield { ...complete, cells };
  }
}

/** How many products with variants are remembered: their variants follow them in the file. */
const maxParents = 50_000;

async function* inheritFromParents(
  records: AsyncIterable<OutsideRecord>,
  mapping: Mapping,
): AsyncGenerator<OutsideRecord> {
  const kindColumns = columnsOf(mapping, 'kind');
  const groups = columnsOf(mapping, 'group');
  const skus = columnsOf(mapping, 'sku');
  const parents = new Map<string, OutsideRecord>();
  const numbers = new OwnNumbers(mapping);
  const storeViews = Object.keys(mapping.columns).filter(
    (column) => foldColumn(column) === 'store view code',
  );
  const seen = new Set<string>();
  /** The cell of the family's column with this name. */
  const named = ({ cells }: OutsideRecord, name: string): string =>
    cells[groups.find((column) => foldColumn(column) === name) ?? ''] ?? '';
  const isVariation = (kind: string): boolean => kind === 'variation';
  for await (const record of records) {
    if (record.problem !== undefined) {
      yield record;
      continue;
    }
    const kind = firstCell(record, kindColumns).toLowerCase().split(',')[0] ?? '';
    if (mapping.kind !== 'woocommerce') {
      const sku = firstCell(record, skus);
      // Magento repeats a product for each view of the shop, with what is said otherwise there.
      if (storeViews.length > 0 && firstCell(record, storeViews) !== '' && seen.has(sku)) continue;
      if (storeViews.length > 0) seen.add(sku);
      if (!kinds[mapping.kind].parents.includes(kind)) yield record;
      continue;
    }
    const id = named(record, 'id');
    const parent = named(record, 'parent');
    if (kinds.woocommerce.parents.includes(kind)) {
      if (parents.size < maxParents) {
        parents.set(`id:${id}`, record);
        const sku = firstCell(record, skus);
        if (sku !== '') parents.set(sku, record);
      }
      continue;
    }
    const known = isVariation(kind) ? parents.get(parent) : undefined;
    const complete = known ? inherit(record, known, mapping) : record;
    const cells = { ...complete.cells };
    const [sku] = skus;
    if (sku !== undefined) cells[sku] ||= numbers.numberOf(complete, id, isVariation(kind) ? parent : '');
    // The record's own id is nobody's family.
    if (groups[0] !== undefined) cells[groups[0]] = isVariation(kind) ? parent : '';
    yield { ...complete, cells };
  }
}

/** WooCommerce wants no numbers: such goods are known by their id, else by their parent's or their name. */
class OwnNumbers {
  readonly #names: readonly string[];
  readonly #counts = new Map<string, number>();

  constructor(mapping: Mapping) {
    this.#names = columnsOf(mapping, 'name');
  }

  numberOf(record: OutsideRecord, id: string, parent: string): string {
    if (id !== '') return `WOO-${id}`;
    if (parent === '') return slugify(firstCell(record, this.#names)).slice(0, 50);
    const count = (this.#counts.get(parent) ?? 0) + 1;
    this.#counts.set(parent, count);
    return `${parent.slice(0, 58)}-${count}`;
  }
}
