import type { ResolversTypes } from '../../../../../graphql/generated/resolvers.ts';
import { maximumOwnNumbers, ownNumberProblem } from '../../../../../lib/rules/products/own-number.ts';
import { maximumOwnNumberRows } from '../../../../../lib/rules/products/own-number-file.ts';
import { formatNumber } from '../../../../../lib/rules/text/icelandic.ts';
import { badRequestMessage } from '../../../../../lib/rules/text/backend-messages.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import { ShopError } from '../../../errors.ts';
import { FieldProblems } from '../../../field-problems.ts';
import { parseProductId } from '../../catalogue/read-catalogue.ts';
import { requireAbility } from '../../session/abilities.ts';
import { toLine } from './list.ts';
import { planRows, type AskedRow, type PlannedRow } from './plan.ts';
import * as store from './store.ts';

type Outcome = ResolversTypes['OwnNumberOutcome'];

/** @throws ShopError UNAUTHENTICATED, PERMISSION_DENIED, BAD_REQUEST for too many rows */
export async function previewRows(context: Context, rows: readonly AskedRow[]): Promise<Outcome[]> {
  const { customerId } = requireAbility(context, 'manage-own-numbers');
  checkSize(rows);
  return (await planRows(context.db, customerId, rows)).map(toOutcome);
}

/** Sets what is good of the rows. @throws as previewRows, and FAILED_PRECONDITION for more numbers than a customer may have */
export async function importRows(context: Context, rows: readonly AskedRow[]): Promise<Outcome[]> {
  const { customerId } = requireAbility(context, 'manage-own-numbers');
  checkSize(rows);
  return context.db.transaction(async (tx) => {
    await store.lockOwnNumbers(tx, customerId);
    const planned = await planRows(tx, customerId, rows);
    await writeRows(tx, customerId, planned);
    return planned.map(toOutcome);
  });
}

/** Sets one number. @throws ShopError BAD_REQUEST with extensions.fields; else as importRows */
export async function setNumber(context: Context, row: AskedRow): Promise<ResolversTypes['OwnNumberLine']> {
  const { customerId } = requireAbility(context, 'manage-own-numbers');
  return context.db.transaction(async (tx) => {
    await store.lockOwnNumbers(tx, customerId);
    const [planned] = await planRows(tx, customerId, [row]);
    if (!planned?.product) return refuse('product', planned?.problem ?? null);
    if (planned.problem !== null)
      return refuse(ownNumberProblem(row.number) === null ? 'name' : 'number', planned.problem);
    // One number that is typed is not meant to take it from another product.
    if (planned.movedFrom !== null)
      return refuse('number', `${planned.movedFrom} er með þetta númer hjá ykkur`);
    await writeRows(tx, customerId, [planned]);
    const [line] = await store.findLine(tx, customerId, planned.product.id);
    if (!line) throw new Error('The own number was not written');
    return toLine(line);
  });
}

/** @throws ShopError UNAUTHENTICATED, PERMISSION_DENIED */
export async function removeNumber(context: Context, productId: string): Promise<true> {
  const { customerId } = requireAbility(context, 'manage-own-numbers');
  const id = parseProductId(productId);
  if (id !== null)
    await context.db.transaction(async (tx) => {
      await store.lockOwnNumbers(tx, customerId);
      await store.deleteNumber(tx, customerId, id);
    });
  return true;
}

function refuse(field: string, problem: string | null): never {
  const problems = new FieldProblems();
  problems.add(field, problem ?? badRequestMessage);
  problems.check();
  throw new ShopError('BAD_REQUEST');
}

function checkSize(rows: readonly AskedRow[]): void {
  if (rows.length > maximumOwnNumberRows) throw new ShopError('BAD_REQUEST');
}

async function writeRows(tx: Database, customerId: number, planned: readonly PlannedRow[]): Promise<void> {
  const changedAt = new Date();
  await store.replaceNumbers(
    tx,
    customerId,
    planned.flatMap(({ change, product, number, code, name }) =>
      product && (change === 'New' || change === 'Changed')
        ? [{ productId: product.id, number, code, name, changedAt }]
        : [],
    ),
  );
  if ((await store.countOwnNumbers(tx, customerId)) > maximumOwnNumbers)
    throw new ShopError(
      'FAILED_PRECONDITION',
      `Ykkar vörunúmer geta verið ${formatNumber(maximumOwnNumbers)} í mesta lagi. Vinsamlegast eyðið fyrst þeim sem ekki eru notuð.`,
    );
}

function toOutcome({ change, problem, product, before, movedFrom }: PlannedRow): Outcome {
  return {
    change,
    problem,
    sku: product?.sku ?? null,
    productName: product?.name ?? null,
    before: before && { number: before.number, name: before.name ?? null },
    movedFrom,
  };
}
