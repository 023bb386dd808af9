import { describe, expect, test } from 'vitest';
import { navigationLink } from '../../lib/rules/routes/navigation-link.ts';
import { allowedContentLink, safeHref } from '../../lib/rules/routes/content-link.ts';
import { parseRichText } from '../../lib/rules/text/rich-text.ts';

const schemes = [
  'javascript',
  'JaVaScRiPt',
  'vbscript',
  'data',
  'blob',
  'file',
  'ftp',
  'ws',
  'filesystem',
  'about',
];
const bodies = [
  ':alert(1)',
  ':/*\'"--></style><script>alert(1)</script>',
  ':text/html,<script>alert(1)</script>',
  ':text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  '://evil.test/%0aalert(1)',
  ':%61lert(1)',
  '&colon;alert(1)',
  '&#58;alert(1)',
];
const bends = ['\t', '\n', '\r', '\u0000', '\u0001', ' ', '\u00a0', '\u200b', '\u2028', '\ufeff', '\\'];
const hostile = [
  ...schemes.flatMap((scheme) => bodies.map((body) => scheme + body)),
  ...bends.flatMap((bend) => [
    `${bend}javascript:alert(1)`,
    `java${bend}script:alert(1)`,
    `javascript${bend}:alert(1)`,
    `/${bend}/evil.test`,
    `${bend}//evil.test`,
    `https:${bend}//evil.test`,
    `mailto:${bend}a@b.test`,
  ]),
  '//evil.test',
  '///evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '/%5cevil.test',
  '/%2fevil.test',
  '/%2e%2e//evil.test',
  '/.//evil.test',
  '/..//evil.test',
  '/%09/evil.test',
  '/\u2215evil.test',
  '/\uff0fevil.test',
  'https://',
  'https:evil.test',
  'https:/evil.test',
  'https:///evil.test',
  'https://vorulind.is@evil.test/',
  'https://a:b@evil.test/',
  'https://[::gad]/',
  'https://%zz/',
  'evil.test',
  'www.evil.test',
  'vara/1',
  './vara',
  '?x=1',
  '#"><script>alert(1)</script>',
  '#javascript:alert(1)',
  'mailto:',
  'mailto:a',
  'mailto:a@b.test?bcc=c@d.test',
  'mailto:a@b.test?subject=x%0d%0aBcc:c@d.test',
  'mailto:a@b.test,c@d.test',
  'mailto:"<script>"@b.test',
  'tel:',
  'tel:abc',
  'tel:*21*5550100#',
  'tel:1',
  'tel:+++1',
  'sms:5550100',
  '/api/revalidate',
  '/backend/customer/auth/logout',
  '/_next/static/x.js',
  `/${'a'.repeat(2001)}`,
  '',
];

describe('a link of the content system', () => {
  test.each([
    ['/', '/'],
    ['/vara/hanskar?x=1#um', '/vara/hanskar?x=1#um'],
    ['/#about', '/#about'],
    ['#about', '#about'],
    ['https://example.is', 'https://example.is/'],
    ['HTTP://example.is/síða?a=b', 'http://example.is/s%C3%AD%C3%B0a?a=b'],
    ['mailto:hallo@vorulind.test', 'mailto:hallo@vorulind.test'],
    ['mailto:hallo@vorulind.test?subject=Fyrirspurn', 'mailto:hallo@vorulind.test?subject=Fyrirspurn'],
    ['tel:+354-555-0100', 'tel:+354-555-0100'],
    ['tel:5550100', 'tel:5550100'],
  ])('%s is %s', (url, href) => {
    expect(allowedContentLink(url)).toBe(href);
  });

  test(`is none of ${hostile.length} that lead elsewhere or run something`, () => {
    expect(hostile.length).toBeGreaterThanOrEqual(200);
    expect(hostile.filter((url) => allowedContentLink(url) !== null)).toEqual([]);
    expect(new Set(hostile.map(safeHref))).toEqual(new Set(['/']));
    const entry = { id: '1', title: 'Tilboð', external: false };
    expect(new Set(hostile.map((url) => navigationLink({ ...entry, url }).url))).toEqual(new Set(['/']));
    expect([null, undefined].map(allowedContentLink)).toEqual([null, null]);
  });
});

/** As one would write it, to see at a glance. */
const written = (text: string) =>
  parseRichText(text).map(({ kind, lines }) => [
    kind,
    ...lines.map(({ pieces }) =>
      pieces
        .map((piece) =>
          piece.kind === 'link'
            ? `<${piece.text}|${piece.href}>`
            : piece.kind === 'strong'
              ? `*${piece.text}*`
              : piece.text,
        )
        .join(''),
    ),
  ]);

describe('the text of a block', () => {
  test('has paragraphs, lines, lists and headings', () => {
    expect(written('Ein\r\nTvær\r\n\r\n\n## Fyrirsögn\n- a\n* b\nÞrjár\n\n   \n• c')).toEqual([
      ['paragraph', 'Ein', 'Tvær'],
      ['heading', 'Fyrirsögn'],
      ['list', 'a', 'b'],
      ['paragraph', 'Þrjár'],
      ['list', 'c'],
    ]);
  });

  test('has strong words and links', () => {
    expect(written('Sjá **vel** [skilmála](/terms) og [vefinn](https://a.test).')).toEqual([
      ['paragraph', 'Sjá *vel* <skilmála|/terms> og <vefinn|https://a.test/>.'],
    ]);
  });

  test.each([
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['[smella](javascript:alert(1))', '[smella](javascript:alert(1))'],
    ['[smella](javascript:alert)', 'smella'],
    ['[smella](//evil.test)', 'smella'],
    ['[<b>x</b>](data:text/html,x)', '<b>x</b>'],
    ['**<i>x</i>**', '*<i>x</i>*'],
    ['**óklárað', '**óklárað'],
    ['[a](', '[a]('],
    ['20. nóvember - 5 °C', '20. nóvember - 5 °C'],
    ['-5 °C og #1', '-5 °C og #1'],
    ['&lt;b&gt;', '&lt;b&gt;'],
  ])('%s stays text', (text, line) => {
    expect(written(text)).toEqual([['paragraph', line]]);
  });

  test('has a key of its own for each part, also for equal ones', () => {
    const parts = parseRichText('a\n\na\n\na');
    expect(new Set(parts.map(({ key }) => key)).size).toBe(3);
  });

  // So long that reading in more than linear time would not end before the test is given up.
  test.each([
    '['.repeat(400_000),
    '**'.repeat(200_000),
    '[a]('.repeat(100_000),
    '\n'.repeat(400_000),
    '- \n'.repeat(120_000),
  ])('is read to its end whatever it is (%#)', (text) => {
    expect(parseRichText(text)).toEqual(expect.any(Array));
  });
});
