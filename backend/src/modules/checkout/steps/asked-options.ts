import type { ResolversParentTypes } from '../../../../../graphql/generated/resolvers.ts';
import {
  answerProblem,
  orderFieldNames,
  ownOptionIds,
} from '../../../../../lib/rules/orders/order-fields.ts';
import type { Database } from '../../../db/connect.ts';
import { readOrderFields } from '../../order-fields/order-fields.ts';
import { findOptions, type OptionRow } from './store.ts';

/** A question of the payment step, with what the debtor wants of its answer. */
export interface AskedOption extends OptionRow {
  format: string | null;
  message: string | null;
  /** What the answer may be; none for any text. */
  choices: readonly string[];
}

/** The shop's questions and the debtor's own fields; a question of the same kind is asked once. */
export async function findAskedOptions(db: Database, debtorId: number): Promise<AskedOption[]> {
  const shopOptions = await findOptions(db);
  const ownOptions = await findOwnOptions(db, debtorId);
  const kinds = new Set(shopOptions.map(({ kind }) => kind));
  return [
    ...shopOptions.map((option) => {
      const own = ownOptions.find(({ kind }) => kind !== null && kind === option.kind);
      if (!own) return { ...option, format: null, message: null, choices: [] };
      const { format, message, description } = own;
      return {
        ...option,
        format,
        message,
        choices: [],
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
    choices: [],
  }));
}

/** The questions about an order for a unit: it may be charged to cost centres of that unit only, and is to its usual one. */
export function forUnit(
  options: readonly AskedOption[],
  unit: { costCentres: readonly string[] } | null,
): AskedOption[] {
  const [usual] = unit?.costCentres ?? [];
  if (unit === null || usual === undefined) return [...options];
  return options.map((option) =>
    option.kind === 'CostCentre'
      ? { ...option, defaultValue: usual, choices: unit.costCentres, format: null, message: null }
      : option,
  );
}

/** A question with its answer, as the contract has it. */
export function toCheckoutOption(
  { id, name, description, defaultValue, isRequired, placeholder, format, message, choices }: AskedOption,
  value: string | null,
): ResolversParentTypes['CheckoutOption'] {
  // An answer of before the unit was chosen.
  const fitting =
    value !== null && answerProblem({ isRequired: false, choices }, value) === null ? value : null;
  return {
    id,
    name,
    description,
    defaultValue,
    isRequired,
    placeholder,
    format,
    message,
    choices: [...choices],
    value: choices.length > 0 ? fitting : value,
  };
}
