import { z } from 'zod';

type CardBrand = 'Visa' | 'Mastercard' | 'Amex' | 'Discover' | 'Diners' | 'JCB' | 'ChinaUnionPay' | 'Unknown';

/** How a card behaves in a payment. */
type Behaviour = 'pays' | 'challenge' | 'declined' | 'insufficient_funds' | 'hangs';

export interface Card {
  brand: CardBrand;
  last4: string;
  expiryMonth: number;
  expiryYear: number;
  behaviour: Behaviour;
}

/** Number prefixes and lengths of each brand; the first match counts. */
const brands: readonly { brand: CardBrand; prefix: RegExp; lengths: readonly number[]; cvc: 3 | 4 }[] = [
  { brand: 'Amex', prefix: /^3[47]/, lengths: [15], cvc: 4 },
  { brand: 'Diners', prefix: /^3(?:0[0-5]|[689])/, lengths: [14, 16, 17, 18, 19], cvc: 3 },
  { brand: 'JCB', prefix: /^35(?:2[89]|[3-8])/, lengths: [16, 17, 18, 19], cvc: 3 },
  { brand: 'Visa', prefix: /^4/, lengths: [13, 16, 19], cvc: 3 },
  { brand: 'Mastercard', prefix: /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, lengths: [16], cvc: 3 },
  { brand: 'Discover', prefix: /^(?:6011|64[4-9]|65)/, lengths: [16, 17, 18, 19], cvc: 3 },
  { brand: 'ChinaUnionPay', prefix: /^(?:62|81)/, lengths: [16, 17, 18, 19], cvc: 3 },
];
const unknownBrand = { brand: 'Unknown', lengths: [13, 14, 15, 16, 17, 18, 19], cvc: 3 } as const;

/** Test cards that do something other than pay. */
const behaviours: Readonly<Record<string, Behaviour>> = {
  '4000000000003220': 'challenge',
  '4000000000000002': 'declined',
  '4000000000009995': 'insufficient_funds',
  '4000000000000119': 'hangs',
};

const entrySchema = z.strictObject({
  number: z.string().max(40),
  expiry: z.string().max(10),
  cvc: z.string().max(6),
});

export type EntryProblem = 'number' | 'expiry' | 'cvc';

export function brandOf(digits: string): (typeof brands)[number] | typeof unknownBrand {
  return brands.find(({ prefix }) => prefix.test(digits)) ?? unknownBrand;
}

/** Validates what was typed into the fields; returns the names of invalid ones. `now` gives ms since 1970. */
export function readEntry(body: unknown, now: number): Card | EntryProblem[] {
  const entry = entrySchema.safeParse(body);
  if (!entry.success) return ['number', 'expiry', 'cvc'];
  const number = entry.data.number.replaceAll(/[ -]/g, '');
  const brand = brandOf(number);
  const expiry = readExpiry(entry.data.expiry, now);
  const problems: EntryProblem[] = [];
  if (
    !/^\d+$/.test(number) ||
    !brand.lengths.some((length) => length === number.length) ||
    !passesLuhn(number)
  )
    problems.push('number');
  if (!expiry) problems.push('expiry');
  if (!new RegExp(`^\\d{${brand.cvc}}$`).test(entry.data.cvc.trim())) problems.push('cvc');
  if (!expiry || problems.length > 0) return problems;
  return {
    brand: brand.brand,
    last4: number.slice(-4),
    ...expiry,
    behaviour: behaviours[number] ?? 'pays',
  };
}

/** `MM/YY` that has not passed yet. */
function readExpiry(text: string, now: number): { expiryMonth: number; expiryYear: number } | null {
  const match = /^\s*(\d{1,2})\s*\/?\s*(?:20)?(\d{2})\s*$/.exec(text);
  const expiryMonth = Number(match?.[1]);
  const expiryYear = 2000 + Number(match?.[2]);
  if (!(expiryMonth >= 1 && expiryMonth <= 12)) return null;
  return Date.UTC(expiryYear, expiryMonth, 1) > now ? { expiryMonth, expiryYear } : null;
}

/** ISO/IEC 7812 check digit. */
function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let at = 1; at <= digits.length; at += 1) {
    const value = Number(digits.at(-at)) * (at % 2 === 0 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}
