const elements = new Set([
  'svg',
  'g',
  'path',
  'circle',
  'ellipse',
  'rect',
  'line',
  'polyline',
  'polygon',
  'title',
]);
const attributes = new Set(
  `xmlns viewBox width height fill fill-rule fill-opacity clip-rule stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit
   stroke-opacity opacity transform d cx cy r rx ry x y x1 y1 x2 y2 points aria-hidden role focusable`.split(
    /\s+/,
  ),
);
/** Values draw, they never reference: no url(), no scheme, no entity. */
const value = /^[\w\s.,#%()+-]*$/;
const namespace = 'http://www.w3.org/2000/svg';

const tag = /<(\/?)([A-Za-z]+)((?:\s+[\w-]+\s*=\s*(?:"[^"<>]*"|'[^'<>]*'))*)\s*(\/?)>/y;
const attribute = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const plainText = /[^<>&]+/y;

/**
 * Why this is not an icon that may be inlined in a page; null when it is. Refuses everything that is not on the allow-list of
 * drawing elements and attributes: scripts, styles, links, entities, comments, foreign content.
 */
export function findSvgProblem(markup: string): string | null {
  const open: string[] = [];
  let at = 0;
  while (at < markup.length) {
    tag.lastIndex = at;
    const found = tag.exec(markup);
    if (!found) {
      plainText.lastIndex = at;
      const words = plainText.exec(markup)?.[0];
      if (words === undefined) return `is not plain SVG at character ${at + 1}`;
      if (words.trim() !== '' && open.at(-1) !== 'title') return 'holds text outside a title';
      at += words.length;
      continue;
    }
    const [whole, closing, name = '', rest = '', single] = found;
    const problem = findTagProblem(open, closing === '/', name, rest);
    if (problem) return problem;
    if (closing) open.pop();
    else if (!single) open.push(name);
    at += whole.length;
    if (open.length === 0 && markup.slice(at).trim() !== '') return 'goes on after </svg>';
  }
  return open.length === 0 && at > 0 ? null : 'has elements that are not closed';
}

function findTagProblem(
  open: readonly string[],
  closing: boolean,
  name: string,
  rest: string,
): string | null {
  if (!elements.has(name)) return `has the element <${name}>, which is not allowed`;
  if (closing) return open.at(-1) === name && rest === '' ? null : `closes <${name}>, which is not open`;
  if (open.length > 0 === (name === 'svg')) return 'takes one <svg> with everything in it';
  for (const [, key = '', double, quoted] of rest.matchAll(attribute)) {
    const given = double ?? quoted ?? '';
    if (!attributes.has(key)) return `has the attribute ${key}, which is not allowed`;
    if (key === 'xmlns' ? given !== namespace : !value.test(given) || /url\s*\(/i.test(given))
      return `has a value in ${key} that is not allowed`;
  }
  return null;
}
