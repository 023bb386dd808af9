import { maximumQuantity } from '../quantity.ts';

/** What a quantity in somebody's list says: units, perhaps a fraction, or why it is none. */
type ReadQuantity = { value: number } | { problem: string };

const quantityPattern =
  /^(?:x|×)?\s*(.*?)\s*(?:x|×|stk|st|ein|einingar|pk|pkn|pakkar|kassar|ks|box|rúllur|brúsar|pcs)?\.?$/iu;
const notANumber = { problem: 'Magnið er ekki tala' } as const;

/**
 * `10`, `1.000`, `2,5`, `10 stk.`, `x4`. Dots part thousands and the comma decimals, as Icelandic has them; `10.0` comes out of programs
 * that count in English. `1,000` is one in Icelandic and a thousand in English, so nobody guesses.
 */
export function readQuantity(text: string): ReadQuantity {
  const numberText = quantityPattern.exec(text.trim())?.[1]?.replaceAll(/[\u00a0\u202f ]/g, '') ?? '';
  if (/^\d{1,3}(,\d{3})+$/.test(numberText) && !numberText.startsWith('0'))
    return { problem: `Óljóst magn: ${numberText}. Sláðu það inn án kommu.` };
  const number = parseNumber(numberText);
  if (number === null) return notANumber;
  if (number <= 0) return { problem: 'Magnið þarf að vera meira en 0' };
  if (number > maximumQuantity) return { problem: 'Magnið er of mikið' };
  return { value: number };
}

/** Whether a text could be meant as a quantity; a barcode cannot. */
export function looksLikeQuantity(text: string): boolean {
  const read = readQuantity(text);
  return 'value' in read || read.problem !== notANumber.problem;
}

function parseNumber(numberText: string): number | null {
  if (/^-?\d{1,3}(\.\d{3})+(,\d+)?$/.test(numberText))
    return Number(numberText.replaceAll('.', '').replace(',', '.'));
  if (/^-?\d{1,7}([.,]\d+)?$/.test(numberText)) return Number(numberText.replace(',', '.'));
  // Longer numbers are barcodes, but a sign says that a number was meant.
  return /^-\d+$/.test(numberText) || /^\d{8,12}$/.test(numberText) ? Number(numberText) : null;
}
