import { z } from 'zod';
import { optionalText, text } from './fields.ts';

const day = z.iso.date('takes a date such as 2026-12-24');

/** A campaign; a later line with the same code replaces it, and one whose days are over ends it. */
export const campaignLineSchema = z
  .strictObject({
    type: z.literal('campaign'),
    code: z
      .string()
      .max(60)
      .regex(/^[A-Z0-9]+(-[A-Z0-9]+)*$/, 'takes A-Z, 0-9 and single hyphens'),
    name: text(120),
    description: optionalText(500),
    salesCode: text(32),
    discountPercentage: z.number().gt(0).max(100).multipleOf(0.01),
    /** The first and the last day, on the Reykjavík calendar. */
    validFrom: day,
    validUntil: day.nullish().transform((value) => value ?? null),
    /** National ids of the customers it is for; without it everyone. */
    customers: z
      .array(z.string().regex(/^\d{10}$/, 'takes ten digits'))
      .min(1, 'names nobody')
      .max(10_000)
      .nullish()
      .transform((value) => value ?? null),
  })
  .refine(({ validFrom, validUntil }) => validUntil === null || validFrom <= validUntil, {
    path: ['validUntil'],
    message: 'is before `validFrom`',
  });
export type CampaignLine = z.output<typeof campaignLineSchema>;
