import { z } from 'zod';

/** Environment of the search service. */
export const searchConfigSchema = z.object({
  SEARCH_PORT: z.coerce.number().int().min(1).max(65_535).default(4030),
  /** Folder of records, settings, dictionaries and events. */
  SEARCH_DATA_DIR: z.string().min(1).default('.data/search'),
  /** Threads that search beside the one that takes the requests; with 0 that one searches. */
  SEARCH_THREADS: z.coerce.number().int().min(0).max(64).default(2),
  SEARCH_APP_ID: z.string().min(1).default('VORULIND'),
  /** Has all rights. */
  SEARCH_ADMIN_KEY: z.string().min(8),
  /** Search-only; secured keys are derived from it. */
  SEARCH_SEARCH_KEY: z.string().min(8),
});

export type SearchConfig = z.infer<typeof searchConfigSchema>;
