import { describe, expect, it } from 'vitest';
import {
  addCode,
  addProduct,
  applyAnswers,
  beginAttempt,
  chooseProduct,
  emptyDraft,
  isFull,
  type PadAnswer,
  type PadDraft,
  setQuantity,
  setSendsItself,
  takeBackAttempt,
  waitsForConnection,
} from '../../lib/rules/orders/pad/draft.ts';
import { createPadSearch, type PadProduct } from '../../lib/rules/orders/pad/search.ts';
import {
  ageText,
  isTooOldToRepeat,
  keptText,
  linesObject,
  linesText,
} from '../../lib/rules/orders/pad/texts.ts';
import { dayMs, hourMs, minuteMs } from '../../lib/rules/dates/durations.ts';

const soap = { id: '1', sku: 'SAP-1', name: 'Gólfsápa', unitOfMeasure: 6 };
const gloves = { id: '2', sku: 'HAN-2', name: 'Einnota hanskar', unitOfMeasure: 1 };
const answer = (over: Partial<PadAnswer>): PadAnswer => ({
  outcome: 'Added',
  added: 0,
  problem: null,
  products: [],
  ...over,
});
const quantities = ({ lines }: PadDraft) => lines.map(({ code, quantity }) => [code, quantity]);

describe('a draft', () => {
  it('has one line for each product and unknown number, the newest first', () => {
    let draft = addProduct(emptyDraft('7'), soap, 6);
    draft = addCode(draft, '5690000000017', 1);
    draft = addProduct(draft, gloves, 2);
    draft = addProduct(addCode(draft, '5690000000017', 1), soap, 6);
    expect(quantities(draft)).toEqual([
      ['HAN-2', 2],
      ['5690000000017', 2],
      ['SAP-1', 12],
    ]);
    expect(quantities(setQuantity(draft, draft.lines[0]!.id, 0))).toHaveLength(2);
    expect(quantities(setQuantity(draft, draft.lines[0]!.id, 1e9))[0]).toEqual(['HAN-2', 1_000_000]);
  });

  it('takes a thousand lines, and loses none for one more', () => {
    let draft = emptyDraft('7');
    for (let number = 0; number < 1_000; number += 1) draft = addCode(draft, `N${number}`, 1);
    expect(isFull(draft)).toBe(true);
    expect(addCode(draft, 'MORE', 1)).toBe(draft);
    expect(quantities(addCode(draft, 'N999', 1))[0]).toEqual(['N999', 2]);
  });
});

describe('sending', () => {
  const filled = () => addCode(addProduct(addProduct(emptyDraft('7'), soap, 6), gloves, 5), 'X', 1);

  it('sends what was sent again under its key, and nothing else until it is answered', () => {
    const sent = beginAttempt(filled(), 'key-1', 1_000);
    expect([sent.lines, sent.attempt?.lines.length]).toEqual([[], 3]);
    const more = addCode(sent, 'Y', 1);
    expect(beginAttempt(more, 'key-2', 2_000)).toBe(more);
    expect(beginAttempt(emptyDraft('7'), 'key-3', 1)).toEqual(emptyDraft('7'));
  });

  it('keeps what was not added, with its reason, before what was written meanwhile', () => {
    const sent = addCode(beginAttempt(filled(), 'key-1', 1_000), 'Y', 1);
    const twins = [soap, gloves];
    const answers = [
      answer({ outcome: 'Ambiguous', problem: 'Veldu', products: twins }),
      answer({ outcome: 'Fewer', added: 3, problem: 'Aðeins 3 eftir' }),
      answer({ outcome: 'Added', added: 6 }),
    ];
    const after = applyAnswers(sent, 'key-1', answers);
    expect(after.attempt).toBeNull();
    expect(after.lines.map(({ code, quantity, problem }) => [code, quantity, problem])).toEqual([
      ['X', 1, 'Veldu'],
      ['HAN-2', 2, 'Aðeins 3 eftir'],
      ['Y', 1, null],
    ]);
    expect(after.answered.map(({ name, outcome, added }) => [name, outcome, added])).toEqual([
      ['X', 'Ambiguous', 0],
      ['Einnota hanskar', 'Fewer', 3],
      ['Gólfsápa', 'Added', 6],
    ]);
    const chosen = chooseProduct(after, after.lines[0]!.id, soap);
    expect(chosen.lines[0]).toMatchObject({ code: 'SAP-1', product: soap, candidates: [], problem: null });
    expect(applyAnswers(after, 'key-1', answers)).toBe(after);
    expect(applyAnswers(sent, 'other', answers)).toBe(sent);
  });

  it('waits for a connection by choice, and once: neither after an answer nor after a refusal', () => {
    const written = addProduct(emptyDraft('7'), soap, 6);
    expect(waitsForConnection(written)).toBe(false);
    expect(waitsForConnection(setSendsItself(emptyDraft('7'), true))).toBe(false);
    const chosen = setSendsItself(written, true);
    expect(waitsForConnection(chosen)).toBe(true);
    const sent = beginAttempt(chosen, 'k1', 1);
    expect(waitsForConnection(sent)).toBe(true);
    expect(beginAttempt(sent, 'k2', 2).attempt?.key).toBe('k1');
    const refused = applyAnswers(sent, 'k1', [answer({ outcome: 'Refused', problem: 'Uppselt.' })]);
    expect(refused.lines).toHaveLength(1);
    expect(waitsForConnection(refused)).toBe(false);
    expect(waitsForConnection(takeBackAttempt(sent, 'k1'))).toBe(false);
  });

  it('gives all lines back where the shop refused to look at them, and those without an answer', () => {
    const sent = beginAttempt(filled(), 'key-1', 1_000);
    expect(quantities(takeBackAttempt(sent, 'key-1'))).toEqual(quantities(filled()));
    expect(applyAnswers(sent, 'key-1', []).lines).toHaveLength(3);
  });
});

