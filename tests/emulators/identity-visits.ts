import { call } from './identity-server.ts';

/** Where a provider sends the browser back to. */
const continueUri = 'http://localhost:3000/auth/provider';

interface Visit {
  requestUri: string;
  sessionId: string;
}

interface Profile {
  email: string;
  /** Whether the provider says that the address is the person's. */
  verified?: boolean;
}

/** Goes to a provider's page, chooses an account there, and comes back with its answer. */
export async function visitProvider(
  origin: string,
  providerId: string,
  profile: Profile | 'cancel',
): Promise<Visit> {
  const { body } = await call(origin, '/v1/accounts:createAuthUri', { providerId, continueUri });
  const { authUri, sessionId } = body as unknown as { authUri: string; sessionId: string };
  const state = new URL(authUri).searchParams.get('state') ?? '';
  const answer: Record<string, string> =
    profile === 'cancel'
      ? { choice: 'cancel' }
      : { email: profile.email, ...(profile.verified && { verified: 'yes' }) };
  const response = await fetch(`${origin}/emulator/provider`, {
    method: 'POST',
    body: new URLSearchParams({ state, ...answer }),
    redirect: 'manual',
  });
  return { requestUri: response.headers.get('Location') ?? '', sessionId };
}

export interface IdpAnswer {
  error?: { message: string };
  localId?: string;
  idToken?: string;
  isNewUser?: boolean;
  needConfirmation?: boolean;
  pendingToken?: string;
}

/** Signs in, or links, with what a visit brought back. */
export async function signInWithIdp(origin: string, body: object): Promise<IdpAnswer> {
  return (await call(origin, '/v1/accounts:signInWithIdp', body)).body;
}
