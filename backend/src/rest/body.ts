import type { Context } from 'hono';
import type { z } from 'zod';
import { ShopError } from '../errors.ts';

/** The JSON body of a REST call. @throws ShopError BAD_REQUEST when it does not fit `schema` */
export async function readJsonBody<T>(c: Context, schema: z.ZodType<T>): Promise<T> {
  const body: unknown = await c.req.json().catch(() => undefined);
  const result = schema.safeParse(body);
  if (!result.success) throw new ShopError('BAD_REQUEST');
  return result.data;
}
