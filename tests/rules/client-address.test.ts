import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientAddress, networkOf } from '../../lib/rules/security/client-address.ts';

describe('the client’s address', () => {
  it.each([
    // peer, X-Forwarded-For, trusted proxies, address
    ['10.0.0.1', undefined, 0, '10.0.0.1'],
    ['10.0.0.1', '6.6.6.6', 0, '10.0.0.1'],
    ['::ffff:10.0.0.1', undefined, 0, '10.0.0.1'],
    ['10.0.0.1', undefined, 1, '10.0.0.1'],
    ['10.0.0.1', '203.0.113.7', 1, '203.0.113.7'],
    ['10.0.0.1', '6.6.6.6, 203.0.113.7', 1, '203.0.113.7'],
    ['10.0.0.1', '6.6.6.6,203.0.113.7 , 10.0.0.2', 2, '203.0.113.7'],
    ['10.0.0.1', '203.0.113.7', 2, '10.0.0.1'],
    ['10.0.0.1', '203.0.113.7:5123', 1, '203.0.113.7'],
    ['10.0.0.1', '[2001:db8::1]:5123', 1, '2001:db8::1'],
    ['10.0.0.1', '2001:db8::1', 1, '2001:db8::1'],
    ['10.0.0.1', '::ffff:203.0.113.7', 1, '203.0.113.7'],
    ['10.0.0.1', 'unknown', 1, '10.0.0.1'],
    ['10.0.0.1', '203.0.113.7,', 1, '10.0.0.1'],
    ['10.0.0.1', '999.1.1.1', 1, '10.0.0.1'],
    [undefined, undefined, 0, 'unknown'],
  ])('of a connection from %s with %s behind %i proxies is %s', (peer, forwardedFor, trustedProxies, is) => {
    expect(clientAddress({ peer, forwardedFor, trustedProxies })).toBe(is);
  });

  it('is never changed by what the client writes in front', () => {
    fc.assert(
      fc.property(fc.string(), fc.ipV4(), (forged, address) => {
        const forwardedFor = `${forged}, ${address}`;
        expect(clientAddress({ peer: '10.0.0.1', forwardedFor, trustedProxies: 1 })).toBe(address);
      }),
    );
  });
});

describe('what tries are counted by', () => {
  it.each([
    ['10.0.0.1', '10.0.0.1'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:0DB8:00a1:2:3:4:5:6', '2001:db8:a1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['1::', '1:0:0:0::/64'],
    ['::2:3:4:5:6:1.2.3.4', '0:2:3:4::/64'],
    ['unknown', 'unknown'],
    ['1:2:3', '1:2:3'],
    ['1::2::3', '1::2::3'],
  ])('from %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('is one network for all addresses that begin with the same 64 bits', () => {
    fc.assert(
      fc.property(fc.ipV6(), (address) => {
        expect(networkOf(address)).toMatch(/^(?:[0-9a-f]{1,4}:){4}:\/64$/);
      }),
    );
  });
});
