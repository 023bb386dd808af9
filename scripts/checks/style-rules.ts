/** Breakpoints that media queries may use, px (specification §9). */
export const breakpoints: readonly number[] = [768, 992, 1170, 1360, 1400, 1600];
/** Below this width the header has no room for the quotes button. */
const narrowestHeader = 380;

/** Custom properties that scripts set on an element: distances that depend on the content. */
const setByScripts = ['--kept-below', '--context-rows', '--pulled'];

/**
 * Style sheets that style plain elements of a text or table passed to them, which have no component: the elements and attributes
 * that a caller writes.
 */
const dressed: Readonly<Record<string, readonly string[]>> = {
  'components/ui/choice-list.module.css': ['ul', 'button', 'small', 'aria-disabled'],
  'components/ui/document-sheet.module.css': [
    'data-parties',
    'header',
    'div',
    'h1',
    'address',
    'small',
    'dt',
    'dl',
  ],
  'components/ui/header-button.module.css': ['svg'],
  'components/account/account-frame.tsx': ['h1'],
  'components/acting-as/acting-entries.tsx': ['section'],
  'components/acting-as/acting-modal.tsx': ['h3'],
  'components/quotes/quote-lines.tsx': ['s'],
  'components/settings/second-factor-secret.tsx': ['svg'],
  'components/settings/settings-section.tsx': ['form', 'p', 'role'],
  'components/standing-orders/standing-order-view.tsx': ['h2', 'role'],
  'components/ui/saved-list.module.css': ['ul', 'li', 'small', 'role'],
  'components/ui/message-page.module.css': ['form'],
  'components/ui/notice.module.css': ['ol'],
  'components/ui/page-actions.module.css': ['data-variant'],
  'components/ui/toast.module.css': ['a', 'data-variant'],
  'components/ui/table.module.css': ['small', 'a', 'time', 'data-soft'],
};

interface Sheet {
  /** Selectors of rules, without those of at-rules. */
  selectors: readonly string[];
  /** Media queries, without `@media`. */
  queries: readonly string[];
  /** Declarations, `property: value`. */
  declarations: readonly string[];
  /** Selectors of the document's own elements by what is anywhere in it, at every width. */
  rootConditions: readonly string[];
}

/** Parses a style sheet into the parts that the rules check; comments are dropped. */
function readSheet(css: string): Sheet {
  const sheet = {
    selectors: [] as string[],
    queries: [] as string[],
    declarations: [] as string[],
    rootConditions: [] as string[],
  };
  /** The rules around what is read. */
  const around: string[] = [];
  const isIn = (atRule: string): boolean => around.some((rule) => rule.startsWith(atRule));
  for (const [, text = '', end] of css.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/([^{};]*)([{};])/g)) {
    const part = text.trim();
    if (end === '{') {
      if (part.startsWith('@media')) sheet.queries.push(part.slice(6).trim());
      else if (!part.startsWith('@') && !isIn('@keyframes')) sheet.selectors.push(part);
      if (/\b(?:html|body):has\(/.test(part) && !isIn('@media')) sheet.rootConditions.push(part);
      around.push(part);
      continue;
    }
    if (part && !part.startsWith('@')) sheet.declarations.push(part);
    if (end === '}') around.pop();
  }
  return sheet;
}

/** What the browser animates without the page's thread. */
const drawnApart = ['transform', 'translate', 'rotate', 'scale', 'opacity', 'none'];

/** Transitions of anything else that also run under a finger, where each of their frames delays what was pressed. */
function slowTransitions(declaration: string): string[] {
  const [, value = ''] = /^transition:([^]*)/.exec(declaration) ?? [];
  return value
    .replaceAll(/\([^()]*\)/g, (brackets) => brackets.replaceAll(',', ''))
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part && !part.includes('var(--motion-hover)'))
    .filter((part) => !drawnApart.includes(part.split(/[\s!]/)[0] ?? ''));
}

