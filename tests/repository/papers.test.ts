import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { badCitations, type Cited, citationsOf, commentsOf } from './citations.ts';
import { brokenLinks, documents, overlong } from './markdown.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const papers = documents(root);
const decisions = papers.filter((file) => /^docs\/decisions\/\d{3}-/.test(file));

describe('README and docs', () => {
  it('have no line over 160 characters and no cell over 100', () => {
    expect(papers.flatMap((file) => overlong(read(file)).map((what) => `${file}:${what}`))).toEqual([]);
  });

  it('link to existing files and headings', () => {
    expect(papers.flatMap((file) => brokenLinks(file, read(file), root))).toEqual([]);
  });

  it('include a README that is read in five minutes', () => {
    expect(read('README.md').split('\n').length).toBeLessThanOrEqual(131);
  });

  it('have decisions of one page with context, decision and consequences', () => {
    const headings = (file: string) => [...read(file).matchAll(/^## (.+)$/gm)].map(([, name]) => name);
    const index = read('docs/decisions/README.md');
    expect(decisions.length).toBeGreaterThan(25);
    expect(decisions.filter((file) => !index.includes(`](${file.replace('docs/decisions/', '')})`))).toEqual(
      [],
    );
    for (const file of decisions) {
      expect({ file, headings: headings(file) }).toEqual({
        file,
        headings: ['Context', 'Decision', 'Consequences'],
      });
      expect(read(file)).toMatch(new RegExp(`^# ${/\d{3}/.exec(file)?.[0]} `));
      expect(read(file).split('\n').length).toBeLessThan(60);
    }
  });
});

describe('operations.md', () => {
  const operations = read('docs/operations.md');

  it('has a row for each variable of .env.example', () => {
    const variables = [...read('.env.example').matchAll(/^([A-Z][A-Z_]*)=/gm)].map(([, name = '']) => name);
    expect(variables.length).toBeGreaterThan(50);
    expect(variables.filter((name) => !operations.includes(`\`${name}\``))).toEqual([]);
  });

  it('names each npm script, and no document names another', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = (text: string) => [
      ...new Set([...text.matchAll(/(?:`|^)npm (?:run )?([a-z][a-z:]*)/gm)].map(([, name = '']) => name)),
    ];
    expect(Object.keys(scripts).filter((name) => !named(operations).includes(name))).toEqual([]);
    expect(named(papers.map(read).join('\n')).filter((name) => !(name in scripts))).toEqual([]);
  });
});

describe('reliability.md', () => {
  const reliability = read('docs/reliability.md');
  const faults = [...reliability.matchAll(/^### (F\d\d) /gm)].map(([, id = '']) => id);

  it('has the faults F01 to F42', () => {
    const ids = Array.from({ length: 42 }, (_, index) => `F${String(index + 1).padStart(2, '0')}`);
    expect(faults).toEqual(ids);
  });

  it('names for each fault a test that exists, and a figure', () => {
    const proofs = findProofs(reliability);
    expect(faults.filter((id) => !proofs.some(({ fault }) => fault === id))).toEqual([]);
    expect(proofs.filter(({ fault }) => !faults.includes(fault))).toEqual([]);
    expect(proofs.filter(({ test }) => !isTest(test) || !existsSync(join(root, test)))).toEqual([]);
    expect(proofs.filter(({ figure }) => !/\d/.test(figure))).toEqual([]);
  });
});

/** Rows of the table of what proves each fault. */
function findProofs(text: string): { fault: string; test: string; figure: string }[] {
  const rows = text.split('\n').filter((line) => /^\| F\d\d\b/.test(line));
  return rows.map((row) => {
    const [, fault = '', test = '', figure = ''] = row.split('|').map((cell) => cell.trim());
    return { fault, test: /^`([^`]+)`$/.exec(test)?.[1] ?? '', figure };
  });
}

/** What `npm test` or one of the scripts for long runs runs. */
function isTest(path: string): boolean {
  return /\.test\.tsx?$|\.spec\.ts$|^tests\/(races|deployment|soak)\/[\w-]+\.ts$/.test(path);
}

it('a row without a test or a figure is none', () => {
  const row = '| F01 | `tests/races/main.ts` | 100 runs |';
  expect(findProofs(row)).toHaveLength(1);
  // Beside a whole row of the same fault as well.
  const poor = findProofs(`${row}\n| F01 | a test | 100 runs |\n| F01 | \`tests/x.test.ts\` |\n| F01 |`);
  expect(poor.map(({ test, figure }) => isTest(test) && /\d/.test(figure))).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(['tests/races/main.ts', 'e2e/a.spec.ts', 'lib/io/graphql.ts'].map(isTest)).toEqual([
    true,
    true,
    false,
  ]);
});

describe('comments', () => {
  const listed = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0');
  const code = listed.filter(
    (file) =>
      /\.(ts|tsx|mjs|graphql|sql|css)$/.test(file) &&
      !/^graphql\/generated\/|\/migrations\/|^tests\/repository\/(papers\.test|citations)\.ts$/.test(file) &&
      existsSync(join(root, file)),
  );
  const comments = code.flatMap((file) => commentsOf(file, read(file)).map((text) => ({ file, text })));
  const cited: Cited = {
    texts: {
      ...Object.fromEntries(papers.map((file) => [file.replaceAll(/^docs\/|\.md$/g, ''), read(file)])),
      decisions: decisions.map(read).join('\n'),
    },
    has: (path) => existsSync(join(root, path)),
  };

  it('cite existing sections, faults and files', () => {
    expect(
      comments.flatMap(({ file, text }) => badCitations(text, cited).map((what) => `${file}: ${what}`)),
    ).toEqual([]);
  });

  it('contain enough citations to prove that they are read', () => {
    const citations = comments.flatMap(({ text }) => citationsOf(text));
    expect(citations.length).toBeGreaterThan(150);
    expect(new Set(citations.map(([document]) => document)).size).toBeGreaterThan(3);
  });
});

describe('an invalid citation', () => {
  const cited: Cited = {
    texts: {
      specification: '# Specification\n\n## 4. States\n\n### 4.2 Hours\n\n## 9. Constants\n',
      reliability:
        '# Reliability\n\n### F01 Redis is down\n\n### F23 Races\n\n## 6. ASVS\n\n3.5.3 and 6.2.1\n',
      decisions: '# 001 One\n\n# 012 Twelve\n',
    },
    has: (path) => path === 'README.md' || path === 'docs/specification.md',
  };

  it.each([
    ['specification §5', ['specification §5']],
    ['Specification §4.3, and more', ['specification §4.3']],
    ['specification §4.2 and §8', ['specification §8']],
    ['specification §42', ['specification §42']],
    ['as the specification (§4) says', ['§4 of no document']],
    ['specification section 9', ['specification section 9 of no document']],
    ['reliability F02', ['reliability F02']],
    ['reliability F23, F24', ['reliability F24']],
    ['row F01 of the matrix', ['F01 of no document']],
    ['iceland §3', ['iceland §3']],
    ['ASVS 3.5.4', ['ASVS 3.5.4']],
    ['see decision 013', ['decision 013']],
    ['docs/decisions/002', ['decision 002']],
    ['design/style.md', ['design/style.md']],
    ['see style.md', ['style.md']],
  ])('is found: %s', (comment, wrong) => {
    expect(badCitations(comment, cited)).toEqual(wrong);
  });

  it.each([
    'specification §4',
    'specification §4.2, §9',
    'Reliability F01 and F23',
    'reliability F23, specification §9',
    'ASVS 6.2.1: at least 8',
    'RFC 9110 §14',
    'RFC 5321 §4.2.1',
    'decision 012, docs/specification.md and README.md',
    'the specification has no text for this',
  ])('is not found in a valid one: %s', (comment) => {
    expect(badCitations(comment, cited)).toEqual([]);
  });

  it('is found across lines of a comment, and not in code', () => {
    const source = `const key = 'specification §7';\n/**\n * Rounded (specification\n * §8), and so on.\n */\n// specification\n// §9\n`;
    const [one = '', ...more] = commentsOf('a.ts', source);
    expect(more).toEqual([]);
    expect(citationsOf(one)).toEqual([
      ['specification', '§8'],
      ['specification', '§9'],
    ]);
    expect(commentsOf('a.graphql', 'type A {\n  "specification §3"\n  a: Int\n}\n')).toEqual([
      '"specification §3"',
    ]);
    expect(commentsOf('a.sql', '-- reliability F10\nSELECT 1')).toEqual(['-- reliability F10']);
    expect(commentsOf('a.css', '/* specification §9 */ a { width: 1px }')).toEqual([
      '/* specification §9 */',
    ]);
  });
});

describe('a broken link or long line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vorulind-papers-'));
  mkdirSync(join(folder, 'docs'));
  writeFileSync(join(folder, 'docs/page.md'), '# A page\n\n## 2.1 What it does\n\n```\n# none\n```\n');
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(['docs/none.md', 'docs/page.md#none', 'docs/page.md#what-it-does', '#nowhere', '../outside.md'])(
    'is found: %s',
    (target) => {
      expect(brokenLinks('README.md', `# Top\n\n[a](${target})`, folder)).toEqual([`README.md → ${target}`]);
    },
  );

  it.each(['docs/page.md', 'docs/', 'docs/page.md#21-what-it-does', '#top', 'https://example.is/x'])(
    'is not found: %s',
    (target) => {
      expect(brokenLinks('README.md', `# Top\n\n[a](${target}) and \`[b](c)\``, folder)).toEqual([]);
    },
  );

  it('is found by its length', () => {
    expect(overlong(`${'a'.repeat(160)}\n| ${'b'.repeat(100)} | c |`)).toEqual([]);
    expect(overlong('a'.repeat(161))).toEqual(['1: 161 characters']);
    expect(overlong(`| ${'b'.repeat(101)} |`)).toEqual(['1: a cell of 101 characters']);
    expect(overlong(`\`\`\`\n${'a'.repeat(200)}\n\`\`\``)).toEqual([]);
  });
});
