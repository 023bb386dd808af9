import { z } from 'zod';

const port = z.coerce.number().int().min(1).max(65_535);

/** Environment of the mail server. */
export const mailConfigSchema = z.object({
  /** The inbox: pages and JSON. */
  MAIL_PORT: port.default(4050),
  MAIL_SMTP_PORT: port.default(4051),
  /** Folder of the messages. */
  MAIL_DATA_DIR: z.string().min(1).default('.data/mail'),
  /** Takes reports of bounces and complaints; empty: nobody is told. */
  MAIL_WEBHOOK_URL: z.string().default(''),
  /** Signs them; base64, with or without `whsec_`. */
  MAIL_WEBHOOK_SECRET: z.preprocess((value) => value || undefined, z.string().min(16).optional()),
});

export type MailConfig = z.infer<typeof mailConfigSchema>;
