import { randomInt } from 'node:crypto';
import * as openid from 'openid-client';
import { normalisePhone } from '../../../../../lib/rules/people/phone.ts';
import { ShopError } from '../../../errors.ts';
import {
  openIdService,
  readNationalId,
  unavailableError,
  type OpenIdServiceConfig,
} from './openid-service.ts';
import type { ElectronicIdProvider, Recipient } from './provider.ts';

interface OpenIdProviderConfig extends OpenIdServiceConfig {
  /** Authentication contexts that the service knows app and phone by; empty: it decides. */
  contexts: Readonly<Record<Recipient['way'], string>>;
}

const backchannelGrant = 'urn:openid:params:grant-type:ciba';
/** Icelandic numbers are stored without it (specification §5.1). */
const countryCode = '+354';

/** Codes of the token endpoint of CIBA and OAuth before and after an answer on the phone. */
const waiting = new Set(['authorization_pending', 'slow_down']);
const over = new Set(['access_denied', 'expired_token', 'invalid_grant', 'transaction_failed']);
/** Codes of a start that no phone is reached by. */
const unreachable = new Set(['unknown_user_id', 'expired_login_hint_token', 'access_denied']);

/** Electronic id by OpenID Connect: the request goes to the phone (CIBA), and the service is polled for its answer. */
export function openIdProvider(config: OpenIdProviderConfig): ElectronicIdProvider {
  const call = openIdService(config);
  return {
    async start(recipient) {
      const verificationCode = String(randomInt(10_000)).padStart(4, '0');
      const context = config.contexts[recipient.way];
      const started = await call((service) =>
        openid.initiateBackchannelAuthentication(service, {
          scope: config.scope,
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

function loginHint(recipient: Recipient): string {
  return recipient.way === 'app'
    ? recipient.nationalId
    : `${countryCode}${normalisePhone(recipient.phoneNumber)}`;
}
