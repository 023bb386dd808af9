import { createTransport, type Transporter } from 'nodemailer';
import type { Config } from '../../../config.ts';

/*
 * All timeouts together stay below the lease of a job (outbox.ts): while one process still waits for a server's response, no
 * other may start to send the same mail.
 */
const connectTimeoutMs = 10_000;
const greetingTimeoutMs = 10_000;
/** Longest silence within an SMTP session. */
const socketTimeoutMs = 20_000;

/** The mail server of SMTP_URL. One connection per mail: a pooled one may be dead when it is needed. */
export function mailTransport({ SMTP_URL }: Pick<Config, 'SMTP_URL'>): Transporter {
  return createTransport({
    url: SMTP_URL,
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: greetingTimeoutMs,
    socketTimeout: socketTimeoutMs,
    // Templates are written here; nothing in a mail may load a file or a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
