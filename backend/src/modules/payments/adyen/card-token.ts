import { z } from 'zod';
import { AcquirerRefused } from '../acquirer.ts';

const encrypted = z.string().min(1).max(4_000);
const whole = z.int().min(-2_000).max(100_000);

/** What the page with Adyen's fields hands over: a card that only Adyen can read, and the browser as 3-D Secure asks for it. */
const cardTokenSchema = z.object({
  paymentMethod: z.object({
    type: z.literal('scheme'),
    encryptedCardNumber: encrypted,
    encryptedExpiryMonth: encrypted,
    encryptedExpiryYear: encrypted,
    encryptedSecurityCode: encrypted,
    holderName: z.string().max(200).optional(),
    brand: z.string().max(40).optional(),
    checkoutAttemptId: z.string().max(200).optional(),
  }),
  browserInfo: z
    .object({
      acceptHeader: z.string().max(200),
      colorDepth: whole,
      javaEnabled: z.boolean(),
      javaScriptEnabled: z.boolean().optional(),
      language: z.string().max(40),
      screenHeight: whole,
      screenWidth: whole,
      timeZoneOffset: whole,
      userAgent: z.string().max(1_000),
    })
    .optional(),
});
type CardToken = z.infer<typeof cardTokenSchema>;

/** Characters of the longest token. */
const maxLength = 20_000;

/** The card in a token of the page with Adyen's fields. @throws AcquirerRefused for anything else */
export function readCardToken(token: string): CardToken {
  const refused = new AcquirerRefused('The token is not of the card fields', 'token_invalid');
  if (token.length > maxLength) throw refused;
  try {
    return cardTokenSchema.parse(JSON.parse(Buffer.from(token, 'base64url').toString('utf8')));
  } catch {
    throw refused;
  }
}
