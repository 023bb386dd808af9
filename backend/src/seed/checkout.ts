import { join } from 'node:path';
import type { Database } from '../db/connect.ts';
import { seedContent } from './content.ts';

/** Delivery methods and checkout options that a shop starts with, without the rest of the content. */
export function seedCheckout(db: Database): Promise<void> {
  return seedContent(db, join(import.meta.dirname, 'content/checkout'));
}