/** The names in a selector, without its conditions on the page: `html[…]`, `body:has(…)`. */
function namesOf(selector: string) {
  const own = selector.replaceAll(/\b(html|body)(:(not|has)\(\[[^\]]*\]\)|\[[^\]]*\])?(?=[\s:])/g, '');
  const bare = own.replaceAll(/(['"]).*?\1/g, '').replaceAll(/\[[^\]]*\]/g, '');
  return {
    classes: [...bare.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name),
    attributes: [...own.matchAll(/\[([\w-]+)/g)].map(([, name = '']) => name),
    elements: [...bare.replaceAll(/::?[\w-]+/g, '').matchAll(/(?<![\w.#-])[a-z][a-z\d]*/g)].map(
      ([name]) => name,
    ),
  };
}

/** Attributes and elements that components set under another name: by a library's component, a hook or the router's form. */
const inDisguise: Readonly<Record<string, RegExp>> = {
  a: /<Link\b/,
  form: /<(?:Router)?Form\b/,
  section: /<AccountSection\b/,
  'aria-selected': /\boptionAttributes\(/,
  rect: /<Bar\b|<rect\b/,
  line: /<GridRows\b/,
  text: /<Axis\w*\b/,
  svg: /<\w*Icon\b|<Logo\b/,
  popovertarget: /popoverTarget=/,
  // Set by the browser on an open <details>, and by a hook on a pulled sheet.
  open: /<details\b/,
  'data-pulled': /\buseSwipeDown\(/,
  'aria-disabled': /\bbuttonAttributes\(/,
  // Set on every picture that fails to load (app/layout.tsx).
  'data-failed': /<img\b/,
};

function isSet(source: string, name: string, kind: 'attribute' | 'element'): boolean {
  if (inDisguise[name]?.test(source)) return true;
  if (kind === 'attribute') return new RegExp(`[\\s{']${name}(?=[\\s=>/'}:])`).test(source);
  return new RegExp(`<${name}(?=[\\s>/])|'${name}'`).test(source);
}

/**
 * Names in a CSS module that none of its components sets, and names that they use and it lacks.
 * @param owners source texts of the files that import it
 */
export function moduleOffences(file: string, css: string, owners: readonly string[]): string[] {
  const source = owners.join('\n');
  const sheet = readSheet(css);
  const named = sheet.selectors.map(namesOf);
  const used = new Set([...source.matchAll(/\bstyles\.(\w+)/g)].map(([, name = '']) => name));
  const known = new Set(named.flatMap(({ classes }) => classes));
  const given = dressed[file] ?? [];
  const reach = new Set([
    ...named.flatMap(({ attributes }) => attributes).filter((name) => !isSet(source, name, 'attribute')),
    ...named.flatMap(({ elements }) => elements).filter((name) => !isSet(source, name, 'element')),
  ]);
  return [
    ...[...known].filter((name) => !used.has(name)).map((name) => `${file}: nothing uses .${name}`),
    ...[...used].filter((name) => !known.has(name)).map((name) => `${file}: has no .${name}`),
    ...[...reach].filter((name) => !given.includes(name)).map((name) => `${file}: reaches out to ${name}`),
  ];
}

/** The styles of a component's file as a sheet of its own, and the rest of the file; queries by name count as such. */
export function readStyledComponents(source: string): { css: string; code: string } {
  const template = /\bstyled[\w.]*(?:\(\w+\))?`([^`]*)`/g;
  const css = [...source.matchAll(template)].map(([, rules = '']) => {
    const withQueries = rules.replaceAll(/\$\{media\.\w+\}/g, '@media all').replaceAll(/\$\{\w+\}/g, '0');
    return `.own {${withQueries}}`;
  });
  return { css: css.join('\n'), code: source.replaceAll(template, '') };
}

/** Layouts of more than three tracks that do not name their areas; tracks that repeat are no layout. */
export function layoutOffences(file: string, css: string): string[] {
  const rules = css.replaceAll(/\/\*[^]*?\*\//g, '').match(/[^{}]+/g) ?? [];
  return (
    rules
      .filter((rule) => !rule.includes('grid-template-areas'))
      .flatMap((rule) => [...rule.matchAll(/grid-template(?:-columns|-rows)?:([^;]*)/g)])
      // The shorthand with areas names them in quotes.
      .filter(([, tracks = '']) => !tracks.includes("'") && countTracks(tracks) > 3)
      .map(([declaration]) => `${file}: areas without names in ${declaration}`)
  );
}

function countTracks(tracks: string): number {
  let flat = tracks;
  while (/\([^()]*\)/.test(flat)) flat = flat.replaceAll(/\([^()]*\)/g, '');
  return flat.trim().split(/\s+/).length;
}

/**
 * Raw colours, unlisted widths, distances off the scale, undefined custom properties, transitions that are drawn under a finger, and what
 * makes the browser look at the whole page whenever an element comes or goes.
 */
export function valueOffences(
  file: string,
  css: string,
  tokens: ReadonlySet<string>,
  owners: readonly string[] = [],
): string[] {
  const { declarations, queries, rootConditions } = readSheet(css);
  const source = owners.join('\n');
  const defined = new Set(
    [...declarations.join('\n').matchAll(/(?:^|\n)(--[\w-]+):/g)].map(([, name = '']) => name),
  );
  const found = rootConditions.map((selector) => `${file}: looks at the whole page: ${selector}`);
  for (const query of queries)
    for (const [, width] of query.matchAll(/width[^)]*?([\d.]+)px/g))
      if (![narrowestHeader, ...breakpoints].includes(Number(width))) found.push(`${file}: @media ${query}`);
  for (const declaration of declarations) {
    if (/#[\da-f]{3,8}\b|\b(?:rgb|hsl)a?\(/i.test(declaration))
      found.push(`${file}: raw colour in ${declaration}`);
    for (const part of slowTransitions(declaration)) found.push(`${file}: also under a finger: ${part}`);
    for (const [, name = '', fallback] of declaration.matchAll(/var\((--[\w-]+)(,)?/g))
      if (
        !fallback &&
        !tokens.has(name) &&
        !defined.has(name) &&
        !setByScripts.includes(name) &&
        !source.includes(`'${name}'`)
      )
        found.push(`${file}: nothing defines ${name}`);
  }
  return [...found, ...distancesOffScale(css).map((line) => `${file}: off the scale: ${line}`)];
}

/** Lines with a distance that is no multiple of 4 px and more than a hairline, without a reason in the line before. */
function distancesOffScale(css: string): string[] {
  const lines = css.split('\n').map((line) => line.trim());
  return lines.filter((line, index) => {
    const [, value = ''] = /^(?:margin|padding|gap|row-gap|column-gap)[\w-]*:([^;]*)/.exec(line) ?? [];
    const sizes = [...value.matchAll(/(?<![\w.])-?(\d+)px/g)].map(([, size]) => Number(size));
    return sizes.some((size) => size % 4 !== 0 && size > 3) && !lines[index - 1]?.endsWith('*/');
  });
}
