import {
  ownNameProblem,
  ownNumberCode,
  ownNumberProblem,
  type OwnNumber,
} from '../../../../../lib/rules/products/own-number.ts';
import { collapseSpaces } from '../../../../../lib/rules/text/normalise-text.ts';
import type { Database } from '../../../db/connect.ts';
import { findIdsByWrittenCodes } from '../../catalogue/find-by-codes.ts';
import { readProductsByIds } from '../../catalogue/read-catalogue.ts';
import * as store from './store.ts';

/** What somebody wants a product to be called. */
export interface AskedRow {
  /** Our number, or a barcode. */
  product: string;
  number: string;
  name?: string | null | undefined;
}

interface PlannedProduct {
  id: number;
  sku: string;
  name: string;
}

/** What becomes of one row. */
export interface PlannedRow {
  change: 'New' | 'Changed' | 'Same' | 'Refused';
  /** Icelandic: why it is refused. */
  problem: string | null;
  product: PlannedProduct | null;
  number: string;
  code: string;
  name: string | null;
  before: OwnNumber | null;
  /** Our number of the product that loses the number. */
  movedFrom: string | null;
}

/** What setting these rows would do to the customer's numbers, row by row; nothing is written. */
export async function planRows(
  db: Database,
  customerId: number,
  rows: readonly AskedRow[],
): Promise<PlannedRow[]> {
  const idsByCode = await findIdsByWrittenCodes(
    db,
    rows.map(({ product }) => product),
  );
  const ids = [...new Set([...idsByCode.values()].flat())];
  const products = new Map((await readProductsByIds(db, ids, false)).map((row) => [row.id, row]));
  const read = rows.map((row) => {
    const found = (idsByCode.get(row.product) ?? []).flatMap((id) => products.get(id) ?? []);
    return readRow(row, found);
  });
  const good = read.filter(({ problem }) => problem === null);
  const before = await store.findByProducts(db, customerId, ids);
  const holders = await store.findByCodes(
    db,
    customerId,
    good.map(({ code }) => code),
  );
  const taken = { codes: new Set<string>(), products: new Set<number>() };
  return read.map((row) => {
    if (row.problem !== null || !row.product) return row;
    const problem = findRepetition(row.code, row.product, taken);
    if (problem !== null) return { ...row, change: 'Refused', problem };
    taken.codes.add(row.code);
    taken.products.add(row.product.id);
    const { id } = row.product;
    const own = before.find(({ productId }) => productId === id) ?? null;
    const holder = holders.find(({ code, productId }) => code === row.code && productId !== id);
    if (own && own.number === row.number && own.name === row.name) return { ...row, change: 'Same' };
    return {
      ...row,
      change: own ? 'Changed' : 'New',
      before: own && { number: own.number, name: own.name },
      movedFrom: holder?.sku ?? null,
    };
  });
}

function findRepetition(
  code: string,
  { id }: PlannedProduct,
  taken: { codes: ReadonlySet<string>; products: ReadonlySet<number> },
): string | null {
  if (taken.codes.has(code)) return 'Ykkar númer er á annarri línu líka';
  return taken.products.has(id) ? 'Varan er á annarri línu líka' : null;
}

function readRow(row: AskedRow, found: readonly PlannedProduct[]): PlannedRow {
  const number = collapseSpaces(row.number);
  const name = collapseSpaces(row.name ?? '');
  const product = found.length === 1 ? (found[0] ?? null) : null;
  const problem =
    findProductProblem(row.product, found.length) ?? ownNumberProblem(row.number) ?? ownNameProblem(name);
  return {
    change: problem === null ? 'New' : 'Refused',
    problem,
    product: product && { id: product.id, sku: product.sku, name: product.name },
    number,
    code: ownNumberCode(number),
    name: name || null,
    before: null,
    movedFrom: null,
  };
}

function findProductProblem(product: string, found: number): string | null {
  if (product.trim() === '') return 'Vörunúmer okkar vantar';
  if (found === 0) return 'Engin vara fannst með þessu númeri';
  return found > 1 ? 'Númerið á við fleiri en eina vöru' : null;
}
