import type { ResolversParentTypes } from '../../../../../graphql/generated/resolvers.ts';
import { orderFieldNames, ownOptionIds } from '../../../../../lib/rules/orders/order-fields.ts';
import type { Database } from '../../../db/connect.ts';
import { readOrderFields } from '../../order-fields/order-fields.ts';
import { findOptions, type OptionRow } from './store.ts';

/** A question of the payment step, with what the debtor wants of its answer. */
export interface AskedOption extends OptionRow {
  format: string | null;
  message: string | null;
}

/** The shop's questions and the debtor's own fields; a question of the same kind is asked once. */
export async function findAskedOptions(db: Database, debtorId: number): Promise<AskedOption[]> {
  const shopOptions = await findOptions(db);
  const ownOptions = await findOwnOptions(db, debtorId);
  const kinds = new Set(shopOptions.map(({ kind }) => kind));
  return [
    ...shopOptions.map((option) => {
      const own = ownOptions.find(({ kind }) => kind !== null && kind === option.kind);
      if (!own) return { ...option, format: null, message: null };
      const { format, message, description } = own;
      return {
        ...option,
        format,
        message,
        description: description ?? option.description,
        // Asked however the goods are delivered.
        deliveryMethodIds: null,
        isRequired: option.isRequired || own.isRequired,
      };
    }),
    ...ownOptions.filter(({ kind }) => !kinds.has(kind)),
  ];
}

/** The debtor's own fields as questions. */
export async function findOwnOptions(db: Database, debtorId: number): Promise<AskedOption[]> {
  const fields = await readOrderFields(db, debtorId);
  return fields.map(({ kind, isRequired, format, message }, position) => ({
    id: ownOptionIds[kind],
    position,
    name: orderFieldNames[kind],
    kind,
    description: message ?? (format && `Snið: ${format}`),
    placeholder: null,
    defaultValue: null,
    isRequired,
    deliveryMethodIds: null,
    format,
    message,
  }));
}

/** A question with its answer, as the contract has it. */
export function toCheckoutOption(
  { id, name, description, defaultValue, isRequired, placeholder, format, message }: AskedOption,
  value: string | null,
): ResolversParentTypes['CheckoutOption'] {
  return { id, name, description, defaultValue, isRequired, placeholder, format, message, value };
}
