import type { OutsideField, OutsideRecord } from './fields.ts';
import { kinds } from './kinds.ts';
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
  const isVariation = (kind: string): boolean => kind === 'variation';
  for await (const record of records) {
    if (record.problem !== undefined) {
      yield record;
      continue;
    }
    const kind = firstCell(record, kindColumns).toLowerCase().split(',')[0] ?? '';
    if (mapping.kind !== 'woocommerce') {
      if (!kinds[mapping.kind].parents.includes(kind)) yield record;
      continue;
    }
    const [id = '', parent = ''] = groups.map((column) => record.cells[column] ?? '');
    if (kinds.woocommerce.parents.includes(kind)) {
      if (parents.size < maxParents) {
        parents.set(`id:${id}`, record);
        parents.set(firstCell(record, skus), record);
      }
      continue;
    }
    const known = isVariation(kind) ? parents.get(parent) : undefined;
    const complete = known ? inherit(record, known, mapping) : record;
    const cells = { ...complete.cells };
    // The record's own id is nobody's family.
    if (groups[0] !== undefined) cells[groups[0]] = isVariation(kind) ? parent : '';
    yield { ...complete, cells };
  }
}
