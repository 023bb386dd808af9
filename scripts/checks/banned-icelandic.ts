import { parseSync, Visitor } from 'oxc-parser';

/** What an Icelandic text may not hold, and what it says instead; only what is never right in the shop (docs/glossary.md). */
const bannedTexts: readonly (readonly [RegExp, string])[] = [
  [
    /vinsamlegast (?!(?:\p{L}+ið|\p{L}+ist|ekki|skráðu)(?!\p{L}))\p{L}+/giu,
    'a plural after Vinsamlegast, or no Vinsamlegast',
  ],
  [
    /(?<=^|[.:!?] )(?:Athugið|Yfirfarið|Veljið|Hafið|Skannið|Sláið|Skrifið|Hættið|Hafnið|Smellið|Ýtið|Opnið|Reynið|Sækið|Leitið(?! og þér))(?!\p{L})/gu,
    'the singular, or a plural after Vinsamlegast',
  ],
  [/vörumerki/giu, 'framleiðandi'],
  [/eigi(?:ð|n) vörunúmer\p{L}*/giu, 'ykkar vörunúmer'],
  [/(?:ekki lengur|fer|er) til sölu/giu, 'í sölu'],
  [/bíð\p{L}* samþykktar/giu, 'bíður samþykkis'],
  [/\bm\. ?vsk|(?<!\p{L})VSK(?!-)/gu, 'með vsk.'],
  [/[”‘]|“[^„]*“/gu, '„…“'],
  [/(?:\d|\}) %/gu, 'no space before %'],
];

const isIcelandic = (text: string): boolean => /[áðéíóúýþæö„]/i.test(text);

/** Texts of the shop that hold what its Icelandic does not have, a line each. */
export function bannedIcelandic(path: string, text: string): string[] {
  const { program } = parseSync(path, text);
  const found: string[] = [];
  const check = (value: string): void => {
    const line = value.replaceAll(/\s+/g, ' ').trim();
    if (!isIcelandic(line)) return;
    for (const [pattern, instead] of bannedTexts)
      for (const [phrase] of line.matchAll(pattern))
        found.push(`${path}: "${phrase}" (${instead}) in: ${line}`);
  };
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string') check(value);
    },
    JSXText: ({ value }) => check(value),
    TemplateLiteral: ({ start, end }) => check(text.slice(start + 1, end - 1)),
  }).visit(program);
  return found;
}
