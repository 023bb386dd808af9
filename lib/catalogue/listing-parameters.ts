export type SearchParameters = Record<string, string | string[] | undefined>;

export interface AttributeChoice {
  readonly name: string;
  readonly value: string;
}

/** The backend's maximum. */
const maximumNames = 20;
const maximumValues = 50;
const maximumTextLength = 200;

/** The lower bound first. */
export const orderRange = (from: number | undefined, to: number | undefined) =>
  from !== undefined && to !== undefined && from > to ? [to, from] : [from, to];

export function firstValue(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}

/** Undefined for anything but a number from 0 to `maximum`. */
export function readWholeNumber(text: string | undefined, maximum: number): number | undefined {
  return text && /^\d{1,9}$/.test(text) && Number(text) <= maximum ? Number(text) : undefined;
}

export function readTexts(value: string | string[] | undefined): string[] {
  const values = (Array.isArray(value) ? value : [value]).filter((text) => text !== undefined);
  const texts = values.filter(
    (text) => text !== '' && text.length <= maximumTextLength && text.isWellFormed(),
  );
  return [...new Set(texts)].toSorted();
}

export function readAttributes(texts: readonly string[]): AttributeChoice[] {
  const choices = texts.flatMap((text) => readAttribute(text) ?? []);
  const byName = [...Map.groupBy(choices, ({ name }) => name).values()];
  return byName.slice(0, maximumNames).flatMap((values) => values.slice(0, maximumValues));
}

function readAttribute(text: string): AttributeChoice | null {
  const colon = text.indexOf(':');
  const value = text.slice(colon + 1);
  if (colon < 1 || value === '') return null;
  try {
    return { name: decodeURIComponent(text.slice(0, colon)), value };
  } catch {
    return null;
  }
}
