import { z } from 'zod';
import { maximumCodeLength } from '../../../../lib/rules/products/product-code.ts';
import { maximumOwnNumberLength } from '../../../../lib/rules/products/own-number.ts';
import { maximumQuantity } from '../../../../lib/rules/orders/quantity.ts';
import { orderStatuses } from '../../../../lib/rules/orders/order-status.ts';

/* What a company's own system sends and gets. The OpenAPI document is made of these (openapi.ts). */

const kronur = z.int().describe('Whole krónur.');
const withVat = kronur.describe('Whole krónur with VAT.');
const sku = z
  .string()
  .min(1)
  .max(maximumCodeLength)
  .describe('Product number; case, spaces and hyphens do not matter.');

const ownNumber = z
  .string()
  .min(1)
  .max(maximumOwnNumberLength)
  .describe('The company’s own number for the product, in place of `sku`.');
const keptNumber = z.string().nullable().describe('The company’s own number; null where it has none.');
const keptName = z.string().nullable().describe('The company’s own name for it.');

export const maximumProducts = 100;

export const orderInput = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        sku: sku.optional(),
        ownNumber: ownNumber.optional(),
        quantity: z.int().min(1).max(maximumQuantity).describe('Units, in whole sales units.'),
        priceWithoutVat: kronur
          .min(0)
          .optional()
          .describe('Krónur without VAT for one unit; at another price nothing is ordered.'),
      }),
    )
    .min(1)
    .max(200)
    .describe('Each product once, by `sku` or by `ownNumber`.'),
  deliveryMethodId: z.string().min(1).max(100).describe('One of GET /delivery-methods.'),
  addressId: z
    .string()
    .regex(/^\d{1,9}$/)
    .optional()
    .describe('One of GET /delivery-methods, where the method requires an address.'),
  receiver: z.strictObject({
    name: z.string().max(200),
    email: z.string().max(200),
    phone: z.string().max(60),
  }),
  answers: z
    .record(z.string(), z.string().max(1_000))
    .optional()
    .describe(
      'Answers to the questions of GET /delivery-methods, by their id: purchase order number, cost centre.',
    ),
  expectedTotal: withVat
    .optional()
    .describe('Krónur with VAT and delivery; with another total nothing is ordered.'),
});
export type OrderInput = z.infer<typeof orderInput>;

export const placedOrder = z.object({
  status: z.enum(['placed', 'awaiting-approval']),
  number: z.string().nullable().describe('Null until the order is approved.'),
  requestId: z.string().nullable().describe('Set where somebody has to approve the order.'),
});
export type PlacedOrder = z.infer<typeof placedOrder>;

const product = z.object({
  sku: z.string(),
  ean: z.string().nullable(),
  name: z.string(),
  ownNumber: keptNumber,
  ownName: keptName,
  salesUnit: z.int().describe('Quantities are multiples of it.'),
  stock: z.int().nullable().describe('Units that can be had now; null for goods that are ordered specially.'),
  price: withVat.describe('One unit at the company’s own price, with VAT.'),
  priceWithoutVat: kronur.describe('The same without VAT.'),
  vat: z.number().describe('Percent.'),
  tiers: z
    .array(z.object({ fromQuantity: z.int(), price: withVat }))
    .describe('Lower prices for one unit from a quantity on.'),
});
export const productPage = z.object({
  products: z.array(product),
  unknown: z
    .array(z.string())
    .describe('Numbers asked for that are not in the range, the company’s own among them.'),
});

const question = z.object({
  id: z.string(),
  name: z.string(),
  isRequired: z.boolean(),
  format: z.string().nullable().describe('`#` is a digit, `A` a letter, `*` one character or more.'),
});
export const deliveryChoices = z.object({
  methods: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      price: withVat.describe('Krónur with VAT below `freeFrom`.'),
      freeFrom: withVat.nullable().describe('Krónur with VAT of goods from which it is free.'),
      requiresAddress: z.boolean(),
      questions: z.array(question),
    }),
  ),
  addresses: z.array(z.object({ id: z.string(), address: z.string() })),
});

const status = z.enum(orderStatuses);
const orderSummary = z.object({
  number: z.string(),
  status,
  createdAt: z.iso.datetime(),
  total: withVat,
  reference: z.string().nullable(),
  costCentre: z.string().nullable(),
});
export const orderPage = z.object({ orders: z.array(orderSummary), hasMore: z.boolean() });
export const order = z.object({
  number: z.string(),
  status,
  createdAt: z.iso.datetime(),
  total: withVat,
  totalWithoutVat: kronur,
  deliveryMethod: z.string().nullable(),
  deliveryPrice: withVat,
  deliveryAddress: z.string().nullable(),
  receiverName: z.string(),
  lines: z.array(
    z.object({
      sku: z.string(),
      name: z.string(),
      ownNumber: keptNumber.describe('As it was when it was ordered.'),
      ownName: keptName,
      quantity: z.int(),
      unitPrice: withVat,
      price: withVat,
      shipped: z.int().describe('Units that left the house.'),
      expectedOn: z.iso
        .date()
        .nullable()
        .describe('When the rest is expected, where it is known to be late.'),
    }),
  ),
  shipments: z.array(
    z.object({
      number: z.string(),
      state: z.string(),
      carrier: z.string().nullable(),
      trackingNumber: z.string().nullable(),
      trackingUrl: z.string().nullable(),
      sentAt: z.iso.datetime(),
      deliveredAt: z.iso.datetime().nullable(),
      lines: z.array(z.object({ sku: z.string(), quantity: z.int() })),
    }),
  ),
  documents: z.array(z.string()).describe('Numbers of the invoice and its credit notes.'),
});

export const orderListQuery = z.strictObject({
  page: z.coerce.number().int().min(1).max(1_000).default(1),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  status: status.optional(),
});

export const failure = z.object({
  code: z.string(),
  message: z.string().describe('Icelandic, for people.'),
  reason: z.string().optional(),
  fields: z.record(z.string(), z.string()).optional().describe('What is wrong, by the path in the input.'),
});
