import { expect, it } from 'vitest';
import { invoiceHref } from '../../lib/rules/routes/account-paths.ts';

it.each([
  [{ invoiceId: '12' }, '/auth/invoices/12'],
  [{ invoiceId: '12', dataProvider: 'vorulind' }, '/auth/invoices/12'],
  [{ invoiceId: '12', dataProvider: 'eldra kerfi' }, '/auth/invoices/12?kerfi=eldra%20kerfi'],
])('the page of %j is %s', (invoice, href) => {
  expect(invoiceHref(invoice)).toBe(href);
});
