import { escapeXml } from '../../../../../lib/rules/text/xml.ts';

type Attributes = Readonly<Record<string, string>>;

/** An element around text; omitted when the text is empty, for empty elements are refused (PEPPOL-EN16931-R008). */
export function textElement(
  name: string,
  text: string | null | undefined,
  attributes: Attributes = {},
): string {
  const content = escapeXml(text ?? '').trim();
  const attributeText = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  return content && `<${name}${attributeText.join('')}>${content}</${name}>`;
}

/** An element around elements; omitted when there are none. */
export function groupElement(name: string, ...children: readonly string[]): string {
  const content = children.join('');
  return content && `<${name}>${content}</${name}>`;
}

/** Hundredths of a króna as an amount with two decimals, the most that EN 16931 allows (BR-DEC). */
export function amountElement(name: string, hundredths: number): string {
  return textElement(name, (hundredths / 100).toFixed(2), { currencyID: 'ISK' });
}
