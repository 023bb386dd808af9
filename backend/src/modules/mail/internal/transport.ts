import { createTransport, type Transporter } from 'nodemailer';
import type { Config } from '../../../config.ts';

/*
 * All together stay below the lease of a job (outbox-service.ts): while one process still waits for a server's answer, no other
 * may begin to send the same mail.
 */
const connectTimeoutMs = 10_000;
const greetingTimeoutMs = 10_000;
/** Longest silence in the middle of a conversation. */
const socketTimeoutMs = 20_000;

/** The mail server of SMTP_URL. A connection for each mail: one that was kept open may be dead when it is needed. */
export function mailTransport({ SMTP_URL }: Pick<Config, 'SMTP_URL'>): Transporter {
  return createTransport({
    url: SMTP_URL,
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: greetingTimeoutMs,
    socketTimeout: socketTimeoutMs,
    // Templates are written here; nothing in a mail is a path or an address to load from.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
