import { z } from 'zod';
import {
  deliveryChoices,
  failure,
  maximumProducts,
  order,
  orderInput,
  orderListQuery,
  orderPage,
  placedOrder,
  productPage,
} from '../../modules/company-orders/contract.ts';

/** As JSON Schema without the `$schema` that only stands at a document's top. */
function toSchema(schema: z.ZodType, io: 'input' | 'output' = 'output'): object {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io });
  return rest;
}

const jsonBody = (schema: z.ZodType, io?: 'input' | 'output') => ({
  content: { 'application/json': { schema: toSchema(schema, io) } },
});
const answer = (description: string, schema: z.ZodType) => ({ description, ...jsonBody(schema) });
const failures = {
  400: answer('The input does not fit: `fields` says what and why.', failure),
  401: answer('The key is not valid, or was revoked.', failure),
  403: answer('Who made the key may not do this for the company.', failure),
  429: answer('More than 120 calls in a minute.', failure),
  503: answer('Try again with the same Idempotency-Key.', failure),
};
const missing = { 404: answer('There is no such order of this company.', failure) };

const queryParameters = Object.entries(
  (toSchema(orderListQuery, 'input') as { properties: Record<string, object> }).properties,
).map(([name, schema]) => ({ name, in: 'query', schema }));

/** What a company's own system can ask, for its makers and their tools. */
export const companyOpenApi = {
  openapi: '3.1.0',
  info: {
    title: 'Vörulind: orders by a company’s own system',
    version: '1',
    description:
      'Amounts are whole krónur. Messages are Icelandic, for people; `code` and `reason` are for programs. An order goes on account, whole or not at all; sent again with the same Idempotency-Key it is placed once.',
  },
  servers: [{ url: '/backend/company/v1' }],
  security: [{ key: [] }],
  components: { securitySchemes: { key: { type: 'http', scheme: 'bearer' } } },
  paths: {
    '/products': {
      get: {
        summary: 'Goods by their numbers, at the company’s own prices',
        parameters: [
          {
            name: 'sku',
            in: 'query',
            required: false,
            description: `Our number. Repeated; with ownNumber at least once and at most ${maximumProducts} times.`,
            schema: { type: 'array', items: { type: 'string' } },
            explode: true,
          },
          {
            name: 'ownNumber',
            in: 'query',
            required: false,
            description: 'The company’s own number, as sku.',
            schema: { type: 'array', items: { type: 'string' } },
            explode: true,
          },
        ],
        responses: { 200: answer('Goods that are in the range.', productPage), ...failures },
      },
    },
    '/delivery-methods': {
      get: {
        summary: 'Ways of delivery, what is asked with an order, and the company’s addresses',
        responses: { 200: answer('What an order can name.', deliveryChoices), ...failures },
      },
    },
    '/orders': {
      get: {
        summary: 'The company’s orders, newest first, 20 a page',
        parameters: queryParameters,
        responses: { 200: answer('A page of orders.', orderPage), ...failures },
      },
      post: {
        summary: 'Places an order on account',
        parameters: [
          {
            name: 'Idempotency-Key',
            in: 'header',
            required: true,
            description: 'One for each order, 8 to 100 characters.',
            schema: { type: 'string', minLength: 8, maxLength: 100 },
          },
        ],
        requestBody: { required: true, ...jsonBody(orderInput, 'input') },
        responses: {
          201: answer('Placed.', placedOrder),
          202: answer('Above the limit of who made the key: somebody has to approve it.', placedOrder),
          409: answer('Stock, credit, prices or delivery do not allow it; nothing is ordered.', failure),
          ...failures,
        },
      },
    },
    '/orders/{number}': {
      get: {
        summary: 'One order',
        parameters: [{ name: 'number', in: 'path', required: true, schema: { type: 'string' } }],
        responses: { 200: answer('The order.', order), ...missing, ...failures },
      },
    },
  },
} as const;
