import { IdentityError } from './identity-error.ts';
import type { ProjectSettings } from './project-settings.ts';

/** Providers that a project can be set up for here. */
export const providerIds = ['google.com', 'microsoft.com'] as const;
export type ProviderId = (typeof providerIds)[number];

/** Ways in besides the password. */
type OfferedWay = 'emailLink' | 'phone' | ProviderId;

/** @throws IdentityError OPERATION_NOT_ALLOWED where the project does not offer it */
export function checkOffered(settings: ProjectSettings, way: OfferedWay): void {
  const { signIn, providers } = settings.read();
  const isOffered = {
    emailLink: signIn.email.enabled && !signIn.email.passwordRequired,
    phone: signIn.phoneNumber.enabled,
    'google.com': providers['google.com'],
    'microsoft.com': providers['microsoft.com'],
  }[way];
  if (!isOffered) throw new IdentityError('OPERATION_NOT_ALLOWED');
}
