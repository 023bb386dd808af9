import { z } from 'zod';
import { IdentityError } from './identity-error.ts';
import type { ProjectSettings } from './project-settings.ts';

const answerSchema = z.object({ captchaResponse: z.string().optional() });
/** What the SDK sends when Google's script did not load. */
const recaptchaMissing = 'NO_RECAPTCHA';

/** Where enforced, a call with a password needs a reCAPTCHA token; the SDK repeats one without it. */
export function checkRecaptcha(settings: ProjectSettings, body: unknown): void {
  if (settings.read().recaptcha !== 'ENFORCE') return;
  const { captchaResponse } = answerSchema.parse(body);
  if (!captchaResponse) throw new IdentityError('MISSING_RECAPTCHA_TOKEN');
  if (captchaResponse === recaptchaMissing) throw new IdentityError('INVALID_RECAPTCHA_TOKEN');
}

/** The response of GET /v2/recaptchaConfig. */
export function toRecaptchaResponse(project: string, settings: ProjectSettings) {
  return {
    recaptchaKey: `projects/${project}/keys/vorulind`,
    recaptchaEnforcementState: [
      { provider: 'EMAIL_PASSWORD_PROVIDER', enforcementState: settings.read().recaptcha },
    ],
  };
}
