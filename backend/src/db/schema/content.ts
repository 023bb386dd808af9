import { sql } from 'drizzle-orm';
import { boolean, check, date, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { StoredSection } from '../content-blocks.ts';
import type { StoredImage } from './columns.ts';

const updatedAt = () => timestamp('updated_at', { withTimezone: true }).notNull().defaultNow();

/** A single row: who the seller is (law 30/2002). */
export const websiteInfo = pgTable(
  'website_info',
  {
    id: integer().primaryKey().default(1),
    name: text().notNull(),
    /** National id, ten digits. */
    ssn: text().notNull(),
    vatNumber: text('vat_number').notNull(),
    phoneNumber: text('phone_number').notNull(),
    address: text().notNull(),
    email: text(),
    copyright: text().notNull(),
    /** Where invoices on account are paid to, as the bank writes it; printed on them. */
    bankAccount: text('bank_account'),
    /** What a transfer says, with `{number}` for the invoice's; null: the number alone. */
    paymentReference: text('payment_reference'),
    /** Whether each invoice is also a claim in the payer's online bank. */
    hasBankClaims: boolean('has_bank_claims').notNull().default(false),
    /** Whether less than what is left of an invoice may be paid by card. */
    allowsPartialPayments: boolean('allows_partial_payments').notNull().default(false),
  },
  (table) => [check('website_info_single', sql`${table.id} = 1`)],
);

export const navigationItems = pgTable('navigation_items', {
  id: text().primaryKey(),
  position: integer().notNull(),
  title: text().notNull(),
  url: text().notNull(),
  external: boolean().notNull(),
  updatedAt: updatedAt(),
});

/** The regular week; a weekday without a row is closed. */
export const openingHours = pgTable(
  'opening_hours',
  {
    /** 0 = Sunday. */
    weekday: integer().primaryKey(),
    /** Seconds from midnight, Reykjavík clock. */
    opensAt: integer('opens_at').notNull(),
    closesAt: integer('closes_at').notNull(),
  },
  (table) => [
    check('opening_hours_weekday', sql`${table.weekday} BETWEEN 0 AND 6`),
    check('opening_hours_order', sql`${table.opensAt} < ${table.closesAt}`),
  ],
);

export const holidays = pgTable('holidays', {
  date: date({ mode: 'string' }).primaryKey(),
  name: text().notNull(),
  /** Seconds from midnight where the store only closes early; null where it stays closed. */
  closesAt: integer('closes_at'),
});

export const cmsPages = pgTable('cms_pages', {
  slug: text().primaryKey(),
  title: text().notNull(),
  description: text(),
  sections: jsonb().$type<StoredSection[]>().notNull(),
  updatedAt: updatedAt(),
});

export const employees = pgTable('employees', {
  id: text().primaryKey(),
  position: integer().notNull(),
  name: text().notNull(),
  title: text(),
  email: text().notNull(),
  phone: text().notNull(),
  image: jsonb().$type<StoredImage>(),
});
