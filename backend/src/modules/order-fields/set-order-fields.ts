import { eq } from 'drizzle-orm';
import type { ResolversTypes } from '../../../../graphql/generated/resolvers.ts';
import {
  isOrderFieldFormat,
  maximumFieldMessageLength,
  type OrderFieldKind,
} from '../../../../lib/rules/orders/order-fields.ts';
import { badRequestMessage } from '../../../../lib/rules/text/backend-messages.ts';
import { normaliseText } from '../../../../lib/rules/text/normalise-text.ts';
import type { Context } from '../../context.ts';
import { orderFields } from '../../db/schema/order-fields.ts';
import { FieldProblems } from '../../field-problems.ts';
import { requireAbility } from '../session/abilities.ts';
import { writeAudit } from '../session/audit.ts';

type Input = ResolversTypes['OrderFieldInput'];

/** Stores what the customer acted for wants on its orders, in place of what it wanted before. @throws ShopError BAD_REQUEST */
export async function setOrderFields(context: Context, fields: readonly Input[]): Promise<number> {
  const session = requireAbility(context, 'manage-employees');
  const { customerId } = session;
  const problems = new FieldProblems();
  const rows = fields.map((field) => ({ customerId, ...parseField(field, problems) }));
  if (new Set(rows.map(({ kind }) => kind)).size !== rows.length) problems.add('kind', badRequestMessage);
  problems.check();
  await context.db.transaction(async (tx) => {
    await tx.delete(orderFields).where(eq(orderFields.customerId, customerId));
    if (rows.length > 0) await tx.insert(orderFields).values(rows);
    await writeAudit(tx, session, 'order-fields', { fields: rows.map(({ kind }) => kind).join(' ') });
  });
  return customerId;
}

function parseField(
  { kind, isRequired, format, message }: Input,
  problems: FieldProblems,
): { kind: OrderFieldKind; isRequired: boolean; format: string | null; message: string | null } {
  const ownFormat = normaliseText(format ?? '') || null;
  const ownMessage = normaliseText(message ?? '') || null;
  if (ownFormat !== null && !isOrderFieldFormat(ownFormat))
    problems.add(`${kind}.format`, 'Snið má vera allt að 40 stafir og aðeins ein stjarna í því.');
  if ((ownMessage ?? '').length > maximumFieldMessageLength)
    problems.add(`${kind}.message`, `Skýring má vera allt að ${maximumFieldMessageLength} stafir.`);
  return { kind, isRequired, format: ownFormat, message: ownMessage };
}
