import { describe, expect, it } from 'vitest';
import { normaliseHost, readReturnAddress } from '../../lib/rules/orders/purchasing-system.ts';
import { leadDays } from '../../lib/rules/products/lead-days.ts';
import { unitCode } from '../../lib/rules/products/unit-code.ts';

describe('normaliseHost', () => {
  it.each([
    ['innkaup.is', 'innkaup.is'],
    [' Innkaup.IS ', 'innkaup.is'],
    ['https://innkaup.is', 'innkaup.is'],
    ['innkaup.is:8443', 'innkaup.is:8443'],
    ['innkaup.is:443', 'innkaup.is'],
    ['þjónusta.is', 'xn--jnusta-bxa0g.is'],
    ['localhost:3000', 'localhost:3000'],
    ['', null],
    ['*.innkaup.is', null],
    ['[::1]', null],
    ['innkaup.is/oci', null],
    ['a@innkaup.is', null],
    ['innkaup.is?x', null],
    ['innkaup is', null],
    ['innkaup.is:99999', null],
    ['a'.repeat(300), null],
  ])('%s is %s', (typed, host) => expect(normaliseHost(typed)).toBe(host));
});

describe('readReturnAddress', () => {
  const hosts = ['innkaup.is', 'localhost:5050', 'intranet'];
  const read = (address: string, allowsHttp = false) => readReturnAddress(address, { hosts, allowsHttp });
  it.each(['https://innkaup.is/oci?a=1&b=2', 'https://INNKAUP.is:443/oci', 'https://intranet/'])(
    'takes %s',
    (address) => expect(read(address)).toBe(new URL(address).href),
  );
  it.each([
    'http://innkaup.is/',
    'https://innkaup.is:444/',
    'https://x.innkaup.is/',
    'https://innkaup.is.annar.is/',
    'https://innkaup.is@annar.is/',
    'https://notandi:orð@innkaup.is/',
    'https://innkaup.is/#brot',
    'javascript://innkaup.is/%0aalert(1)',
    'data:text/html,innkaup.is',
    '//innkaup.is/',
    '',
  ])('refuses %s', (address) => {
    expect(read(address)).toBeNull();
    expect(read(address, true)).toBeNull();
  });
  it('takes http of this machine alone, and only where the shop has no https', () => {
    expect(read('http://localhost:5050/a')).toBeNull();
    expect(read('http://localhost:5050/a', true)).toBe('http://localhost:5050/a');
    expect(read('http://intranet/', true)).toBeNull();
  });
});

it.each([
  [null, 'EA'],
  ['500 stk.', 'EA'],
  ['1 l flaska', 'XBO'],
  ['5 l brúsi', 'XJC'],
  ['poki', 'XBG'],
  ['1 par', 'PR'],
  ['6 × 1 l flaska', 'EA'],
  ['12 rúllur', 'EA'],
  ['constructor', 'EA'],
])('the unit of what comes in %s is %s', (packageSize, code) => expect(unitCode(packageSize)).toBe(code));

it.each([
  [null, null],
  ['Samdægurs', 0],
  ['1–2 virkir dagar', 2],
  ['2–3 vikur', 21],
  ['1 mánuður', 30],
  ['Eftir samkomulagi', null],
])('%s takes %s days', (text, days) => expect(leadDays(text)).toBe(days));
