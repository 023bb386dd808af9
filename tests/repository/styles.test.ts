import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tokens as shownTokens } from '../../app/(shop)/honnun/_parts/tokens.tsx';
import {
  breakpoints,
  layoutOffences,
  moduleOffences,
  readStyledComponents,
  valueOffences,
} from '../../scripts/checks/style-rules.ts';
import { brandColours } from '../../styles/brand-colours.ts';
import { media } from '../../styles/media.ts';

const root = join(import.meta.dirname, '../..');
const text = (file: string): string => readFileSync(join(root, file), 'utf8');
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'app', 'components', 'styles'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => existsSync(join(root, file)));
const modules = files.filter((file) => file.endsWith('.module.css'));
const components = files.filter((file) => /\.tsx?$/.test(file)).map((file) => ({ file, source: text(file) }));
const tokenSheet = text('styles/tokens.css');
const tokens = new Set([...tokenSheet.matchAll(/(--[\w-]+):/g)].map(([, name = '']) => name));

/** Source texts of the files that import a style sheet. */
function ownersOf(sheet: string): string[] {
  return components
    .filter(({ file, source }) =>
      [...source.matchAll(/from '(.*\.module\.css)'/g)].some(
        ([, path = '']) => posix.join(posix.dirname(file), path) === sheet,
      ),
    )
    .map(({ source }) => source);
}

describe('style sheets', () => {
  it('name only what their own components set', () => {
    expect(modules.flatMap((sheet) => moduleOffences(sheet, text(sheet), ownersOf(sheet)))).toEqual([]);
  });

  it('take colours, widths and distances from one list each', () => {
    const sheets = [...modules, 'styles/global.css'];
    expect(sheets.flatMap((sheet) => valueOffences(sheet, text(sheet), tokens, ownersOf(sheet)))).toEqual([]);
  });

  it('have the same breakpoints as styled components', () => {
    const widths = Object.values(media).flatMap((query) => /(\d+)px/.exec(query)?.slice(1).map(Number) ?? []);
    expect([...new Set(widths)]).toEqual(breakpoints);
  });

  it('use only defined tokens, as code does', () => {
    const unknown = components.flatMap(({ file, source }) =>
      [...source.matchAll(/var\((--(?:color|space|radius|text|shadow|motion)-[\w-]+)\)/g)]
        .filter(([, name = '']) => !tokens.has(name))
        .map(([, name]) => `${file}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  it('have the brand colours that PDF, mail and the bare page have', () => {
    const asTokens = Object.entries(brandColours).map(
      ([name, colour]) =>
        `--color-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${colour};`,
    );
    expect(asTokens.filter((line) => !tokenSheet.includes(line))).toEqual([]);
  });

  it('leave no colour to code but those of the brand', () => {
    const code = globSync('{app,backend/src,components,lib,scripts/assets,styles}/**/*.{ts,tsx}');
    const raw = code
      .filter((file) => file !== 'styles/brand-colours.ts')
      .flatMap((file) => (text(file).match(/#[\da-f]{6}\b/gi) ?? []).map((colour) => `${file}: ${colour}`));
    expect(raw).toEqual([]);
  });

  it('show every token on the design page', () => {
    const shown = Object.entries(shownTokens).flatMap(([kind, names]) =>
      names.map((name) => `--${kind}-${name}`),
    );
    const others = ['--container', '--motion-hover', '--motion-quick'];
    expect([...shown, ...others].toSorted()).toEqual([...tokens].toSorted());
  });
});

describe('styled components', () => {
  const styled = components
    .filter(({ source }) => source.includes("from 'styled-components'"))
    .map(({ file, source }) => ({ file, ...readStyledComponents(source) }))
    .filter(({ css }) => css !== '');

  it('name only what their own file sets', () => {
    const offences = styled.flatMap(({ file, css, code }) =>
      moduleOffences(file, css, [`${code} styles.own`]),
    );
    expect(offences).toEqual([]);
  });

  it('take colours and distances from the tokens', () => {
    const offences = styled.flatMap(({ file, css, code }) => valueOffences(file, css, tokens, [code]));
    expect(offences).toEqual([]);
  });

  it('name the areas of a layout of more than three tracks, as style sheets do', () => {
    const sheets = modules.map((sheet) => ({ file: sheet, css: text(sheet) }));
    expect([...sheets, ...styled].flatMap(({ file, css }) => layoutOffences(file, css))).toEqual([]);
  });
});

describe('the rules for style sheets', () => {
  const owner = '<nav className={styles.a}><Link href="/" aria-current="page" /></nav>';
  it.each([
    ['.a { & a[aria-current] { color: red; } }', []],
    ['.a { & h2 { color: red; } }', ['x: reaches out to h2']],
    ['.a { &[data-open] { color: red; } }', ['x: reaches out to data-open']],
    ['.a {} .b {}', ['x: nothing uses .b']],
    ['.b {}', ['x: nothing uses .b', 'x: has no .a']],
    ["html[data-signed-in='true'] .a { color: red; }", []],
    ['@keyframes in { from { opacity: 0; } } .a { animation: in 1s; }', []],
  ])('%s', (css, expected) => {
    expect(moduleOffences('x', css, [owner])).toEqual(expected);
  });

  it.each([
    ['.a { color: #123456; }', 1],
    ['.a { color: var(--color-ink); }', 0],
    ['.a { color: var(--color-pink); }', 1],
    ['.a { width: var(--own, 4px); }', 0],
    ['@media (width >= 768px) { .a { gap: 8px; } }', 0],
    ['@media (width >= 800px) { .a { gap: 8px; } }', 1],
    ['.a { transition: color 1s, opacity 1s cubic-bezier(0.1, 0.7, 0.3, 1); }', 1],
    ['.a { transition: color var(--motion-hover), opacity var(--motion-quick); }', 0],
    ['html:has(dialog[open]) { overflow: hidden; }', 1],
    ['@media print { body:has(.a) { page: wide; } }', 0],
    ['.a {\n  gap: 6px;\n}', 1],
    ['.a {\n  /* As far as a letter is wide. */\n  gap: 6px;\n}', 0],
  ])('find in %s %d offences', (css, count) => {
    expect(
      valueOffences('x', css, new Set(['--color-ink', '--motion-hover', '--motion-quick'])),
    ).toHaveLength(count);
  });

  it('find unnamed areas of large layouts', () => {
    const columns = 'grid-template-columns: 1fr 2fr minmax(0, 1fr) auto;';
    expect(layoutOffences('x', `.a { ${columns} }`)).toHaveLength(1);
    expect(layoutOffences('x', `.a { grid-template-areas: 'a b c d'; ${columns} }`)).toEqual([]);
    expect(layoutOffences('x', '.a { grid-template-columns: repeat(4, minmax(0, 1fr)); }')).toEqual([]);
  });

  it('read styled components with their own file as the owner', () => {
    const source =
      'const Row = styled(Base)`\n  ${media.narrow} { & b { color: red; } }\n`;\nconst x = <Row><i /></Row>;';
    const { css, code } = readStyledComponents(source);
    expect(moduleOffences('x', css, [`${code} styles.own`])).toEqual(['x: reaches out to b']);
  });
});
