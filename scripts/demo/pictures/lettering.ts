import glyphs from './glyphs.json' with { type: 'json' };

/**
 * Text as outlines, because a fresh machine may have no fonts. The outlines are Inter SemiBold (SIL Open Font License 1.1), 1000
 * units to the em: advance and path per character. Unknown characters become spaces.
 */
const outlines = new Map(
  Object.entries(glyphs).map(([letter, [advance, path]]) => [letter, { advance: Number(advance), path }]),
);
const space = { advance: 280, path: '' };

/** Width of the text at this size, in pixels. */
export function widthOf(text: string, size: number): number {
  let units = 0;
  for (const letter of text) units += (outlines.get(letter) ?? space).advance;
  return (units * size) / 1000;
}

/** SVG of the text with the left end of its baseline at x and y. */
export function lettering(text: string, x: number, y: number, size: number, color: string): string {
  let at = 0;
  let paths = '';
  for (const letter of text) {
    const { advance, path } = outlines.get(letter) ?? space;
    if (path) paths += `<path transform="translate(${at})" d="${path}"/>`;
    at += advance;
  }
  return `<g transform="translate(${x} ${y}) scale(${size / 1000})" fill="${color}">${paths}</g>`;
}

/** The largest size, at most `size`, at which the text fits into `width` pixels. */
export function fitting(text: string, size: number, width: number): number {
  return Math.min(size, (size * width) / widthOf(text, size));
}
