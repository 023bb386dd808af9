import type { UnitInput } from '../../graphql/generated/operations.ts';
import { formText } from '../rules/text/form-text.ts';

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** What was typed of a unit. @param receiverCount fields of receivers on the form; those without any text are left out */
export function readUnitForm(
  data: FormData,
  { companyId, unitId, receiverCount }: { companyId: string; unitId: string | null; receiverCount: number },
): UnitInput {
  const usual = formText(data, 'usualAddress');
  const addressIds = data.getAll('addressIds').map(String);
  const receivers = Array.from({ length: receiverCount }, (_, index) => ({
    name: formText(data, `receivers.${index}.name`),
    phone: formText(data, `receivers.${index}.phone`),
    email: formText(data, `receivers.${index}.email`),
  })).filter((receiver) => Object.values(receiver).some((text) => text !== ''));
  return {
    companyId,
    unitId,
    name: formText(data, 'name'),
    number: formText(data, 'number') || null,
    addressIds: [...new Set([...(usual ? [usual] : []), ...addressIds])],
    costCentres: formText(data, 'costCentres').split('\n'),
    receivers,
    rampHours: weekdays
      .map((weekday) => ({
        weekday,
        from: toFourDigits(formText(data, `from.${weekday}`)),
        to: toFourDigits(formText(data, `to.${weekday}`)),
      }))
      .filter(({ from, to }) => from !== '' || to !== ''),
    rampNote: formText(data, 'rampNote') || null,
    approverIds: data.getAll('approverIds').map(String),
  };
}

/** `8`, `8:30` and `8.30` as they are stored. */
function toFourDigits(text: string): string {
  const [, hours = '', minutes = '00'] = /^(\d{1,2})(?:[:.](\d{2}))?$/.exec(text) ?? [];
  return hours === '' ? text : `${hours.padStart(2, '0')}:${minutes}`;
}
