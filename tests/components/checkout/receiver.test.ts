import { describe, expect, it } from 'vitest';
import { initialReceiver } from '../../../lib/checkout/receiver.ts';

type Customer = Parameters<typeof initialReceiver>[1];

const kria: Customer = {
  id: '2',
  name: 'Kaffihúsið Kría slf.',
  ssn: '5203010001',
  email: 'kria@vorulind.test',
  phoneNumber: '5550102',
  actorName: 'Vala ÞÍ Baldvins',
  isCompany: true,
  role: 'Agent',
} as Customer;

describe('the receiver of an order, before anything is filled in', () => {
  it.each([
    ['a company for an agent', kria, 'Kaffihúsið Kría slf.'],
    ['its own person for a company', { ...kria, role: 'Employee' as const }, 'Vala ÞÍ Baldvins'],
    ['the company where nobody is named', { ...kria, role: 'Company' as const, actorName: null }, kria.name],
  ])('is %s', (_title, customer, name) => {
    expect(initialReceiver(null, customer)).toMatchObject({
      name,
      email: 'kria@vorulind.test',
      phone: '555-0102',
      companySsn: '520301-0001',
    });
  });
});
