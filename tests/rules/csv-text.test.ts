import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toCsvDate, toCsvRecord } from '../../lib/rules/text/csv-text.ts';

it.each([
  [['Sápa', 1240, null, -12.5], 'Sápa;1240;;-12,5\r\n'],
  [['a;b', 'a"b', 'a\nb'], '"a;b";"a""b";"a\nb"\r\n'],
  [['=1+1', '+354', '-1', '@SUM(A1)', '\t=1', '  =1'], "'=1+1;'+354;'-1;'@SUM(A1);'\t=1;'  =1\r\n"],
  [['=HYPERLINK("http://evil.test";"x")'], '"\'=HYPERLINK(""http://evil.test"";""x"")"\r\n'],
])('writes %o', (cells, record) => {
  expect(toCsvRecord(cells)).toBe(record);
});

it('no text begins a formula, and each comes back as one cell', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const record = toCsvRecord([text, 1]);
      expect(record).not.toMatch(/^"?\s*[=+\-@]/);
      const [, quoted, plain] = /^(?:"((?:[^"]|"")*)"|([^;"]*));1\r\n$/s.exec(record) ?? [];
      expect((quoted?.replaceAll('""', '"') ?? plain)?.replace(/^'/, '')).toBe(text.replace(/^'/, ''));
    }),
  );
});

it('writes dates as Icelanders do', () => {
  expect([toCsvDate('2026-11-20T23:59:59Z'), toCsvDate(null)]).toEqual(['20.11.2026', '']);
});
