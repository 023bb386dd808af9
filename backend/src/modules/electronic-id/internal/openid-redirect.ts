import * as openid from 'openid-client';
import {
  openIdService,
  readNationalId,
  unavailableError,
  type OpenIdServiceConfig,
} from './openid-service.ts';
import type { RedirectProvider } from './provider.ts';

interface OpenIdRedirectConfig extends OpenIdServiceConfig {
  /** Page of the shop that the service leads back to, as it is entered at the service. */
  returnUrl: string;
  /** Authentication contexts that prove an electronic id; none: the service decides. */
  contexts: readonly string[];
}

/** Seconds since the person proved who they are: an old session at the service does not count. */
const maximumAge = 600;
/** Codes of a token endpoint that a second try of the person helps against. */
const over = new Set(['invalid_grant', 'access_denied']);

/** Electronic id by OpenID Connect on the service's own pages: authorization code with PKCE, state and nonce. */
export function openIdRedirect(config: OpenIdRedirectConfig): RedirectProvider {
  const call = openIdService(config);
  return {
    async start(state) {
      const verifier = openid.randomPKCECodeVerifier();
      const nonce = openid.randomNonce();
      const challenge = await openid.calculatePKCECodeChallenge(verifier);
      const url = await call((service) =>
        Promise.resolve(
          openid.buildAuthorizationUrl(service, {
            redirect_uri: config.returnUrl,
            scope: config.scope,
            state,
            nonce,
            code_challenge: challenge,
            code_challenge_method: 'S256',
            prompt: 'login',
            max_age: String(maximumAge),
            ui_locales: 'is',
            ...(config.contexts.length > 0 && { acr_values: config.contexts.join(' ') }),
          }),
        ),
      );
      if (typeof url === 'string') throw unavailableError(url);
      return { url: url.href, transaction: `${verifier}.${nonce}` };
    },
    async complete(transaction, answer) {
      const [verifier = '', nonce = ''] = transaction.split('.');
      const person = await call(async (service) => {
        const tokens = await readAnswer(service, new URL(`${config.returnUrl}?${answer}`), {
          pkceCodeVerifier: verifier,
          expectedNonce: nonce,
          expectedState: answer.get('state') ?? '',
          maxAge: maximumAge,
        });
        if (tokens === null) return null;
        const claims = tokens.claims();
        if (!claims) throw unavailableError('The answer holds no token of identity');
        // The address that asks for it passes through the person's hands.
        const context = typeof claims.acr === 'string' ? claims.acr : 'nothing';
        if (config.contexts.length > 0 && !config.contexts.includes(context))
          throw unavailableError(`The person proved who they are by ${context}`);
        if (config.claim in claims || !service.serverMetadata().userinfo_endpoint)
          return readNationalId(claims, config.claim);
        // Services may tell more of a person there than in the token.
        const more = await openid.fetchUserInfo(service, tokens.access_token, claims.sub);
        return readNationalId(more, config.claim);
      });
      if (typeof person !== 'string') return person ?? 'ended';
      if (over.has(person)) return 'ended';
      throw unavailableError(person);
    },
  };
}

/** Null where the service says that the person did not go through with it. */
async function readAnswer(
  service: openid.Configuration,
  url: URL,
  checks: openid.AuthorizationCodeGrantChecks,
): Promise<Awaited<ReturnType<typeof openid.authorizationCodeGrant>> | null> {
  try {
    return await openid.authorizationCodeGrant(service, url, checks);
  } catch (error) {
    if (error instanceof openid.AuthorizationResponseError) return null;
    throw error;
  }
}
