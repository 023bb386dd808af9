import { expect, it } from 'vitest';
import { lineAuthorText } from '../../lib/rules/orders/line-author.ts';

it.each([
  [false, 'í körfuna', 'Jóna Jónsdóttir setti í körfuna 3. nóvember 2026 kl. 14:05'],
  [true, 'á listann', 'Þú settir á listann 3. nóvember 2026 kl. 14:05'],
])('says who put a product there, and when', (isVisitor, where, text) => {
  const author = { name: 'Jóna Jónsdóttir', isVisitor, at: '2026-11-03T14:05:00Z' };
  expect(lineAuthorText(author, where).replaceAll('\u00a0', ' ')).toBe(text);
});
