import type { Hono } from 'hono';
import { z } from 'zod';
import { addFaultRoutes } from '../faults.ts';

const faultSchema = z.object({
  /**
   * `refuse` breaks the connection at once, `slow` waits before it accepts a sender, `status` responds with an error, `cut`
   * stores the message and breaks the connection before confirming: the worst case for a sender.
   */
  mode: z.enum(['none', 'refuse', 'slow', 'status', 'cut']),
  /** Delay of `slow`, in ms. */
  ms: z.int().min(0).max(600_000).default(3000),
  /** The code that `status` responds with, and to which command. */
  status: z.int().min(400).max(599).default(451),
  /** Enhanced status of `status` (RFC 3463), e.g. 5.1.1. */
  enhanced: z
    .string()
    .regex(/^[245]\.\d{1,3}\.\d{1,3}$/)
    .optional(),
  at: z.enum(['sender', 'recipient', 'message']).default('message'),
  /** How many connections are hit before the server recovers by itself; default: all of them. */
  times: z.int().positive().optional(),
});

export type MailFault = z.infer<typeof faultSchema>;

const noFault: MailFault = { mode: 'none', ms: 0, status: 451, at: 'message' };

/** The current fault of the SMTP server. */
export interface MailFaults {
  /** The fault that hits this connection; counts it. */
  take(): MailFault;
}

/** Adds `POST /_faults` (set), `GET /_faults` (read) and `DELETE /_faults` (clear) for the SMTP server. */
export function addMailFaults(app: Hono): MailFaults {
  return { take: addFaultRoutes(app, faultSchema, noFault) };
}
