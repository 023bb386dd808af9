import { beforeAuthStateChanged, onIdTokenChanged, type Auth, type User } from 'firebase/auth';
import { logFailure } from '../log.ts';

/** Seconds after which a token is too old to be told (specification §9). */
const maxAge = 300;
/** Milliseconds that a sign-in or sign-out waits for whoever is told. */
const syncTimeoutMs = 2000;

/**
 * Tells `path` of this shop of sign-in, renewal and sign-out (specification §7.7): POST with the token as bearer, DELETE.
 * What the SDK's `getAuth` does when it finds such an address; but that brings the code for pop-ups, which loads a frame of
 * the provider's on phones, and refuses the sign-in when the address is down. Here failure is only logged.
 */
export function synchroniseTokens(auth: Auth, path: string): void {
  /** The token that was told last; null for nobody, undefined for not known. */
  let sentToken: string | null | undefined;

  async function sendToken(user: User | null): Promise<void> {
    const found = user && (await user.getIdTokenResult());
    if (found && Date.now() - Date.parse(found.issuedAtTime) > maxAge * 1000) return;
    const token = found?.token ?? null;
    if (token === sentToken) return;
    sentToken = token;
    try {
      await send(path, token);
    } catch (error) {
      // The next change tells it, the same token too.
      if (sentToken === token) sentToken = undefined;
      logFailure('The identity token could not be synchronised', error);
    }
  }

  beforeAuthStateChanged(auth, sendToken);
  onIdTokenChanged(auth, (user) => void sendToken(user));
}

async function send(path: string, token: string | null): Promise<void> {
  const answer = await fetch(path, {
    method: token ? 'POST' : 'DELETE',
    headers: token ? { Authorization: `Bearer ${token}` } : {},
    // The page may be left in the same moment.
    keepalive: true,
    signal: AbortSignal.timeout(syncTimeoutMs),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
}
