import { z } from 'zod';

const port = z.coerce.number().int().min(1).max(65_535);

/** Environment of the mail server. */
export const mailConfigSchema = z.object({
  /** The inbox: pages and JSON. */
  MAIL_PORT: port.default(4050),
  MAIL_SMTP_PORT: port.default(4051),
  /** Folder of the messages. */
  MAIL_DATA_DIR: z.string().min(1).default('.data/mail'),
});

export type MailConfig = z.infer<typeof mailConfigSchema>;
