import type { z } from 'zod';
import { badRequestMessage } from '../../../lib/rules/text/backend-messages.ts';
import { ShopError } from '../errors.ts';

/** What a signed call says. @throws ShopError BAD_REQUEST */
export function readSigned<T>(schema: z.ZodType<T>, body: string): T {
  let content: unknown;
  try {
    content = JSON.parse(body);
  } catch {
    content = null;
  }
  const result = schema.safeParse(content);
  if (!result.success) throw new ShopError('BAD_REQUEST', badRequestMessage);
  return result.data;
}
