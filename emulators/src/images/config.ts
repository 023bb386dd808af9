import { z } from 'zod';

/**
 * Environment of the image bucket. `IMAGES_DIR` is the bucket's own folder; renditions are cached beside it. `IMAGES_MAKER` is a
 * module that makes files which the bucket lacks. `IMAGES_AVIF`: whether browsers that take AVIF get it.
 */
export const imagesConfigSchema = z.object({
  IMAGES_PORT: z.coerce.number().int().min(1).max(65_535).default(4020),
  IMAGES_DIR: z.string().min(1).default('.data/images'),
  IMAGES_CACHE_DIR: z.string().min(1).optional(),
  IMAGES_MAKER: z
    .string()
    .optional()
    .transform((module) => module || undefined),
  IMAGES_AVIF: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true'),
  IMAGES_BUCKET: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .default('vorulind'),
});

export type ImagesConfig = z.infer<typeof imagesConfigSchema>;
