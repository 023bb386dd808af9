import {
  BoughtHitsDocument,
  ImportOwnNumbersDocument,
  OwnNumberMatchesDocument,
  OwnNumbersDocument,
  PreviewOwnNumbersDocument,
  ProductsByCodesDocument,
  RemoveOwnNumberDocument,
  SetOwnNumberDocument,
} from '../../../graphql/generated/documents-on-demand.ts';
import type { Check } from '../check.ts';
import { expectSame, expectThat } from '../expect.ts';

const newNumber = () => `P${crypto.randomUUID().slice(0, 8)}`;

/** What companies call the shop's products. */
export const ownNumberChecks: readonly Check[] = [
  {
    id: 'own-numbers.life',
    calls: [
      'SetOwnNumber',
      'OwnNumbers',
      'OwnNumberMatches',
      'BoughtHits',
      'ProductsByCodes',
      'RemoveOwnNumber',
      'GET /exports/own-numbers.csv',
    ],
    says: 'A company’s number finds its product for the company alone, with and without hyphens, until it is removed',
    async run(shop) {
      const browser = await shop.actingFor('buyer', await shop.companyId());
      const { id: productId, sku } = await shop.goods();
      const number = newNumber();
      await browser.ask(SetOwnNumberDocument, { product: sku, number, name: 'Prófun' });
      const idsOf = (found: readonly { id: string }[]) => found.map(({ id }) => id);
      const { ownNumbers } = await browser.ask(OwnNumbersDocument, { search: number, page: 1 });
      expectSame(
        ownNumbers.lines.map((line) => [line.productId, line.number, line.name]),
        [[productId, number, 'Prófun']],
        'the list',
      );
      const search = `${number.slice(0, 3)}-${number.slice(3)}`;
      const { ownNumberMatches } = await browser.ask(OwnNumberMatchesDocument, { search });
      expectSame(idsOf(ownNumberMatches), [productId], 'what the number finds');
      const box = await browser.ask(BoughtHitsDocument, { search, pageSize: 1 });
      expectSame(idsOf(box.ownNumberMatches), [productId], 'what the search box is answered');
      const { productsByCodes } = await browser.ask(ProductsByCodesDocument, { codes: [search] });
      expectSame(idsOf(productsByCodes[0]?.products ?? []), [productId], 'the quick order’s product');
      const stranger = await shop.person('customer');
      const foreign = await stranger.ask(OwnNumberMatchesDocument, { search: number });
      expectSame(idsOf(foreign.ownNumberMatches), [], 'what others find');
      const file = '/exports/own-numbers.csv';
      const own = await browser.fetch(file);
      expectSame(own.status, 200, 'the status of the file');
      expectThat((await own.text()).includes(number), 'The file lacks the number');
      expectSame((await stranger.fetch(file)).status, 403, 'a private person’s status of the file');
      expectSame((await shop.guest().fetch(file)).status, 401, 'a guest’s status of the file');
      const call = { product: sku, number };
      await stranger.expectRefusal(SetOwnNumberDocument, call, 'PERMISSION_DENIED');
      for (const time of ['once', 'twice']) {
        const { removeOwnNumber } = await browser.ask(RemoveOwnNumberDocument, { productId });
        expectSame(removeOwnNumber, true, `removed ${time}`);
      }
      const after = await browser.ask(OwnNumberMatchesDocument, { search: number });
      expectSame(idsOf(after.ownNumberMatches), [], 'what it finds when it is removed');
    },
  },
  {
    id: 'own-numbers.file',
    calls: ['PreviewOwnNumbers', 'ImportOwnNumbers'],
    says: 'A file’s rows are previewed without a change, the good ones set once, and wrong ones say why',
    async run(shop) {
      const browser = await shop.actingFor('buyer', await shop.companyId());
      const { id: productId, sku } = await shop.goods();
      await browser.ask(RemoveOwnNumberDocument, { productId });
      const rows = [
        { product: sku, number: newNumber(), name: '' },
        { product: `EKKI-${newNumber()}`, number: newNumber(), name: '' },
      ];
      const changesOf = (outcomes: readonly { change: string; problem: string | null }[]) =>
        outcomes.map(({ change, problem }) => [change, problem !== null]);
      const expected = (change: string) => [
        [change, false],
        ['Refused', true],
      ];
      for (const time of ['first', 'second']) {
        const { previewOwnNumbers } = await browser.ask(PreviewOwnNumbersDocument, { rows });
        expectSame(changesOf(previewOwnNumbers), expected('New'), `the ${time} preview`);
      }
      for (const change of ['New', 'Same']) {
        const { importOwnNumbers } = await browser.ask(ImportOwnNumbersDocument, { rows });
        expectSame(changesOf(importOwnNumbers), expected(change), 'the import');
      }
      await browser.ask(RemoveOwnNumberDocument, { productId });
    },
  },
];
