import { foldColumn } from './kinds.ts';
import type { Mapping } from './mapping.ts';

/** Some catalogues write a dash where a feature has no name. */
export const hasText = (name: string): boolean => /[\p{L}\p{N}]/u.test(name);

/** Shopify's name of the only option of a product that has none. */
export const isDefault = (name: string): boolean => name === 'Title';

const flagNames: Readonly<Record<string, string>> = { true: 'Já', false: 'Nei' };

export const nameOf = ({ names }: Mapping, text: string): string => names[text] ?? flagNames[text] ?? text;

/** `color=Red,size=M`, or one value that the column itself names. */
export function readPairs(column: string, text: string): { name: string; value: string }[] {
  if (!text.includes('=')) return [{ name: foldColumn(column), value: text }];
  return text.split(/,(?=[^,=]+=)/).map((pair) => {
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at).trim(), value: pair.slice(at + 1).trim() };
  });
}
