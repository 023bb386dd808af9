/** A tier as a file writes it: one unit costs `price` when `from` or more are bought. */
interface WrittenTier {
  from: number;
  price: number;
}

/** Units, a colon, krónur: thousands may have their separator, fractions have one or two digits. */
const tierPattern = /^(\d+)\s*:\s*(?:kr\.?\s*)?(\d{1,3}(?:[.,]\d{3})+|\d+(?:[.,]\d{1,2})?)\s*(?:kr\.?)?$/i;

/** `12:190;48:170`. A part that is no tier stays text, so that validation can report it. */
export function readTiers(text: string): (WrittenTier | string)[] {
  return text
    .split(/[;|]/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [, from, price = ''] = tierPattern.exec(part) ?? [];
      return from === undefined ? part : { from: Number(from), price: readAmount(price) };
    });
}

const readAmount = (text: string): number =>
  Number(/[.,]\d{3}$/.test(text) ? text.replaceAll(/[.,]/g, '') : text.replace(',', '.'));
