import { requiredMessage } from '../text/backend-messages.ts';

/** What a customer wants on its orders and invoices, beside what the shop asks everybody. */
export const orderFieldKinds = ['Reference', 'CostCentre'] as const;
export type OrderFieldKind = (typeof orderFieldKinds)[number];

/** As the field is called where the shop has no question of the kind. */
export const orderFieldNames: Readonly<Record<OrderFieldKind, string>> = {
  Reference: 'Tilvísun',
  CostCentre: 'Kostnaðarstaður',
};

/** Ids of the fields where they are asked as questions of their own. */
export const ownOptionIds: Readonly<Record<OrderFieldKind, string>> = {
  Reference: 'own-reference',
  CostCentre: 'own-cost-centre',
};

/** Longest format and message. */
const maximumFormatLength = 40;
export const maximumFieldMessageLength = 120;

/**
 * A format: `#` is a digit, `A` a letter, `*` one character or more, at most once; anything else stands for itself. Kept as simple
 * as this because companies write it themselves, and so that no answer takes long to check.
 */
export function isOrderFieldFormat(format: string): boolean {
  return (
    format.length > 0 &&
    format.length <= maximumFormatLength &&
    format.split('*').length <= 2 &&
    !/\p{Cc}/u.test(format)
  );
}

/** Whether an answer has the format, in capitals or not. */
export function fitsFormat(answer: string, format: string): boolean {
  const pattern = Array.from(format)
    .map((sign) => {
      if (sign === '#') return String.raw`\d`;
      if (sign === 'A') return String.raw`\p{L}`;
      return sign === '*' ? '.+' : sign.replace(/[\\^$.+?()[\]{}|/]/, String.raw`\$&`);
    })
    .join('');
  return new RegExp(`^${pattern}$`, 'iu').test(answer);
}

/** Why an answer cannot be taken, in Icelandic; null where it can. */
export function answerProblem(
  {
    isRequired,
    format,
    message,
    choices = [],
  }: {
    isRequired: boolean;
    format?: string | null;
    message?: string | null;
    /** None: any text. */
    choices?: readonly string[];
  },
  answer: string,
): string | null {
  if (answer === '') return isRequired ? requiredMessage : null;
  if (choices.length > 0 && !choices.includes(answer)) return 'Veldu eitt af því sem er í boði';
  if (format == null || fitsFormat(answer, format)) return null;
  return message ?? `Sniðið á að vera ${format}`;
}
