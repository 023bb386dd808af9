import { describe, expect, it } from 'vitest';
import { repeatChanges } from '../../lib/rules/orders/repeat-changes.ts';

const same = { isGone: false, lastQuantity: 4, quantity: 4, lastUnitPrice: 1240, unitPrice: 1240 };

describe('what of a line is another than last time', () => {
  it.each([
    ['nothing', {}, []],
    ['gone', { isGone: true, quantity: 0 }, ['Varan er ekki lengur í sölu og verður ekki með í pöntuninni.']],
    ['sold out', { quantity: 0 }, ['Varan er uppseld og verður ekki með í pöntuninni.']],
    ['dearer', { unitPrice: 1300 }, ['Verðið hefur hækkað: var kr. 1.240, er nú kr. 1.300.']],
    ['cheaper', { unitPrice: 1000 }, ['Verðið hefur lækkað: var kr. 1.240, er nú kr. 1.000.']],
    ['fewer', { quantity: 3 }, ['Magn til á lager: 3 stk. Síðast pantað: 4 stk.']],
    ['larger packages', { quantity: 6 }, ['Seld í stærri einingum: nú 6 stk., síðast 4 stk.']],
    [
      'fewer and dearer',
      { quantity: 3, unitPrice: 1300 },
      [
        'Magn til á lager: 3 stk. Síðast pantað: 4 stk.',
        'Verðið hefur hækkað: var kr. 1.240, er nú kr. 1.300.',
      ],
    ],
  ])('%s', (_name, change, sentences) => {
    const texts = repeatChanges({ ...same, ...change }).map(({ text }) => text.replaceAll('\u00a0', ' '));
    expect(texts).toEqual(sentences);
  });
});

it('is better news only where the price fell', () => {
  const better = (change: Partial<typeof same>) =>
    repeatChanges({ ...same, ...change }).map(({ isBetter }) => isBetter);
  expect(better({ unitPrice: 1300 })).toEqual([false]);
  expect(better({ unitPrice: 1100 })).toEqual([true]);
  expect(better({ quantity: 3, unitPrice: 1100 })).toEqual([false, true]);
});
