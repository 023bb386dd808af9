import { index, pgTable } from 'drizzle-orm/pg-core';
import { systemAccess } from './system-access.ts';

/** What a company's own system proves itself with. */
export const companyKeys = pgTable('company_keys', systemAccess(), (table) => [
  index('company_keys_customer').on(table.customerId),
  index('company_keys_maker').on(table.makerId),
  index('company_keys_bill_to').on(table.billToId),
]);
