/** What goods are packed in → its code of UN/CEFACT (recommendation 20, packages with an X before recommendation 21). */
const unitCodes: Readonly<Record<string, string>> = {
  stk: 'EA',
  par: 'PR',
  sett: 'SET',
  askja: 'XBX',
  box: 'XBX',
  kassi: 'XCT',
  pakki: 'XPK',
  pakkning: 'XPK',
  pk: 'XPK',
  poki: 'XBG',
  sekkur: 'XSA',
  rúlla: 'XRO',
  flaska: 'XBO',
  brúsi: 'XJC',
  dós: 'XCX',
  fata: 'XBJ',
  túpa: 'XTU',
  tunna: 'XDR',
  bretti: 'XPX',
};
const piece = 'EA';

/** One container of something, e.g. `1 l flaska`, `poki`; `6 × 1 l flaska` is six of them. */
const container = /^(?:\d+(?:[.,]\d+)?\s*\p{L}+\s+)?(?:1\s+)?(\p{L}+)\.?$/u;

/** The unit that a quantity of a product counts, as purchasing systems write it; a piece where its package says no other. */
export function unitCode(packageSize: string | null): string {
  const [, word = ''] = container.exec(packageSize?.trim().toLowerCase() ?? '') ?? [];
  return Object.hasOwn(unitCodes, word) ? (unitCodes[word] ?? piece) : piece;
}
