import { electronicReturnPage } from '../../../../lib/rules/routes/account-paths.ts';
import type { Config } from '../../config.ts';
import { siteUrl } from '../mail/outbox.ts';
import type { ElectronicIdProvider, RedirectProvider } from './internal/provider.ts';
import { openIdProvider } from './internal/openid-provider.ts';
import { openIdRedirect } from './internal/openid-redirect.ts';
import { restProvider } from './internal/rest-provider.ts';

/** A configured electronic-id service. */
interface ElectronicId {
  /** By a request to the phone, or on the service's own pages. */
  readonly service:
    | { readonly flow: 'phone'; readonly provider: ElectronicIdProvider }
    | { readonly flow: 'redirect'; readonly provider: RedirectProvider };
  /** Shared by all backend processes of this shop and by no one else. */
  readonly secret: string;
}

type ElectronicIdConfig = Pick<
  Config,
  | 'ELECTRONIC_ID_URL'
  | 'ELECTRONIC_ID_CLIENT_ID'
  | 'ELECTRONIC_ID_CLIENT_SECRET'
  | 'ELECTRONIC_ID_PROTOCOL'
  | 'ELECTRONIC_ID_SCOPE'
  | 'ELECTRONIC_ID_CLAIM'
  | 'ELECTRONIC_ID_APP_CONTEXT'
  | 'ELECTRONIC_ID_PHONE_CONTEXT'
  | 'SITE_ORIGINS'
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
  return { service: chooseService(client, config), secret: ELECTRONIC_ID_CLIENT_SECRET };
}

function chooseService(
  client: { url: string; clientId: string; clientSecret: string },
  config: ElectronicIdConfig,
): ElectronicId['service'] {
  const protocol = config.ELECTRONIC_ID_PROTOCOL;
  if (protocol === 'rest') return { flow: 'phone', provider: restProvider(client) };
  const openId = { ...client, scope: config.ELECTRONIC_ID_SCOPE, claim: config.ELECTRONIC_ID_CLAIM };
  const contexts = { app: config.ELECTRONIC_ID_APP_CONTEXT, phone: config.ELECTRONIC_ID_PHONE_CONTEXT };
  if (protocol === 'openid') return { flow: 'phone', provider: openIdProvider({ ...openId, contexts }) };
  return {
    flow: 'redirect',
    provider: openIdRedirect({
      ...openId,
      returnUrl: `${siteUrl(config)}${electronicReturnPage}`,
      contexts: Object.values(contexts).filter(Boolean),
    }),
  };
}
