import type { ResolversParentTypes, ResolversTypes } from '../../../../../graphql/generated/resolvers.ts';
import { normaliseKennitala } from '../../../../../lib/rules/people/kennitala.ts';
import type { Context } from '../../../context.ts';
import { ShopError } from '../../../errors.ts';
import { toRowId } from '../../../row-id.ts';
import { readCart } from '../../cart/carts.ts';
import { listOwnCustomers } from '../../customer/customers.ts';
import { readActingRights } from '../../session/acting-rights.ts';
import { requireStrongSession } from '../../session/require-strong.ts';
import { requireSession } from '../../session/sessions.ts';
import { requireAgent } from '../require-agent.ts';
import * as store from './store.ts';

/** Limits harvesting of the customer list (reliability F28). */
const maxPageSize = 50;
const maxPage = 1_000;
const maxSearchLength = 100;
const recentCount = 5;

interface CustomerQuery {
  page: number;
  pageSize: number;
  sort: ResolversTypes['AgentCustomerSort'] | null;
  isActive: boolean | null;
  isConfirmed: boolean | null;
  search: string | null;
}

/** @throws ShopError UNAUTHENTICATED, PERMISSION_DENIED for anyone but an agent, BAD_REQUEST for a page out of bounds */
export async function listAgentCustomers(
  context: Context,
  { page, pageSize, sort, search, ...filter }: CustomerQuery,
): Promise<ResolversParentTypes['AgentCustomers']> {
  await requireAgent(context);
  const isPossible = page >= 1 && page <= maxPage && pageSize >= 1 && pageSize <= maxPageSize;
  if (!isPossible || (search?.length ?? 0) > maxSearchLength) throw new ShopError('BAD_REQUEST');
  const rows = await store.findPage(
    context.db,
    { ...filter, words: searchWords(search ?? '') },
    { column: sort?.column ?? 'name', descending: sort?.sortDirection === 'Descending' },
    { offset: (page - 1) * pageSize, limit: pageSize + 1 },
  );
  return { hasMore: rows.length > pageSize, customers: rows.slice(0, pageSize).map(toAgentCustomer) };
}

/** The search text as words; a national id is one word, with its dash or spaces or without. */
function searchWords(search: string): string[] {
  const clean = search.toWellFormed().replaceAll('\0', '').normalize('NFC').trim();
  const digits = normaliseKennitala(clean);
  if (/^\d+$/.test(digits)) return [digits];
  return clean.split(/\s+/).filter((word) => word !== '');
}

/** The customers that an agent acted for last. @throws ShopError as listAgentCustomers */
export async function listRecentCustomers(
  context: Context,
): Promise<ResolversParentTypes['AgentCustomer'][]> {
  const { actorId } = await requireAgent(context);
  return (await store.findRecent(context.db, actorId, recentCount)).map(toAgentCustomer);
}

/** The signed-in user and their companies, whichever customer is acted for now. */
export async function listAvailableCustomers(
  context: Context,
): Promise<ResolversParentTypes['AvailableCustomer'][]> {
  const { actorId, customerId } = requireSession(context);
  const choices = await listOwnCustomers(context.db, actorId);
  return choices.map(({ id, name, ssn, isCompany }) => ({
    id: String(id),
    name,
    ssn,
    isCompany,
    isOwn: id === actorId,
    isCurrent: id === customerId,
  }));
}

/** Cart lines that the preview names; the rest is counted. */
const previewLineCount = 5;

/** The cart that the visitor has with a customer, shown before switching. @throws ShopError NOT_FOUND for a customer that may not be acted for, PERMISSION_DENIED as requireAgent */
export async function previewOpenCart(
  context: Context,
  customerId: string,
): Promise<ResolversParentTypes['OpenCart']> {
  const session = requireSession(context);
  const id = toRowId(customerId);
  const rights = await readActingRights(context.db, session.actorId, id);
  if (!rights) throw new ShopError('NOT_FOUND');
  if (rights.role === 'Agent') requireStrongSession(context);
  const { lines, totals } = await readCart(context.db, {
    session: { ...session, ...rights, customerId: id, billToId: null },
    cartKey: null,
    lastWrite: null,
  });
  return {
    totalPrice: totals.gross,
    totalItems: lines.length,
    items: lines
      .slice(0, previewLineCount)
      .map(({ product, quantity }) => ({ sku: product.sku, name: product.name, quantity })),
  };
}

function toAgentCustomer({ id, creditLimit, ...row }: store.AgentCustomerRow) {
  return { ...row, id: String(id), isCreditable: creditLimit !== null };
}
