import { hourSeconds } from '../../../lib/rules/dates/durations.ts';
import { maximumTiers } from '../../../lib/rules/money/price-tiers.ts';
import { readNetContent } from '../../../lib/rules/products/package-content.ts';
import { maximumQuantity } from '../../../lib/rules/orders/quantity.ts';
import { z } from 'zod';

/** Text that PostgreSQL can store, trimmed. */
export const text = (maxLength: number) =>
  z
    .string('takes text')
    .trim()
    .min(1, 'is empty')
    .max(maxLength, `is longer than ${maxLength} characters`)
    .superRefine((value, context) => {
      if (!value.isWellFormed() || value.includes('\0'))
        context.addIssue({ code: 'custom', message: 'holds characters that are not text' });
      if (value.includes('\uFFFD'))
        context.addIssue({
          code: 'custom',
          message: 'holds \uFFFD, which stands for a letter that was lost before',
        });
    })
    .normalize('NFC');

/** Empty text counts as missing. */
export const optionalText = (maxLength: number) =>
  z
    .preprocess(
      (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
      text(maxLength).nullish(),
    )
    .transform((value) => value ?? null);

export const slug = z
  .string()
  .max(200)
  .regex(/^(?=.*[a-z])[a-z0-9]+(-[a-z0-9]+)*$/, 'takes a-z, 0-9 and single hyphens, and a letter among them');

export const flag = (fallback: boolean) => z.boolean().default(fallback);

const assetPath = z
  .string()
  .max(500)
  .regex(/^(?!\/)(?!.*\.\.)[\w./-]+$/, 'takes a path in the bucket without a leading slash');

/** A picture by its path in the bucket, optionally with its properties. */
export const image = z
  .union([
    assetPath.transform((path) => ({ assetPath: path })),
    z.strictObject({
      assetPath,
      alt: optionalText(300),
      width: z.int().positive().max(100_000).nullish(),
      height: z.int().positive().max(100_000).nullish(),
    }),
  ])
  .transform((picture) => ({ alt: null, width: null, height: null, ...picture }))
  .transform(({ assetPath: path, alt, width, height }) => ({
    assetPath: path,
    alt,
    width: width ?? null,
    height: height ?? null,
  }));

export const webAddress = z.url({ protocol: /^https?$/, error: 'takes an http or https address' }).max(2000);

/** A download: a URL, or a path in the bucket. */
export const download = z.union([webAddress, assetPath], {
  error: 'takes an http or https address or a path in the bucket',
});

export const color = z
  .string()
  .regex(/^(#[0-9a-f]{6}|[a-z][a-z-]*)$/i, 'takes #rrggbb or the name of a colour token');

/** Row ids; 0 and negative ones have a special meaning in listings. */
export const id = z.int().min(1).max(2_000_000_000);

/** `07:30` → seconds from midnight. */
export const clock = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'takes a time such as 07:30')
  .transform((time) => Number(time.slice(0, 2)) * hourSeconds + Number(time.slice(3)) * 60);

/** Prices by quantity: each from more units than the one before, and cheaper. */
export const tiers = z
  .array(
    z.strictObject(
      {
        from: z.int('takes whole units').min(2, 'takes 2 units or more').max(maximumQuantity),
        price: z.int('takes whole krónur').min(0).max(100_000_000),
      },
      { error: 'takes units:price, several as 12:190;48:170' },
    ),
  )
  .max(maximumTiers)
  .superRefine((list, context) => {
    for (const [index, { from, price }] of list.entries()) {
      const before = list[index - 1];
      if (!before) continue;
      const reason = (message: string) => context.addIssue({ code: 'custom', path: [index], message });
      if (from <= before.from) reason(`takes more units than the ${before.from} before it`);
      else if (price >= before.price) reason(`takes a lower price than the ${before.price} before it`);
    }
  });

/** How much a package holds: a number and a measure. */
export const netContent = text(100).transform((value, context) => {
  const content = readNetContent(value);
  if (content) return content;
  context.addIssue({ code: 'custom', message: 'takes an amount such as 750 ml, 2,5 kg or 6 × 1 l' });
  return z.NEVER;
});

/** A list without duplicates by a key. */
export const unique = <T>(
  items: z.ZodType<T[]>,
  key: (item: T) => string | number | null,
  description: string,
) =>
  items.superRefine((list, context) => {
    const keys = list.map(key);
    for (const [index, value] of keys.entries()) {
      if (value !== null && keys.indexOf(value) !== index)
        context.addIssue({ code: 'custom', path: [index], message: `has the ${description} of another` });
    }
  });
