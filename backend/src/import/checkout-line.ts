import { orderFieldKinds } from '../../../lib/rules/orders/order-fields.ts';
import { z } from 'zod';
import { clock, flag, optionalText, slug, text, unique } from './fields.ts';

/** Whole krónur with VAT. */
const kronur = z.int().min(0).max(10_000_000);

const pickupPoint = z.strictObject({
  id: slug,
  name: text(100),
  address: text(200),
  hours: optionalText(200),
});

/** All delivery methods in their order; one that is missing is no longer offered. */
const deliveryMethodsLineSchema = z.strictObject({
  type: z.literal('delivery-methods'),
  methods: unique(
    z
      .array(
        z.strictObject({
          id: slug,
          name: text(100),
          description: optionalText(300),
          amount: kronur,
          freeFrom: kronur.nullish().transform((value) => value ?? null),
          requiresAddress: flag(false),
          cutOff: clock.nullish().transform((value) => value ?? null),
          handlingMinutes: z.int().min(0).max(1_440).default(120),
          transitDays: z
            .int()
            .min(0)
            .max(60)
            .nullish()
            .transform((value) => value ?? null),
          pickupPoints: unique(z.array(pickupPoint).max(500), ({ id }) => id, 'id').default([]),
        }),
      )
      .min(1, 'leaves no way of delivery')
      .max(50),
    ({ id }) => id,
    'id',
  ),
});

/** All questions of the payment step, in their order. */
const checkoutOptionsLineSchema = z.strictObject({
  type: z.literal('checkout-options'),
  options: unique(
    z
      .array(
        z.strictObject({
          id: slug,
          name: text(100),
          /** What code identifies the answer by; pick-up place, promo code and quote are the checkout's own. */
          kind: z.enum(orderFieldKinds).nullable().default(null),
          description: optionalText(300),
          placeholder: optionalText(100),
          defaultValue: optionalText(200),
          isRequired: flag(false),
          deliveryMethods: z
            .array(slug)
            .min(1)
            .max(50)
            .nullish()
            .transform((value) => value ?? null),
        }),
      )
      .max(20),
    ({ id }) => id,
    'id',
  ),
});

/** All carriers in their order; one that is missing takes no more parcels. */
const carriersLineSchema = z.strictObject({
  type: z.literal('carriers'),
  carriers: unique(
    z
      .array(
        z.strictObject({
          id: slug,
          name: text(100),
          trackingUrl: z
            .url({ protocol: /^https$/, error: 'takes an https address' })
            .max(300)
            .refine((url) => url.includes('{number}'), 'has no {number}')
            .nullish()
            .transform((value) => value ?? null),
        }),
      )
      .max(50),
    ({ id }) => id,
    'id',
  ),
});

const code = z
  .string()
  .transform((value) => value.normalize('NFC').trim().toUpperCase())
  .pipe(
    z.string().regex(/^[\p{Lu}\p{N}_-]{2,40}$/u, 'takes 2 to 40 letters, digits, hyphens and underscores'),
  );
const moment = z.iso.datetime({ offset: true, error: 'takes a moment such as 2026-12-01T00:00:00Z' });
const count = z
  .int()
  .min(1)
  .max(1_000_000_000)
  .nullish()
  .transform((value) => value ?? null);

/** A promo code; its use count stays as it is. */
const promoCodeLineSchema = z
  .strictObject({
    type: z.literal('promo-code'),
    code,
    discountPercentage: z
      .number()
      .gt(0)
      .max(100)
      .refine((value) => Number.isInteger(Math.round(value * 1e6) / 1e4), 'takes at most two decimals'),
    validFrom: moment.transform((value) => new Date(value)).optional(),
    validUntil: moment.nullish().transform((value) => (value ? new Date(value) : null)),
    maxUses: count,
    maxUsesPerCustomer: count,
  })
  .refine(({ validFrom, validUntil }) => !validFrom || !validUntil || validFrom < validUntil, {
    path: ['validUntil'],
    message: 'is not after validFrom',
  });

export const checkoutLineSchemas = {
  'delivery-methods': deliveryMethodsLineSchema,
  'checkout-options': checkoutOptionsLineSchema,
  carriers: carriersLineSchema,
  'promo-code': promoCodeLineSchema,
} as const;

/** Deactivates a promo code; orders that used it keep their price. */
export const promoCodeRemovalSchema = z.strictObject({
  type: z.literal('promo-code'),
  code,
  remove: z.literal(true),
});

export type CheckoutLine = z.output<
  (typeof checkoutLineSchemas)[keyof typeof checkoutLineSchemas] | typeof promoCodeRemovalSchema
>;
