import { collapseSpaces } from '../text/normalise-text.ts';
import { maximumCodeLength, normaliseProductCode } from './product-code.ts';

/** What a customer calls one of our products. */
export interface OwnNumber {
  number: string;
  name?: string | null;
}

/** Longest number and name that a customer may give a product. */
export const maximumOwnNumberLength = maximumCodeLength;
export const maximumOwnNameLength = 200;
/** Products that one customer may give numbers. */
export const maximumOwnNumbers = 20_000;

/** A customer's number as it is compared: without spaces, hyphens, dots and in any case, Icelandic letters among them. */
export function ownNumberCode(number: string): string {
  return normaliseProductCode(collapseSpaces(number)).toUpperCase();
}

/** Why a number cannot be one, in Icelandic; null where it can. */
export function ownNumberProblem(number: string): string | null {
  const text = collapseSpaces(number);
  if (text === '') return 'Ykkar númer vantar';
  if (text.length > maximumOwnNumberLength)
    return `Ykkar númer má vera allt að ${maximumOwnNumberLength} stafir`;
  if (/^\d([.,]\d+)?e\+\d+$/i.test(text))
    return 'Töflureiknirinn hefur stytt númerið. Sláðu það inn í heild.';
  const isText = text.isWellFormed() && !text.includes('\0');
  return isText && /[\p{L}\p{N}]/u.test(text) ? null : 'Í ykkar númeri þarf að vera bókstafur eða tölustafur';
}

/** As ownNumberProblem, of a name; an empty one is none. */
export function ownNameProblem(name: string): string | null {
  const text = collapseSpaces(name);
  if (text.length > maximumOwnNameLength) return `Ykkar heiti má vera allt að ${maximumOwnNameLength} stafir`;
  return text.isWellFormed() && !text.includes('\0') ? null : 'Ykkar heiti er ekki læsilegt';
}

/** `Ykkar númer 4711 – Pappír eldhús`; without the name where there is none. */
export function ownNumberText({ number, name }: OwnNumber): string {
  return `Ykkar númer ${number}${name ? ` – ${name}` : ''}`;
}

/** As ownNumberText, of a line that keeps number and name beside each other; nothing for a line without. */
export function lineOwnNumberText(line: { ownNumber?: string | null; ownName?: string | null }): string {
  return line.ownNumber ? ownNumberText({ number: line.ownNumber, name: line.ownName ?? null }) : '';
}
