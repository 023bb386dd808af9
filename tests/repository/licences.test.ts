import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { forbiddenPackages, licencePage, listPackages } from '../../scripts/licences.ts';
import { readLock } from '../../scripts/lockfile.ts';

const root = join(import.meta.dirname, '../..');
const packages = listPackages(readLock(join(root, 'package-lock.json')));

it('every package is under a licence that is allowed', () => {
  expect(packages.length).toBeGreaterThan(500);
  expect(forbiddenPackages(packages)).toEqual([]);
});

it.each([
  ['MIT', true],
  ['MIT AND ISC', true],
  ['(GPL-3.0-only OR MIT)', true],
  ['MIT AND GPL-3.0-only', false],
  ['AGPL-3.0-only', false],
  ['none', false],
  ['SEE LICENSE IN LICENSE', false],
  ['LGPL-3.0-or-later', false],
])('a package under %s is allowed: %s', (licence, expected) => {
  const found = forbiddenPackages([{ name: 'a', version: '1.0.0', licence, dev: false }]);
  expect(found.length === 0).toBe(expected);
});

it('docs/licences.md is current (if not: npm run lockfile)', () => {
  const words = (text: string) => text.replaceAll(/[\s|:-]+/g, ' ');
  const page = readFileSync(join(root, 'docs/licences.md'), 'utf8');
  expect(words(page)).toBe(words(licencePage(packages)));
});

it('npm lists what is installed, with the licences, as a bill of materials', () => {
  const args = ['--silent', 'run', 'sbom'];
  const text = execFileSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 });
  const { components } = z
    .object({ components: z.array(z.looseObject({ name: z.string(), version: z.string() })) })
    .parse(JSON.parse(text));
  const listed = new Set(components.map(({ name, version }) => `${name}@${version}`));
  expect(packages.filter(({ name, version }) => !listed.has(`${name}@${version}`))).toEqual([]);
});
