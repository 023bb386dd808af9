import { describe, expect, it } from 'vitest';
import { readActionLink } from '../../lib/password/link.ts';

const site = 'https://vorulind.is';
const read = (query: Record<string, string | string[]>) => readActionLink(query, site, 'lykill');
const good = { mode: 'resetPassword', oobCode: 'Abc_123-x', apiKey: 'lykill' };

describe('a link of a mail', () => {
  it('is read with all that the specification names', () => {
    const query = { ...good, continueUrl: `${site}/karfa?x=1`, languageCode: 'is', tenantId: 'felag-1' };
    expect(read(query)).toEqual({
      mode: 'resetPassword',
      code: 'Abc_123-x',
      tenantId: 'felag-1',
      languageCode: 'is',
      continueTo: '/karfa?x=1',
    });
  });

  it.each(['', 'i', 'is"><b>', 'is_IS', 'a'.repeat(40)])('names no language by %s', (languageCode) => {
    expect(read({ ...good, languageCode })?.languageCode).toBeNull();
  });

  it.each([
    ['without a mode', { oobCode: 'abc' }],
    ['of another mode', { ...good, mode: 'signIn' }],
    ['without a code', { mode: 'resetPassword' }],
    ['with an empty code', { ...good, oobCode: '' }],
    ['with two codes', { ...good, oobCode: ['a', 'b'] }],
    ['with markup for a code', { ...good, oobCode: '<script>' }],
    ['with a long code', { ...good, oobCode: 'a'.repeat(1025) }],
    ['of another project', { ...good, apiKey: 'annar' }],
  ])('%s is none', (_, query) => {
    expect(read(query)).toBeNull();
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    `${site}.evil.example/`,
    `${site}@evil.example/`,
    'https:/evil.example',
    '/%2f%2fevil.example',
    'data:text/html,x',
    '',
  ])('leads nowhere when it says %s', (continueUrl) => {
    expect(read({ ...good, continueUrl })?.continueTo).toBeNull();
  });

  it('without a key, as some mail programs leave it, is taken', () => {
    expect(read({ mode: 'verifyEmail', oobCode: 'abc' })?.mode).toBe('verifyEmail');
  });
});
