import { addressForm, type ImageResizer } from './images/address-forms.ts';

/** Runtime configuration for the browser: one build serves every environment. */
export interface PublicConfig {
  /** Without a trailing slash. */
  readonly imageBucketUrl: string;
  /** What a picture's address looks like (`images/address-forms.ts`). */
  readonly imageForm: string;
  readonly apiKey: string;
  /** `url` is empty for the provider's own hosts. */
  readonly identity: {
    readonly apiKey: string;
    readonly project: string;
    readonly authDomain: string;
    readonly url: string;
    /** A path of this shop that identity tokens are sent to; empty for none. */
    readonly tokenSyncUrl: string;
  };
  /** Address that receives events; empty: none. */
  readonly analytics: { readonly googleTagId: string; readonly collectorUrl: string };
  /** Whether people can sign in by electronic id: by a request to the phone (`true`), or on the service's own pages. */
  readonly electronicId?: 'true' | 'redirect' | 'false';
  /** Whether browsers begin traces; absent where nothing is traced. */
  readonly traces?: true;
}

/** Id of the JSON script that the layout writes. */
export const publicConfigId = 'config';

let cachedConfig: PublicConfig | undefined;

/** On the server from the environment, in the browser from the page. */
export function publicConfig(): PublicConfig {
  cachedConfig ??= typeof window === 'undefined' ? readConfigFromEnvironment() : readConfigFromPage();
  return cachedConfig;
}

function readConfigFromEnvironment(): PublicConfig {
  const { env } = process;
  return {
    imageBucketUrl: (env['IMAGE_BUCKET_URL'] ?? '').replace(/\/$/, ''),
    imageForm: addressForm((env['IMAGE_RESIZER'] || 'query') as ImageResizer, env['IMAGE_RESIZER_URL'] ?? ''),
    apiKey: env['API_KEY'] ?? '',
    identity: {
      apiKey: env['IDENTITY_API_KEY'] ?? '',
      project: env['IDENTITY_PROJECT'] ?? '',
      authDomain: env['IDENTITY_AUTH_DOMAIN'] ?? '',
      url: env['IDENTITY_URL'] ?? '',
      tokenSyncUrl: env['IDENTITY_TOKEN_SYNC_URL'] ?? '',
    },
    analytics: {
      googleTagId: env['GOOGLE_TAG_ID'] ?? '',
      collectorUrl: env['ANALYTICS_COLLECTOR_URL'] ?? '',
    },
    electronicId: env['ELECTRONIC_ID'] as NonNullable<PublicConfig['electronicId']>,
    ...(env['OTEL_EXPORTER_OTLP_ENDPOINT'] && { traces: true }),
  };
}

function readConfigFromPage(): PublicConfig {
  const text = document.getElementById(publicConfigId)?.textContent;
  if (!text) throw new Error('The page carries no configuration');
  return JSON.parse(text) as PublicConfig;
}