describe('looking through what is kept', () => {
  const product = (over: Partial<PadProduct>): PadProduct => ({
    ...soap,
    ean: null,
    packageSize: null,
    isFavorite: false,
    ownNumber: null,
    lastBought: null,
    ...over,
  });
  const { findByCode, search } = createPadSearch([
    product({ id: '1', sku: 'Hre-10.125', name: 'Þvottaefni fyrir ull', ean: '0012345678905' }),
    product({
      id: '2',
      sku: 'HRE-20',
      name: 'Gólfþvottalögur',
      ownNumber: { number: '47-11', name: 'Ræsting' },
    }),
    product({ id: '3', sku: '4711', name: 'Æðardúnn' }),
  ]);
  const ids = (found: PadProduct[]) => found.map(({ id }) => id).join(' ');

  it.each([
    ['hre10125', '1'],
    [' HRE 10-125 ', '1'],
    ['12345678905', '1'],
    ['0012345678905', '1'],
    ['4711', '2 3'],
    ['47-11', '2 3'],
    ['HRE', ''],
    ['', ''],
    ['...', ''],
  ])('knows %j whole as %j', (code, expected) => expect(ids(findByCode(code))).toBe(expected));

  it.each([
    ['thvotta', '1'],
    ['ÞVOTTA ull', '1'],
    ['golf', '2'],
    ['raest', '2'],
    ['hre', '1 2'],
    ['4711', '2 3'],
    ['aedar', '3'],
    ['dúnn', ''],
    ['  ', ''],
    ['%', ''],
  ])('finds for %j what is %j', (text, expected) => expect(ids(search(text, 10))).toBe(expected));

  it('stops at the limit', () => expect(search('h', 1)).toHaveLength(1));
});

describe('texts', () => {
  it.each([
    [-5, 'Uppfært rétt í þessu'],
    [3 * minuteMs, 'Uppfært fyrir 3 mín.'],
    [2 * hourMs, 'Uppfært fyrir 2 klst.'],
    [47 * hourMs, 'Uppfært fyrir 47 klst.'],
    [3 * dayMs, 'Uppfært fyrir 3 dögum'],
    [21 * dayMs, 'Uppfært fyrir 21 degi'],
  ])('say the age %d', (age, text) => expect(ageText(age)).toBe(text));

  it('count lines and products', () => {
    expect([0, 1, 2, 11, 21, 111].map(linesText)).toEqual([
      '0 línur',
      '1 lína',
      '2 línur',
      '11 línur',
      '21 lína',
      '111 línur',
    ]);
    expect([1, 2, 21].map(linesObject)).toEqual(['1 línu', '2 línur', '21 línu']);
    expect(keptText(5_000)).toBe('Vörur á blaðinu: 5.000.');
    expect(keptText(5_001)).toContain('5.000 af 5.001');
  });

  it('know when the shop has forgotten a key', () => {
    expect([58, 59.5].map((days) => isTooOldToRepeat(0, days * dayMs))).toEqual([false, true]);
  });
});
