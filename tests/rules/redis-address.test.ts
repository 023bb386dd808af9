import { expect, it } from 'vitest';
import { parseRedisAddress } from '../../lib/rules/security/redis-address.ts';

it.each([
  ['redis://localhost:6379/1', { url: 'redis://localhost:6379/1' }],
  ['rediss://:x@cache.test', { url: 'rediss://:x@cache.test' }],
  [
    'redis+sentinel://a.test:26380,b.test/shop',
    {
      name: 'shop',
      sentinels: [
        { host: 'a.test', port: 26_380 },
        { host: 'b.test', port: 26_379 },
      ],
    },
  ],
  [
    'redis+sentinel://:p%40ss@a.test/shop',
    { name: 'shop', password: 'p@ss', sentinels: [{ host: 'a.test', port: 26_379 }] },
  ],
])('%s', (text, address) => expect(parseRedisAddress(text)).toEqual(address));

it.each([
  'http://localhost',
  'redis://',
  'redis+sentinel://a.test',
  'redis+sentinel:///shop',
  'redis+sentinel://a.test:x/shop',
  'redis+sentinel://a.test,,b.test/shop',
])('%s is no address', (text) => expect(parseRedisAddress(text)).toBeUndefined());
