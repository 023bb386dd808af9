import type { ResolversParentTypes } from '../../../../../graphql/generated/resolvers.ts';
import { normaliseText } from '../../../../../lib/rules/text/normalise-text.ts';
import type { Context } from '../../../context.ts';
import { ShopError } from '../../../errors.ts';
import { readProductsByIds } from '../../catalogue/read-catalogue.ts';
import { requireAbility, seesOwnNumbers } from '../../session/abilities.ts';
import { listDatabase } from '../../session/list-database.ts';
import { isReadable } from '../read-own-numbers.ts';
import * as store from './store.ts';

const pageSize = 50;
const maximumSearchLength = 200;
/** Products that a search shows of a customer's own. */
const maximumMatches = 8;

type Line = Awaited<ReturnType<typeof store.findPage>>['lines'][number];

/** A number as the contract has it. */
export const toLine = ({ productId, ...line }: Line): ResolversParentTypes['OwnNumberLine'] => ({
  ...line,
  productId: String(productId),
});

/** @throws ShopError UNAUTHENTICATED for a guest, PERMISSION_DENIED, BAD_REQUEST for a page out of bounds */
export async function readPage(context: Context, search: string, page: number) {
  const { customerId } = requireAbility(context, 'see-own-numbers');
  if (page < 1 || page > 10_000) throw new ShopError('BAD_REQUEST');
  const range = { offset: (page - 1) * pageSize, limit: pageSize };
  const { lines, total } = await store.findPage(listDatabase(context), customerId, readSearch(search), range);
  return { lines: lines.map(toLine), total, page, pageCount: Math.ceil(total / pageSize) };
}

/** What the visitor's own numbers and names find, best first; nothing for a guest. */
export async function findOwnMatches(context: Context, search: string) {
  const { session } = context.visitor;
  const text = readSearch(search);
  if (!session || !seesOwnNumbers(context.visitor) || text === '') return [];
  const db = listDatabase(context);
  const ids = await store.findMatches(db, session.customerId, text, maximumMatches);
  return readProductsByIds(db, ids, false);
}

function readSearch(search: string): string {
  const text = normaliseText(search).slice(0, maximumSearchLength);
  return isReadable(text) ? text : '';
}
