import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { drift } from '../../scripts/generate.ts';

const root = join(import.meta.dirname, '../..');
const listed = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0');
const files = listed.filter((file) => file !== '' && existsSync(join(root, file)));
const code = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !file.startsWith('graphql/generated/'));

/** Lines of `among` that match, as file:line. */
function linesWith(pattern: RegExp, among: readonly string[]): string[] {
  return among.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}`] : [])),
  );
}

describe('files', () => {
  it('are at most 1 MB', () => {
    expect(files.filter((file) => statSync(join(root, file)).size > 1024 * 1024)).toEqual([]);
  });

  it('contain the generated code of the current contract', async () => {
    expect(await drift()).toEqual([]);
  });

  it('format and compare Icelandic without the browser’s data outside lib/rules', () => {
    const pattern =
      /\.toLocale(Date|Time|Upper|Lower)?(String|Case)\b|\.localeCompare\b|\bIntl\.[A-Z]\w+\(\s*['"]is/;
    const shipped = code.filter((file) => /^(app|components|lib|styles|backend|emulators)\//.test(file));
    expect(
      linesWith(
        pattern,
        shipped.filter((file) => !file.startsWith('lib/rules/')),
      ),
    ).toEqual([]);
  });

  it('contain no colour outside styles', () => {
    const pattern = /#[0-9a-f]{3,8}\b(?=[;'"`\s,)])|\b(rgb|hsl|oklch)a?\(/i;
    const shipped = code.filter((file) => file.startsWith('components/'));
    expect(linesWith(pattern, shipped)).toEqual([]);
  });

  it('of journeys find elements as people do: by role, text, label or test id', () => {
    const selectors = /\.(locator|frameLocator|querySelector(All)?|\$\$?)\(/;
    expect(
      linesWith(
        selectors,
        // It measures every element of a page, and looks for none.
        code.filter((file) => file.startsWith('e2e/') && file !== 'e2e/small-targets.ts'),
      ),
    ).toEqual([]);
  });

  it('of tests wait by no clock, skip nothing and silence no check', () => {
    const silenced = new RegExp(
      ['waitForTimeout', 'networkidle', '@ts-(ignore|nocheck|expect-error)', '(ox|es)lint-disable'].join('|'),
    );
    const skipped = /\b(it|test|describe)\.(skip|only|todo|fixme)\b/;
    const elsewhere = code.filter((file) => file !== 'tests/repository/files.test.ts');
    expect([...linesWith(silenced, elsewhere), ...linesWith(skipped, elsewhere)]).toEqual([]);
  });
});
