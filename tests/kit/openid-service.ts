import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { errors } from 'oidc-provider';
import { freePorts } from '../../scripts/test/servers.ts';

const client = { id: 'profun', secret: 'leyndarmal-profunar-sem-er-nogu-langt' };

/** A certified OpenID Connect service that reaches phones (CIBA), with its phones controlled by the caller. */
interface OpenIdService {
  /** Variables that make a backend use it. */
  env: Record<string, string>;
  /** What the phone of the newest request shows: its number, and what it was asked for by. */
  shown(): { hint: string; message: string; context: string | undefined };
  approve(): Promise<void>;
  refuse(): Promise<void>;
  /** Whether the service answers at all. */
  setDown(isDown: boolean): Promise<void>;
  stop(): Promise<void>;
}

interface Request {
  id: string;
  hint: string;
  message: string;
  context: string | undefined;
}

/** @param people national ids by what the service knows them by: the id itself, or a phone number */
export async function startOpenIdService(people: Readonly<Record<string, string>>): Promise<OpenIdService> {
  const [port = 0] = await freePorts(1);
  const issuer = `http://127.0.0.1:${port}`;
  let newest: Request | undefined;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        grant_types: ['urn:openid:params:grant-type:ciba'],
        response_types: [],
        redirect_uris: [],
        backchannel_token_delivery_mode: 'poll',
      },
    ],
    acrValues: ['app-auth', 'sim-auth'],
    claims: { openid: ['sub', 'nationalRegisterId'] },
    conformIdTokenClaims: false,
    findAccount: (_context, accountId) => ({
      accountId,
      claims: () => ({ sub: accountId, nationalRegisterId: accountId }),
    }),
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig' }] },
    ttl: { AccessToken: 60, BackchannelAuthenticationRequest: 120, Grant: 60, IdToken: 60 },
    features: {
      devInteractions: { enabled: false },
      ciba: {
        enabled: true,
        deliveryModes: ['poll'],
        processLoginHint: (_context, hint = '') => people[hint],
        validateBindingMessage: () => undefined,
        validateRequestContext: () => undefined,
        verifyUserCode: () => undefined,
        triggerAuthenticationDevice: (_context, request) => {
          const { login_hint: hint, binding_message: message, acr_values: context } = request.params ?? {};
          newest = {
            id: request.jti,
            hint: String(hint),
            message: String(message),
            context: context as string,
          };
        },
      },
    },
  });
  let isDown = false;
  const answer = provider.callback();
  const server = createServer((request, response) =>
    isDown ? void response.writeHead(503).end('{}') : void answer(request, response),
  ).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const pressed = async (give: (request: Request) => Promise<void>): Promise<void> => {
    if (!newest) throw new Error('Nothing waits on a phone');
    await give(newest);
  };
  return {
    env: {
      ELECTRONIC_ID_PROTOCOL: 'openid',
      ELECTRONIC_ID_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      ELECTRONIC_ID_CLIENT_ID: client.id,
      ELECTRONIC_ID_CLIENT_SECRET: client.secret,
      ELECTRONIC_ID_APP_CONTEXT: 'app-auth',
      ELECTRONIC_ID_PHONE_CONTEXT: 'sim-auth',
    },
    shown() {
      if (!newest) throw new Error('Nothing waits on a phone');
      return newest;
    },
    approve: () =>
      pressed(async ({ id }) => {
        const request = await provider.BackchannelAuthenticationRequest.find(id);
        const grant = new provider.Grant({ accountId: request?.accountId, clientId: client.id });
        grant.addOIDCScope('openid');
        await grant.save();
        await provider.backchannelResult(id, grant, { acr: 'app-auth' });
      }),
    refuse: () => pressed(({ id }) => provider.backchannelResult(id, new errors.AccessDenied())),
    async setDown(down) {
      isDown = down;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
