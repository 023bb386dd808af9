import { join } from 'node:path';
import type { Database } from '../db/connect.ts';
import { seedContent } from './content.ts';

/** Ways of delivery and questions of checkout that a shop begins with, alone: the rest of the content has them too. */
export function seedCheckout(db: Database): Promise<void> {
  return seedContent(db, join(import.meta.dirname, 'content/checkout'));
}
