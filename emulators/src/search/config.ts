import { z } from 'zod';

/** Environment of the search service. */
export const searchConfigSchema = z.object({
  SEARCH_PORT: z.coerce.number().int().min(1).max(65_535).default(4030),
  /** Records, settings, dictionaries and events are kept here. */
  SEARCH_DATA_DIR: z.string().min(1).default('.data/search'),
  SEARCH_APP_ID: z.string().min(1).default('VORULIND'),
  /** May do everything. */
  SEARCH_ADMIN_KEY: z.string().min(8),
  /** May only search; secured keys are made from it. */
  SEARCH_SEARCH_KEY: z.string().min(8),
});

export type SearchConfig = z.infer<typeof searchConfigSchema>;
