import { ownNumberCode, type OwnNumber } from '../../../../lib/rules/products/own-number.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connect.ts';
import { createBatchLoader } from '../../graphql/batch.ts';
import { perRequest } from '../../graphql/per-request.ts';
import { seesOwnNumbers } from '../session/abilities.ts';
import { listDatabase } from '../session/list-database.ts';
import * as store from './internal/store.ts';

/** What the customer acted for calls a product; undefined for none, and for who sees what guests see. */
export const readOwnNumber = perRequest((context: Context) =>
  createBatchLoader(async (productIds: number[]) => {
    const { session } = context.visitor;
    if (!session || !seesOwnNumbers(context.visitor)) return new Map<number, OwnNumber>();
    return readOwnNumbers(listDatabase(context), session.customerId, productIds);
  }),
);

/** What a customer calls these products, by the product's id. */
export async function readOwnNumbers(
  db: Database,
  customerId: number,
  productIds: readonly number[],
): Promise<Map<number, OwnNumber>> {
  const rows = await store.findByProducts(db, customerId, productIds);
  return new Map(rows.map(({ productId, number, name }) => [productId, { number, name }]));
}

/** Whether a customer has numbers of its own. */
export async function hasOwnNumbers(db: Database, customerId: number): Promise<boolean> {
  return (await store.countOwnNumbers(db, customerId)) > 0;
}

/** Lines with what the customer calls their products now, for what keeps it. */
export async function withOwnNumbers<Line extends { productId: number }>(
  db: Database,
  customerId: number,
  lines: readonly Line[],
): Promise<(Line & { ownNumber: string | null; ownName: string | null })[]> {
  const ids = lines.map(({ productId }) => productId);
  const own = await readOwnNumbers(db, customerId, ids);
  return lines.map((line) => {
    const { number = null, name = null } = own.get(line.productId) ?? {};
    return { ...line, ownNumber: number, ownName: name };
  });
}

/** Ids of products that are sold, by the visitor's own numbers as they were written. */
export async function findByOwnNumbers(
  { db, visitor }: Pick<Context, 'db' | 'visitor'>,
  numbers: readonly string[],
): Promise<Map<string, number>> {
  const { session } = visitor;
  return session && seesOwnNumbers(visitor)
    ? findIdsByOwnNumbers(db, session.customerId, numbers)
    : new Map();
}

/** As findByOwnNumbers, of one customer. */
export async function findIdsByOwnNumbers(
  db: Database,
  customerId: number,
  numbers: readonly string[],
): Promise<Map<string, number>> {
  const codes = new Map(
    numbers.filter(isReadable).flatMap((number) => {
      const code = ownNumberCode(number);
      return code === '' ? [] : [[number, code] as const];
    }),
  );
  const rows = await store.findByCodes(db, customerId, [...new Set(codes.values())]);
  const idByCode = new Map(rows.map(({ code, productId }) => [code, productId]));
  return new Map(
    [...codes].flatMap(([number, code]) => {
      const id = idByCode.get(code);
      return id === undefined ? [] : [[number, id] as const];
    }),
  );
}

/** What PostgreSQL takes as a text. */
export const isReadable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');
