import { z } from 'zod';
import { frontPageSlug } from '../../../lib/rules/routes/addresses.ts';
import { reservedPaths } from '../../../lib/rules/routes/shop-paths.ts';
import { link, sectionSchema } from '../db/content-blocks.ts';
import { clock, flag, image, optionalText, slug, text, unique } from './fields.ts';

const phone = z.string().regex(/^\d{7}$/, 'takes seven digits');
const email = z.email('takes an e-mail address').max(254);
const date = z.iso.date('takes a date such as 2026-12-24');
const year = z.int().min(2000).max(2100);

/** A page of the content system. */
const pageLineSchema = z.strictObject({
  type: z.literal('page'),
  slug: slug.refine((value) => !reservedPaths.has(value), 'is an address of the shop itself'),
  title: text(200),
  description: optionalText(500),
  sections: unique(z.array(sectionSchema).min(1).max(50), ({ anchor }) => anchor, 'anchor'),
});

/** The whole navigation of the header. */
const navigationLineSchema = z.strictObject({
  type: z.literal('navigation'),
  items: unique(
    z.array(z.strictObject({ id: slug, title: text(100), url: link, external: flag(false) })).max(30),
    ({ id }) => id,
    'id',
  ),
});

/** The regular week; a weekday that is not listed is closed. */
const openingHoursLineSchema = z.strictObject({
  type: z.literal('opening-hours'),
  week: unique(
    z
      .array(
        z
          .strictObject({ weekday: z.int().min(0).max(6), opensAt: clock, closesAt: clock })
          .refine(({ opensAt, closesAt }) => opensAt < closesAt, 'closes before it opens'),
      )
      .max(7),
    ({ weekday }) => weekday,
    'weekday',
  ),
});

/** A day on which the store is closed, or closes early. */
const holidayLineSchema = z.strictObject({
  type: z.literal('holiday'),
  date,
  name: text(100),
  closesAt: clock.nullish().transform((value) => value ?? null),
});

/** The public holidays of Iceland (laws 88/1971 and 32/1997) for a range of years. */
const publicHolidaysLineSchema = z
  .strictObject({ type: z.literal('public-holidays'), from: year, to: year })
  .refine(({ from, to }) => from <= to && to - from < 50, {
    path: ['to'],
    message: 'takes a year up to 49 after `from`',
  });

/** All sales staff, in their order. */
const employeesLineSchema = z.strictObject({
  type: z.literal('employees'),
  people: unique(
    z
      .array(
        z.strictObject({
          id: slug,
          name: text(100),
          title: optionalText(100),
          email,
          phone,
          image: image.nullish().transform((value) => value ?? null),
        }),
      )
      .max(500),
    ({ id }) => id,
    'id',
  ),
});

/** Who the seller is (law 30/2002). */
const websiteLineSchema = z.strictObject({
  type: z.literal('website'),
  name: text(100),
  ssn: z.string().regex(/^[4-7]\d{9}$/, 'takes the national id of a company, ten digits'),
  vatNumber: z.string().regex(/^\d{5,6}$/, 'takes five or six digits'),
  phoneNumber: phone,
  address: text(200),
  email: email.nullish().transform((value) => value ?? null),
  copyright: text(200),
  bankAccount: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{6}$/, 'takes bank, ledger and number: 0000-00-000000')
    .nullish()
    .transform((value) => value ?? null),
  paymentReference: z
    .string()
    .max(40)
    .refine((value) => value.includes('{number}'), 'takes a text with {number}, e.g. VL-{number}')
    .nullish()
    .transform((value) => value ?? null),
  hasBankClaims: z.boolean().default(false),
  allowsPartialPayments: z.boolean().default(false),
});

export const contentLineSchemas = {
  page: pageLineSchema,
  navigation: navigationLineSchema,
  'opening-hours': openingHoursLineSchema,
  holiday: holidayLineSchema,
  'public-holidays': publicHolidaysLineSchema,
  employees: employeesLineSchema,
  website: websiteLineSchema,
} as const;

/** Pages that the shop itself links to (specification §2.1). */
const fixedPages: ReadonlySet<string> = new Set([frontPageSlug, 'solumenn', 'terms', 'privacy-policy']);

/** Lines that remove something: a page, or a holiday, which becomes a regular day. */
export const removalLineSchemas = {
  page: z.strictObject({
    type: z.literal('page'),
    slug: slug.refine((value) => !fixedPages.has(value), 'is a page that the shop cannot be without'),
    remove: z.literal(true),
  }),
  holiday: z.strictObject({ type: z.literal('holiday'), date, remove: z.literal(true) }),
} as const;

export type RemovalLine = z.output<(typeof removalLineSchemas)[keyof typeof removalLineSchemas]>;
export type ContentLine = {
  [Kind in keyof typeof contentLineSchemas]: z.output<(typeof contentLineSchemas)[Kind]>;
}[keyof typeof contentLineSchemas];
export type ContentLineOf<Kind extends ContentLine['type']> = Extract<ContentLine, { type: Kind }>;
