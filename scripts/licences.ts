import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLock } from './lockfile.ts';

/** Licences under which packages may be used: none of them asks that the shop's own code be opened. */
const allowedLicences: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MIT/X11',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Package → licence that is only allowed for it, and why. */
const exceptions: readonly { name: RegExp; licence: string; why: string }[] = [
  {
    name: /^@img\/sharp-/,
    licence: 'LGPL-3.0-or-later',
    why: 'a library of its own beside the emulator of pictures, replaceable and unchanged',
  },
  {
    name: /^dictionary-is$/,
    licence: 'CC-BY-SA-3.0',
    why: 'a list of words that the search reads as it is, and that nobody is sent',
  },
];

/** What packages say in their licence file and not in their metadata. */
const statedInFile: Readonly<Record<string, string>> = {
  busboy: 'MIT',
  'hogan.js': 'Apache-2.0',
  'humanize-number': 'MIT',
  'png-js': 'MIT',
  streamsearch: 'MIT',
};

interface LicensedPackage {
  name: string;
  version: string;
  licence: string;
  /** Only for building and testing. */
  dev: boolean;
}

type Lock = ReturnType<typeof readLock>;

/** The packages of the lockfile, each name and version once. */
export function listPackages({ packages }: Lock): LicensedPackage[] {
  const found = Object.entries(packages).flatMap(([place, { version = '', license, dev = false, link }]) => {
    const name = place.split('node_modules/').at(-1) ?? '';
    if (!place.includes('node_modules/') || link) return [];
    return [{ name, version, licence: license ?? statedInFile[name] ?? 'none', dev }];
  });
  return [...new Map(found.map((one) => [`${one.name}@${one.version}`, one])).values()].toSorted((a, b) =>
    a.name < b.name ? -1 : 1,
  );
}

/** Packages whose licence nobody has allowed. */
export function forbiddenPackages(packages: readonly LicensedPackage[]): LicensedPackage[] {
  return packages.filter(({ name, licence }) => !isAllowed(name, licence));
}

/** SPDX: of alternatives one is enough, of what holds together all are needed. */
function isAllowed(name: string, expression: string): boolean {
  const alternatives = expression.replaceAll(/[()]/g, '').split(/ or /i);
  return alternatives.some((alternative) =>
    alternative
      .split(/ and /i)
      .every(
        (licence) =>
          allowedLicences.has(licence) ||
          exceptions.some((exception) => exception.licence === licence && exception.name.test(name)),
      ),
  );
}

/** Longest line of names in a cell. */
const maxNamed = 3;

/** docs/licences.md. */
export function licencePage(packages: readonly LicensedPackage[]): string {
  const byLicence = Map.groupBy(packages, ({ licence }) => licence);
  const rows = [...byLicence]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([licence, named]) => {
      const shipped = named.filter(({ dev }) => !dev).length;
      const names = named.map(({ name }) => name);
      const cell = names.length <= maxNamed ? names.map((name) => `\`${name}\``).join(', ') : '';
      return `| ${licence} | ${shipped} | ${named.length - shipped} | ${cell} |`;
    });
  return [
    '# Licences',
    '',
    'Of the packages in `package-lock.json`, by what they say of themselves. `npm run lockfile` writes this page. A licence that is not',
    'allowed in `scripts/licences.ts` fails a test. The whole list, as CycloneDX: `npm run sbom`.',
    '',
    '| Licence | To run | To build and test | Named where few |',
    '| --- | --: | --: | --- |',
    ...rows,
    '',
    'Allowed for these alone:',
    '',
    ...exceptions.map(({ name, licence, why }) => `- ${licence} for \`${name.source}\`: ${why}.`),
    '',
  ].join('\n');
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..');
  const packages = listPackages(readLock(join(root, 'package-lock.json')));
  writeFileSync(join(root, 'docs/licences.md'), licencePage(packages));
}
