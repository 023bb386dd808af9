import { describe, expect, it } from 'vitest';
import { hasSessionCookie, isPersonal } from '../../lib/rules/security/personal-cookies.ts';

describe('a visitor who may see something of their own', () => {
  it.each([
    'session=x',
    'cart=x',
    'signed-in=1',
    '__Host-session=x',
    '__Host-cart=x',
    'a=b; __Host-cart=x',
    'a=b;session=x',
  ])('%s', (cookies) => expect(isPersonal(cookies)).toBe(true));

  it.each(['', 'a=b', 'mycart=x', 'x-session=1', 'a=cart=1', 'electronic=x'])('not by %j', (cookies) =>
    expect(isPersonal(cookies)).toBe(false),
  );
});

it.each([
  ['session=x', true],
  ['a=b; __Host-session=x', true],
  ['cart=x; signed-in=1', false],
])('%s is a session: %s', (cookies, is) => expect(hasSessionCookie(cookies)).toBe(is));
