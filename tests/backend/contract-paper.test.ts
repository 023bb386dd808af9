import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shippedOperations } from '../../scripts/conformance/operations.ts';
import { checks } from '../../scripts/conformance/run.ts';
import { createElectronicIdPhones } from '../kit/electronic-id.ts';
import { testShop, type Shop } from '../kit/shop.ts';

interface Row {
  call: string;
  /** The cells after the call. */
  cells: string[];
}

const paper = readFileSync(join(import.meta.dirname, '../../docs/contract.md'), 'utf8');
const operationRows = rowsOf('## 3. GraphQL', '## 4. REST');
const storefrontRows = rowsOf('## 4. REST', '### 4.1');
const otherRows = rowsOf('### 4.1', '## 5.');

/** Rows of the tables between two headings, by the call that stands first. */
function rowsOf(from: string, until: string): Row[] {
  const part = paper.slice(paper.indexOf(from), paper.indexOf(until));
  return [...part.matchAll(/^\| `([^`]+)` *\|(.*)\|$/gm)].map(([, call = '', rest = '']) => ({
    call,
    cells: rest.split('|').map((cell) => cell.trim()),
  }));
}

const sortedCalls = (rows: readonly Row[]): string[] => rows.map(({ call }) => call).sort();

/** The code that a check of codes expects: `guest.Cart`, `customer.Cart`. */
const expectedOf = (who: 'guest' | 'customer', name: string): string | undefined =>
  checks
    .find(({ id }) => id === `${who}.${name}`)
    ?.says.split(': ')
    .at(-1);

const letters: Readonly<Record<string, string>> = {
  UNAUTHENTICATED: 'U',
  PERMISSION_DENIED: 'P',
  NOT_FOUND: 'N',
  BAD_REQUEST: 'B',
  FAILED_PRECONDITION: 'F',
};

describe('contract.md', () => {
  it('has one row for each operation that the storefront sends, and none for another', () => {
    expect(sortedCalls(operationRows)).toEqual([...shippedOperations.keys()].sort());
  });

  it('says of each call what it must do, its codes, and what the shop does without it', () => {
    for (const { call, cells } of [...operationRows, ...storefrontRows]) {
      expect([call, cells.length]).toEqual([call, 3]);
      expect([call, cells.filter((cell) => cell === '')]).toEqual([call, []]);
    }
    const codes = operationRows.map(({ cells }) => cells[1] ?? '');
    expect(codes.filter((cell) => !/^(–|[UPNBFV]( [UPNBFV])*)$/.test(cell))).toEqual([]);
  });

  it('names the codes that the checks expect', () => {
    for (const { call, cells } of operationRows) {
      const named = (cells[1] ?? '').split(' ');
      const guest = expectedOf('guest', call) ?? '';
      expect([call, named.includes('U')]).toEqual([call, guest === 'UNAUTHENTICATED']);
      const due = [guest, expectedOf('customer', call) ?? ''].flatMap((code) => letters[code] ?? []);
      expect([call, due.filter((letter) => !named.includes(letter))]).toEqual([call, []]);
    }
  });
});

describe('the REST calls of contract.md', () => {
  let shop: Shop;
  const phones = createElectronicIdPhones();
  beforeAll(async () => {
    shop = await testShop(phones.env('http://127.0.0.1:9'));
  });
  afterAll(async () => {
    await shop.connection.close();
    phones.close();
  });

  it('are those of the bundled backend', () => {
    const routes = shop.app.routes
      .filter(({ method }) => method !== 'ALL')
      // Without the pattern of a parameter.
      .map(({ method, path }) => `${method} ${path.replaceAll(/\{(?:[^{}]|\{[^{}]*\})*\}/g, '')}`);
    expect(sortedCalls([...storefrontRows, ...otherRows])).toEqual([...new Set(routes)].sort());
  });

  it('and the operations are each tried by a check, and no check tries another', () => {
    const tried = new Set(checks.flatMap(({ calls }) => calls));
    const due = [...operationRows, ...storefrontRows].map(({ call }) => call);
    expect(due.filter((call) => !tried.has(call))).toEqual([]);
    const known = new Set([...due, ...otherRows.map(({ call }) => call)]);
    expect([...tried].filter((call) => !known.has(call))).toEqual([]);
  });

  it('checks have ids of their own', () => {
    const ids = checks.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });
});
