import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { decodeJwt, decodeProtectedHeader, SignJWT, type JWTPayload } from 'jose';
import Provider, { type KoaContextWithOIDC } from 'oidc-provider';
import { freePorts } from '../../scripts/test/servers.ts';

const client = { id: 'profun', secret: 'leyndarmal-profunar-sem-er-nogu-langt' };

/** A certified OpenID Connect service with pages of its own and no way to reach phones. */
export interface OpenIdPages {
  issuer: string;
  /** Variables that make a backend use it. */
  env: Record<string, string>;
  /** What its tokens say instead, or another key that signs them; null: the truth. */
  forge(change: { claims?: JWTPayload; key?: 'another' } | null): void;
  /** How people prove who they are from now on. */
  proveBy(context: string): void;
  /** Whether the national id is told in the token or at the service's own address for it. */
  placeClaim(place: 'token' | 'userinfo'): void;
  setDown(isDown: boolean): void;
  stop(): Promise<void>;
}

/** @param returnUrl page of the shop, as an operator enters it at the service */
export async function startOpenIdPages(returnUrl: string): Promise<OpenIdPages> {
  const [port = 0] = await freePorts(1);
  const issuer = `http://localhost:${port}`;
  const [own, another] = [
    generateKeyPairSync('rsa', { modulusLength: 2048 }),
    generateKeyPairSync('rsa', { modulusLength: 2048 }),
  ];
  let forged: Parameters<OpenIdPages['forge']>[0] = null;
  let context = 'sim-auth';
  let place: Parameters<OpenIdPages['placeClaim']>[0] = 'token';
  let isDown = false;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        grant_types: ['authorization_code'],
        response_types: ['code'],
        redirect_uris: [returnUrl],
      },
    ],
    acrValues: ['app-auth', 'sim-auth', 'password'],
    claims: { openid: ['sub', 'auth_time', 'acr'], profile: ['nationalRegisterId'] },
    conformIdTokenClaims: false,
    findAccount: (_context, accountId) => ({
      accountId,
      claims: (use) => ({
        sub: `person-${accountId}`,
        ...((place === 'token' || use === 'userinfo') && { nationalRegisterId: accountId }),
      }),
    }),
    interactions: { url: (_context, { uid }) => `/audkenning/${uid}` },
    // What the shop may know is agreed on with the service.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        accountId: oidc.session?.accountId,
        clientId: oidc.client?.clientId,
      });
      grant.addOIDCScope('openid profile');
      await grant.save();
      return grant;
    },
    pkce: { required: () => true },
    jwks: { keys: [{ ...own.privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig' }] },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 600, IdToken: 60, Interaction: 600, Session: 600 },
    features: { devInteractions: { enabled: false } },
  });
  provider.use(async (koa: KoaContextWithOIDC, next) => {
    await next();
    const body = koa.body as { id_token?: string } | undefined;
    if (!forged || koa.oidc?.route !== 'token' || !body?.id_token) return;
    koa.body = {
      ...body,
      id_token: await new SignJWT({ ...decodeJwt(body.id_token), ...forged.claims })
        .setProtectedHeader({ alg: 'RS256', kid: decodeProtectedHeader(body.id_token).kid ?? '' })
        .sign((forged.key ? another : own).privateKey),
    };
  });
  const answer = provider.callback();
  const server = createServer((request, response) => {
    if (isDown) return void response.writeHead(503).end('{}');
    if (!request.url?.startsWith('/audkenning/')) return void answer(request, response);
    return void answerPerson(provider, request, response, () => context);
  }).listen(port, 'localhost');
  await once(server, 'listening');
  return {
    issuer,
    env: {
      ELECTRONIC_ID_PROTOCOL: 'openid-redirect',
      ELECTRONIC_ID_URL: issuer,
      ELECTRONIC_ID_CLIENT_ID: client.id,
      ELECTRONIC_ID_CLIENT_SECRET: client.secret,
      ELECTRONIC_ID_SCOPE: 'openid profile',
      ELECTRONIC_ID_APP_CONTEXT: 'app-auth',
      ELECTRONIC_ID_PHONE_CONTEXT: 'sim-auth',
    },
    forge: (change) => void (forged = change),
    proveBy: (next) => void (context = next),
    placeClaim: (next) => void (place = next),
    setDown: (down) => void (isDown = down),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The service's page: a form for the national id with a button for yes and one for no. */
async function answerPerson(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
  context: () => string,
): Promise<void> {
  if (request.method !== 'POST') {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
    return;
  }
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const form = new URLSearchParams(Buffer.concat(chunks).toString());
  const result =
    form.get('svar') === 'ja'
      ? { login: { accountId: form.get('kennitala') ?? '', acr: context(), amr: ['hwk'], remember: true } }
      : { error: 'access_denied', error_description: 'The person said no' };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

const page = `<!doctype html><html lang="is"><meta charset="utf-8"><title>Auðkenning</title>
<h1>Auðkenning</h1><form method="post"><label>Kennitala <input name="kennitala"></label>
<button name="svar" value="ja">Staðfesta</button><button name="svar" value="nei">Hætta við</button></form></html>`;
