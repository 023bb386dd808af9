import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isPersonal } from '../../lib/rules/security/personal-cookies.ts';

/** The expression by which a configuration recognises a visitor who may see something of their own. */
function cookieExpression(file: string): string {
  const config = readFileSync(join(import.meta.dirname, '../../deploy', file), 'utf8');
  return /"~?(\(\?:\^\|;\\s\*\)[^"]+)"/.exec(config)?.[1] ?? '';
}

const ofVarnish = cookieExpression('varnish/shop.vcl.template');
/** Next's own, which show what is not published. */
const preview = /(?:^|;\s*)(?:__Host-)?(?:__prerender_bypass|__next_preview_data)=/;

it('personal cookies are the same for Varnish and nginx', () => {
  expect(ofVarnish).not.toBe('');
  expect(cookieExpression('nginx/nginx.conf.template')).toBe(ofVarnish);
});

it('personal cookies are those of the shop, and those of a preview', () => {
  const names = ['session', 'cart', 'signed-in', '__prerender_bypass', '__next_preview_data'];
  const pieces = fc.constantFrom(...names, '__Host-', '=', ';', ' ', 'x', '-');
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
      const cookies = parts.join('');
      expect(new RegExp(ofVarnish).test(cookies)).toBe(isPersonal(cookies) || preview.test(cookies));
    }),
    { numRuns: 5_000 },
  );
});
