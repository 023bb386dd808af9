/** Icelandic is 129.000,50; English is 129,000.50. */
export type Notation = 'is' | 'en';
export const notations: readonly Notation[] = ['is', 'en'];
export const notationNames: Readonly<Record<Notation, string>> = { is: 'Icelandic', en: 'English' };

/** No group of thousands starts with a 0, so 0.500 and 0,500 are decimals. */
const numberPatterns: Readonly<Record<Notation, RegExp>> = {
  is: /^(-?)(\d+|[1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d+))?$/,
  en: /^(-?)(\d+|[1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d+))?$/,
};

/** 129 000 and 129 000,50; three digits after the mark could also be thousands, so such numbers are left out. */
const spacedThousands = /^(-?[1-9]\d{0,2}(?:[ \u00a0\u202f]\d{3})+)(?=$|[.,]\d{1,2}$)/;

/** Digits that a double represents exactly; a longer number would be rounded. */
const maxDigits = 15;

/** @returns null where the text is not a number in this notation */
export function readNumber(text: string, notation: Notation): number | null {
  const plain = text.replace(spacedThousands, (whole) => whole.replaceAll(/[^\d-]/g, ''));
  const parts = numberPatterns[notation].exec(plain);
  if (!parts) return null;
  const [, sign = '', whole = '', decimals = ''] = parts;
  const digits = whole.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '');
  const fraction = decimals.replace(/0+$/, '');
  if (digits.length + fraction.length > maxDigits) return null;
  // Adding 0 makes 0 of -0.
  return Number(`${sign}${digits}${fraction && `.${fraction}`}`) + 0;
}

export interface NotationWitness {
  line: number;
  text: string;
}

/** Evidence that the values of one column give for their notation. */
export class NotationEvidence {
  /** For each notation, the first value that is valid in it alone. */
  readonly first: Record<Notation, NotationWitness | null> = { is: null, en: null };
  /** The first value that is valid in both notations, and the one in which it is larger: 129.000 in Icelandic. */
  readonly ambiguous: Record<Notation, NotationWitness | null> = { is: null, en: null };

  add(line: number, text: string): void {
    const [icelandic, english] = [readNumber(text, 'is'), readNumber(text, 'en')];
    if (icelandic === english) return;
    if (icelandic === null) this.first.en ??= { line, text };
    else if (english === null) this.first.is ??= { line, text };
    else this.ambiguous[Math.abs(icelandic) > Math.abs(english) ? 'is' : 'en'] ??= { line, text };
  }

  /** The only notation with evidence. */
  get notation(): Notation | null {
    const { is, en } = this.first;
    if (is && en) return null;
    return is ? 'is' : en && 'en';
  }
}
