import { describe, expect, it } from 'vitest';
import {
  maximumOwnNumberFileRows,
  maximumOwnNumberRows,
  readOwnNumberCells,
  readOwnNumberText,
  toOwnNumberCalls,
} from '../../lib/rules/products/own-number-file.ts';
import {
  importLines,
  importSummary,
  refusedLines,
  sendableRows,
} from '../../lib/rules/products/own-number-outcome.ts';
import { lineOwnNumberText, ownNumberCode, ownNumberProblem } from '../../lib/rules/products/own-number.ts';

const read = (text: string) =>
  readOwnNumberText(text).rows.map(({ line, product, number, name, problem }) => [
    line,
    product,
    number,
    name,
    problem,
  ]);

describe('an own number', () => {
  it('is compared without signs and case, Icelandic letters among them', () => {
    expect(['47-11', ' 47 11', '47.11', '4711'].map(ownNumberCode)).toEqual(['4711', '4711', '4711', '4711']);
    expect(ownNumberCode('þór-1')).toBe(ownNumberCode('ÞÓR 1'));
    expect(ownNumberCode('ó1')).not.toBe(ownNumberCode('o1'));
  });

  it('needs a letter or a digit, and no more than 64 characters', () => {
    expect([ownNumberProblem('4711'), ownNumberProblem('x'.repeat(64))]).toEqual([null, null]);
    for (const bad of ['', ' ', '-', '  . ', 'x'.repeat(65), '4,7E+12', 'a\0', '\ud800'])
      expect(ownNumberProblem(bad)).not.toBeNull();
  });

  it('stands with its name, or alone, or not at all', () => {
    expect(lineOwnNumberText({ ownNumber: '4711', ownName: 'Pappír' })).toBe('Ykkar númer 4711 – Pappír');
    expect(lineOwnNumberText({ ownNumber: '4711', ownName: null })).toBe('Ykkar númer 4711');
    expect(lineOwnNumberText({ ownNumber: null })).toBe('');
  });
});

describe('a file of own numbers', () => {
  it.each([
    ['semicolons', 'Vörunúmer;Ykkar vörunúmer;Ykkar heiti\nPAP-1;47-11;"Pappír; A4"'],
    ['commas', 'vnr,okkar númer,okkar heiti\nPAP-1,47-11,Pappír; A4'],
    ['tabs', 'SKU\tOwn number\tOwn name\nPAP-1\t47-11\tPappír; A4'],
    ['bars and other line ends', 'Strikamerki|Eigið númer|Eigið heiti\r\nPAP-1|47-11|Pappír; A4\r\n'],
    ['other columns between', 'Heiti;Ykkar heiti;Vörunúmer;x;Ykkar númer\nOkkar;Pappír; A4'],
  ])('is read with %s', (_name, text) => {
    const [row] = read(text.includes('Okkar;') ? text.replace('; A4', ';PAP-1;;47-11') : text);
    expect(row).toEqual([2, 'PAP-1', '47-11', text.includes('Okkar;') ? 'Pappír' : 'Pappír; A4', null]);
  });

  it('has its columns in our order where no heading names them', () => {
    expect(read('PAP-1;4711;Pappír\nKAF-1;4712\n')).toEqual([
      [1, 'PAP-1', '4711', 'Pappír', null],
      [2, 'KAF-1', '4712', '', null],
    ]);
  });

  it('reads back what the shop writes', () => {
    const [row] = read("Vörunúmer;Ykkar vörunúmer;Ykkar heiti;Heiti;Strikamerki\r\nPAP-1;'-5;'=A;x;\r\n");
    expect(row).toEqual([2, 'PAP-1', '-5', '=A', null]);
  });

  it('says by line what is there twice or not closed, wherever it is', () => {
    expect(read('A-1;1\nB-1;2\nA1;3\nC-1;0-2')).toEqual([
      [1, 'A-1', '1', '', null],
      [2, 'B-1', '2', '', null],
      [3, 'A1', '3', '', 'Sama númer eða sama vara er í línu 1'],
      [4, 'C-1', '0-2', '', null],
    ]);
    expect(read('A-1;1;"x')[0]?.[4]).toBe('Gæsalappir í línunni lokast ekki rétt');
  });

  it('says why nothing of it can be used, and what was left out', () => {
    expect(readOwnNumberText('').note).toBe('Engar línur fundust í skránni.');
    expect(readOwnNumberText('PAP-1\nPAP-2').note).toContain('í sínum dálki hvort');
    const many = Array.from({ length: maximumOwnNumberFileRows + 1 }, (_, at) => [`A-${at}`, `${at}`]);
    const { rows, note } = readOwnNumberCells(many);
    expect([rows.length, note]).toEqual([maximumOwnNumberFileRows, expect.stringContaining('5.001')]);
  });

  it('is sent in parts that the backend takes', () => {
    const row = { product: 'ð'.repeat(200), number: 'þ'.repeat(200), name: '' };
    const calls = toOwnNumberCalls(Array.from({ length: 700 }, () => row));
    for (const call of calls) expect(Buffer.byteLength(JSON.stringify(call))).toBeLessThan(90_000);
    expect(calls.flat()).toHaveLength(700);
    const short = toOwnNumberCalls(
      Array.from({ length: 700 }, () => ({ ...row, product: 'A', number: '1' })),
    );
    expect(short.map((call) => call.length)).toEqual([maximumOwnNumberRows, 200]);
  });
});

describe('what a file would change', () => {
  it('is listed by line, with what the file itself or the backend refuses', () => {
    const { rows } = readOwnNumberText('A-1;1;Nafn\nB-1;2\nC-1;3\nD-1;3\nE-1;5');
    const sent = sendableRows(rows);
    expect(sent.map(({ line }) => line)).toEqual([1, 2, 3, 5]);
    const outcomes = [
      { change: 'Changed', sku: 'A-1', productName: 'Vara', before: { number: '9', name: 'Gamalt' } },
      { change: 'New', sku: 'B-1', productName: 'Önnur', movedFrom: 'Z-1' },
      { change: 'Refused', problem: 'Engin vara fannst með þessu númeri' },
      { change: 'Same', sku: 'E-1' },
    ] as const;
    expect(importLines(sent, outcomes)).toEqual([
      { line: 1, title: 'Vara (A-1)', text: 'Ykkar númer 1 – Nafn · var 9 – Gamalt' },
      { line: 2, title: 'Önnur (B-1)', text: 'Ykkar númer 2 · nýtt · númerið færist af Z-1' },
    ]);
    const refused = refusedLines(rows, sent, outcomes);
    expect(refused).toEqual([
      { line: 3, text: 'Engin vara fannst með þessu númeri (C-1)' },
      { line: 4, text: 'Sama númer eða sama vara er í línu 3 (D-1)' },
    ]);
    expect(importSummary(outcomes, refused.length, false)).toBe(
      'Í skránni: 1 nýtt, 1 breytt, 1 óbreytt, 2 með villu.',
    );
  });
});
