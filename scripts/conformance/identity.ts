import { postJson } from '../harness/post-json.ts';
import { Untried } from './expect.ts';
import type { Settings } from './settings.ts';

/** Signs in with the password, as the storefront's form does. @throws Untried where the identity service refuses */
export async function readIdToken(settings: Settings, email: string): Promise<string> {
  const url = `${settings.identity}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${settings['identity-key']}`;
  const body = { email, password: settings.password, returnSecureToken: true };
  const answer = await postJson(url, body).catch((error: unknown) => error as Error);
  if (answer instanceof Error) throw new Untried(`the identity service does not answer: ${answer.message}`);
  const { idToken, error } = (await answer.json()) as { idToken?: string; error?: { message: string } };
  if (idToken === undefined) throw new Untried(`no token for ${email}: ${error?.message ?? answer.status}`);
  return idToken;
}
