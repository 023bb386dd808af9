import type { ResolversTypes } from '../../../../../graphql/generated/resolvers.ts';
import { unitReceiverSchema } from '../../../../../lib/contract/forms/unit-receiver.ts';
import { toCostCentreKey } from '../../../../../lib/rules/orders/approval-rules.ts';
import { rampHoursProblem } from '../../../../../lib/rules/orders/ramp-hours.ts';
import { badRequestMessage } from '../../../../../lib/rules/text/backend-messages.ts';
import { collapseSpaces } from '../../../../../lib/rules/text/normalise-text.ts';
import { FieldProblems } from '../../../field-problems.ts';
import { toRowId } from '../../../row-id.ts';
import type { UnitValues } from '../../units/unit-store.ts';

type Input = ResolversTypes['UnitInput'];

const maximumNameLength = 60;
const maximumNumberLength = 20;
const maximumNoteLength = 300;
/** Addresses, cost centres, receivers and approvers, each. */
const maximumParts = 20;

/** What a company wrote of a unit. @throws ShopError BAD_REQUEST with fields */
export function readUnit(
  input: Input,
  own: { addressIds: ReadonlySet<number>; personIds: ReadonlySet<number> },
): UnitValues {
  const problems = new FieldProblems();
  const name = collapseSpaces(input.name);
  problems.add('name', lengthProblem('Heitið', name, 1, maximumNameLength));
  const number = collapseSpaces(input.number) || null;
  if (number !== null) problems.add('number', lengthProblem('Númerið', number, 1, maximumNumberLength));
  const rampNote = collapseSpaces(input.rampNote) || null;
  if (rampNote !== null)
    problems.add('rampNote', lengthProblem('Athugasemdin', rampNote, 1, maximumNoteLength));
  const costCentres = readCostCentres(input.costCentres, problems);
  const receivers = input.receivers.map((receiver, index) => {
    const read = problems.parse(unitReceiverSchema, receiver, `receivers.${index}`);
    return read ?? { name: '', phone: '', email: '' };
  });
  const rampHours = input.rampHours.map((hours) => {
    problems.add(`rampHours.${hours.weekday}`, rampHoursProblem(hours));
    return { weekday: hours.weekday, from: hours.from, to: hours.to };
  });
  const addressIds = readIds(input.addressIds, own.addressIds, 'addressIds', problems);
  const approverIds = readIds(input.approverIds, own.personIds, 'approverIds', problems);
  const isTooLong = [costCentres, receivers, addressIds, approverIds].some(
    ({ length }) => length > maximumParts,
  );
  const weekdays = new Set(rampHours.map(({ weekday }) => weekday));
  if (weekdays.size < rampHours.length) problems.add('rampHours', badRequestMessage);
  if (isTooLong) problems.add('name', `Hver listi má hafa ${maximumParts} færslur í mesta lagi.`);
  problems.check();
  return { name, number, rampNote, costCentres, receivers, rampHours, addressIds, approverIds };
}

function lengthProblem(what: string, text: string, minimum: number, maximum: number): string | null {
  const isFitting = text.length >= minimum && text.length <= maximum && !/\p{Cc}/u.test(text);
  return isFitting ? null : `${what} þarf að vera ${minimum} til ${maximum} stafir.`;
}

/** One of each, however it is written. */
function readCostCentres(texts: readonly string[], problems: FieldProblems): string[] {
  const byKey = new Map<string, string>();
  for (const text of texts.map(collapseSpaces)) {
    if (text === '') continue;
    problems.add('costCentres', lengthProblem('Kostnaðarstaður', text, 1, maximumNameLength));
    const key = toCostCentreKey(text);
    if (!byKey.has(key)) byKey.set(key, text);
  }
  return [...byKey.values()];
}

function readIds(
  ids: readonly string[],
  own: ReadonlySet<number>,
  path: string,
  problems: FieldProblems,
): number[] {
  const rowIds = [...new Set(ids.map(toRowId))];
  if (rowIds.some((id) => !own.has(id))) problems.add(path, badRequestMessage);
  return rowIds;
}
