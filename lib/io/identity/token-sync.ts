import { beforeAuthStateChanged, onIdTokenChanged, type Auth, type User } from 'firebase/auth';
import { logFailure } from '../log.ts';

/** Seconds after which a token is too old to be told (specification §9). */
const maximumTokenAge = 300;
/** Milliseconds that a sign-in or sign-out waits for the notified party. */
const syncTimeoutMs = 2000;

/**
 * Notifies `path` of this shop of sign-in, renewal and sign-out (specification §7.7): POST with the token as bearer, DELETE.
 * What the SDK's `getAuth` does when it finds such an address; but that brings the code for pop-ups, which loads a frame of
 * the provider's on phones, and refuses the sign-in when the address is down. Here failure is only logged.
 */
export function synchroniseTokens(auth: Auth, path: string): void {
  /** The token that was sent last; null for nobody, undefined for not known. */
  let sentToken: string | null | undefined;

  async function synchroniseUser(user: User | null): Promise<void> {
    const tokenResult = user && (await user.getIdTokenResult());
    if (tokenResult && Date.now() - Date.parse(tokenResult.issuedAtTime) > maximumTokenAge * 1000) return;
    const token = tokenResult?.token ?? null;
    if (token === sentToken) return;
    sentToken = token;
    try {
      await sendToken(path, token);
    } catch (error) {
      // The next change sends it again, even the same token.
      if (sentToken === token) sentToken = undefined;
      logFailure('The identity token could not be synchronised', error);
    }
  }

  beforeAuthStateChanged(auth, synchroniseUser);
  onIdTokenChanged(auth, (user) => void synchroniseUser(user));
}

async function sendToken(path: string, token: string | null): Promise<void> {
  const answer = await fetch(path, {
    method: token ? 'POST' : 'DELETE',
    headers: token ? { Authorization: `Bearer ${token}` } : {},
    // The page may be left at the same moment.
    keepalive: true,
    signal: AbortSignal.timeout(syncTimeoutMs),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
}
