import { z } from 'zod';

/** Environment of the electronic-id service. */
export const electronicIdConfigSchema = z.object({
  ELECTRONIC_ID_PORT: z.coerce.number().int().min(1).max(65_535).default(4040),
  /** Folder of requests and their answers. */
  ELECTRONIC_ID_DATA_DIR: z.string().min(1).default('.data/electronic-id'),
  /** The one client that may send requests. */
  ELECTRONIC_ID_CLIENT_ID: z.string().min(1).default('vorulind'),
  ELECTRONIC_ID_CLIENT_SECRET: z.string().min(16),
});

export type ElectronicIdConfig = z.infer<typeof electronicIdConfigSchema>;
