import { z } from 'zod';
import type { JsonObject } from '../json.ts';

const parameters = z.custom<JsonObject>((value) => typeof value === 'object' && value !== null);

const common = {
  indexName: z.string().min(1),
  threshold: z.number().min(0).max(100).default(0),
  maxRecommendations: z.int().min(0).optional(),
  queryParameters: parameters.optional(),
  fallbackParameters: parameters.optional(),
};

/** Models that start from one record, and those that do not. */
export const recommendRequestSchema = z.discriminatedUnion('model', [
  z.object({
    ...common,
    model: z.enum(['bought-together', 'related-products', 'looking-similar']),
    objectID: z.string().min(1),
    facetName: z.undefined().optional(),
    facetValue: z.undefined().optional(),
  }),
  z.object({
    ...common,
    model: z.literal('trending-items'),
    objectID: z.undefined().optional(),
    facetName: z.string().optional(),
    facetValue: z.string().optional(),
  }),
  z.object({
    ...common,
    model: z.literal('trending-facets'),
    objectID: z.undefined().optional(),
    facetName: z.string().min(1),
    facetValue: z.undefined().optional(),
  }),
]);

export type RecommendRequest = z.infer<typeof recommendRequestSchema>;
