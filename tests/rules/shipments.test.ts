import { describe, expect, it } from 'vitest';
import { orderEventLabel } from '../../lib/rules/orders/order-event.ts';
import { trackingAddress, unitsLeft } from '../../lib/rules/orders/shipments.ts';

describe('units that are left to send', () => {
  it.each([
    [{ quantity: 3, shipped: 0, cancelled: 0, withdrawn: 0 }, 3],
    [{ quantity: 3, shipped: 1, cancelled: 1, withdrawn: 0 }, 1],
    // What was taken back before it was sent is not sent; afterwards nothing is left anyway.
    [{ quantity: 3, shipped: 1, cancelled: 0, withdrawn: 1 }, 1],
    [{ quantity: 3, shipped: 3, cancelled: 0, withdrawn: 2 }, 0],
  ])('of %o are %i', (units, left) => expect(unitsLeft(units)).toBe(left));
});

describe('the carrier’s page', () => {
  it('is about the parcel, whatever its number holds', () => {
    expect(trackingAddress('https://x.test/?q={number}', 'A&b=1 ö')).toBe(
      'https://x.test/?q=A%26b%3D1%20%C3%B6',
    );
  });

  it('is none without a number or an address', () => {
    expect(trackingAddress('https://x.test/?q={number}', null)).toBe(null);
    expect(trackingAddress(null, 'A')).toBe(null);
  });
});

it.each([
  [{ kind: 'Shipping' }, 'Send af stað'],
  [{ kind: 'Shipping', number: '1' }, 'Hluti 1 sendur af stað'],
  [{ kind: 'ShipmentSent', number: '2' }, 'Hluti 2 sendur af stað'],
  [{ kind: 'ShipmentDelivered', number: '1' }, 'Hluti 1 afhentur'],
  [{ kind: 'Expected', name: 'Sápa', expectedOn: '2026-12-03' }, 'Sápa: kemur 3. desember 2026'],
  [{ kind: 'Expected', name: 'Sápa' }, 'Sápa: til á lager'],
  [{ kind: 'Cancelled', name: 'Sápa', number: '2' }, 'Sápa: 2 stk. verða ekki send'],
  [{ kind: 'Cancelled', name: 'Sápa', number: '1' }, 'Sápa: 1 stk. verður ekki sent'],
  [{ kind: 'Credited', number: '7' }, 'Kreditreikningur gefinn út, nr. 7'],
] as const)('the history says of %o: %s', (event, text) =>
  expect(orderEventLabel({ number: null, name: null, expectedOn: null, ...event })).toBe(text),
);
