import { z } from 'zod';

/** Milliseconds that no page takes; what says so was made up. */
const longestMs = 120_000;
const time = z.number().min(0).max(longestMs).optional();

/** What a browser measured of one visit; nothing in it says whose. */
export const webVitalsSchema = z.object({
  /** First part of the address, `/vara` for every product. */
  route: z.string().max(30),
  TTFB: time,
  FCP: time,
  LCP: time,
  INP: time,
  CLS: z.number().min(0).max(100).optional(),
});
export type WebVitals = z.infer<typeof webVitalsSchema>;

/** A report's longest body, in bytes. */
export const webVitalsBytes = 500;
