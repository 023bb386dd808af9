import type { Config } from '../../config.ts';
import type { ElectronicIdProvider } from './internal/provider.ts';
import { openIdProvider } from './internal/openid-provider.ts';
import { restProvider } from './internal/rest-provider.ts';

/** A configured electronic-id service. */
export interface ElectronicId {
  readonly provider: ElectronicIdProvider;
  /** Shared by all backend processes of this shop and by no one else. */
  readonly secret: string;
}

type ElectronicIdConfig = Pick<
  Config,
  | 'ELECTRONIC_ID_URL'
  | 'ELECTRONIC_ID_CLIENT_ID'
  | 'ELECTRONIC_ID_CLIENT_SECRET'
  | 'ELECTRONIC_ID_PROTOCOL'
  | 'ELECTRONIC_ID_CLAIM'
  | 'ELECTRONIC_ID_APP_CONTEXT'
  | 'ELECTRONIC_ID_PHONE_CONTEXT'
>;

/** Null where sign-in by electronic id is off. */
export function configureElectronicId(config: ElectronicIdConfig): ElectronicId | null {
  const { ELECTRONIC_ID_URL, ELECTRONIC_ID_CLIENT_ID, ELECTRONIC_ID_CLIENT_SECRET } = config;
  if (!ELECTRONIC_ID_URL || !ELECTRONIC_ID_CLIENT_ID || !ELECTRONIC_ID_CLIENT_SECRET) return null;
  const client = {
    url: ELECTRONIC_ID_URL,
    clientId: ELECTRONIC_ID_CLIENT_ID,
    clientSecret: ELECTRONIC_ID_CLIENT_SECRET,
  };
  return {
    provider:
      config.ELECTRONIC_ID_PROTOCOL === 'openid'
        ? openIdProvider({
            ...client,
            claim: config.ELECTRONIC_ID_CLAIM,
            contexts: { app: config.ELECTRONIC_ID_APP_CONTEXT, phone: config.ELECTRONIC_ID_PHONE_CONTEXT },
          })
        : restProvider(client),
    secret: ELECTRONIC_ID_CLIENT_SECRET,
  };
}
