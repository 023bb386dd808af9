import { randomInt } from 'node:crypto';
import * as openid from 'openid-client';
import { z } from 'zod';
import { normalisePhone } from '../../../../../lib/rules/people/phone.ts';
import { ShopError } from '../../../errors.ts';
import type { ElectronicIdProvider, Recipient } from './provider.ts';

interface OpenIdProviderConfig {
  /** The issuer: its configuration is read from `/.well-known/openid-configuration` below it. */
  url: string;
  clientId: string;
  clientSecret: string;
  /** The claim that holds the national id. */
  claim: string;
  /** Authentication contexts that the service knows app and phone by; empty: it decides. */
  contexts: Readonly<Record<Recipient['way'], string>>;
}

const backchannelGrant = 'urn:openid:params:grant-type:ciba';
/** Seconds for an answer; the phone is reached meanwhile. */
const timeoutSeconds = 8;
/** Icelandic numbers are stored without it (specification §5.1). */
const countryCode = '+354';

/** Codes of the token endpoint of CIBA and OAuth before and after an answer on the phone. */
const waiting = new Set(['authorization_pending', 'slow_down']);
const over = new Set(['access_denied', 'expired_token', 'invalid_grant', 'transaction_failed']);
/** Codes of a start that no phone is reached by. */
const unreachable = new Set(['unknown_user_id', 'expired_login_hint_token', 'access_denied']);

const nationalIdSchema = z.string().regex(/^\d{10}$/);

/** Electronic id by OpenID Connect: the request goes to the phone (CIBA), and the service is polled for its answer. */
export function openIdProvider(config: OpenIdProviderConfig): ElectronicIdProvider {
  const connect = connectOnce(config);
  const call = async <T>(ask: (service: openid.Configuration) => Promise<T>): Promise<T | string> => {
    try {
      return await ask(await connect());
    } catch (error) {
      if (error instanceof openid.ResponseBodyError && error.status < 500) return error.error;
      throw unavailableError(error);
    }
  };
  return {
    async start(recipient) {
      const verificationCode = String(randomInt(10_000)).padStart(4, '0');
      const context = config.contexts[recipient.way];
      const started = await call((service) =>
        openid.initiateBackchannelAuthentication(service, {
          scope: 'openid',
          login_hint: loginHint(recipient),
          binding_message: verificationCode,
          ...(context && { acr_values: context }),
        }),
      );
      if (typeof started !== 'string') return { transaction: started.auth_req_id, verificationCode };
      throw unreachable.has(started) ? new ShopError('FAILED_PRECONDITION') : unavailableError(started);
    },
    async status(transaction) {
      const tokens = await call((service) =>
        openid.genericGrantRequest(service, backchannelGrant, { auth_req_id: transaction }),
      );
      if (typeof tokens !== 'string') return readNationalId(tokens.claims(), config.claim);
      if (waiting.has(tokens)) return 'pending';
      if (over.has(tokens)) return 'ended';
      throw unavailableError(tokens);
    },
    // The status has told who approved.
    userInfo: () => Promise.reject(new ShopError('FAILED_PRECONDITION')),
    // CIBA has no way to take a request back: it ends by itself.
    cancel: () => Promise.resolve(),
  };
}

/** The service's configuration, read at the first call; read again where that failed. */
function connectOnce({ url, clientId, clientSecret }: OpenIdProviderConfig) {
  let connected: Promise<openid.Configuration> | undefined;
  return async (): Promise<openid.Configuration> => {
    connected ??= openid.discovery(
      new URL(url),
      clientId,
      undefined,
      openid.ClientSecretBasic(clientSecret),
      {
        timeout: timeoutSeconds,
        execute: [
          openid.enableNonRepudiationChecks,
          ...(url.startsWith('https:') ? [] : [openid.allowInsecureRequests]),
        ],
      },
    );
    try {
      return await connected;
    } catch (error) {
      connected = undefined;
      throw error;
    }
  };
}

function loginHint(recipient: Recipient): string {
  return recipient.way === 'app'
    ? recipient.nationalId
    : `${countryCode}${normalisePhone(recipient.phoneNumber)}`;
}

function readNationalId(
  claims: Readonly<Record<string, unknown>> | undefined,
  claim: string,
): { nationalId: string } {
  const nationalId = nationalIdSchema.safeParse(claims?.[claim]);
  if (!nationalId.success) throw unavailableError(`The token holds no national id as ${claim}`);
  return { nationalId: nationalId.data };
}

function unavailableError(cause: unknown): ShopError {
  return Object.assign(new ShopError('UNAVAILABLE'), { cause });
}
