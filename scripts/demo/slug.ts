const letters: Record<string, string> = {
  á: 'a',
  ð: 'd',
  é: 'e',
  í: 'i',
  ó: 'o',
  ú: 'u',
  ý: 'y',
  þ: 'th',
  æ: 'ae',
  ö: 'o',
  '%': ' prosent',
  '×': 'x',
};

/** An Icelandic name as part of an address: `Þurrkur, 5 l` gives `thurrkur-5-l`. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[áðéíóúýþæö%×]/g, (letter) => letters[letter] ?? letter)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
