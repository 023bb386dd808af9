/** What is secret or tells the shop apart, and was ever a value of .env.example or of the demo shop: everybody knows it. */
const publishedValues: ReadonlySet<string> = new Set([
  'vorulind-local',
  'vorulind-identity',
  'vorulind-identity-admin',
  'VORULIND',
  'vorulind-search-admin',
  'vorulind-search-only',
  'vorulind-electronic-id',
  'vorulind-acquirer',
  'vorulind-acquirer-webhooks',
  'vorulind-warehouse',
]);

/** Who knows one of these can act as the shop, its staff or its visitors. */
const secretNames = [
  'STOREFRONT_SECRET',
  'REVALIDATE_SECRET',
  'WAREHOUSE_SECRET',
  'IDENTITY_ADMIN_KEY',
  'SEARCH_ADMIN_KEY',
  // Visitors get keys that are made from it and hide goods from them; it hides nothing itself.
  'SEARCH_SEARCH_KEY',
  'ACQUIRER_SECRET_KEY',
  'ACQUIRER_WEBHOOK_SECRET',
  'ADYEN_API_KEY',
  'MAIL_WEBHOOK_SECRET',
  'ELECTRONIC_ID_CLIENT_SECRET',
] as const;
/** Browsers are told these: they only must not be the demo's. */
const publicKeyNames = ['API_KEY', 'IDENTITY_API_KEY', 'SEARCH_APP_ID'] as const;

/** Bytes of a secret that nobody finds out by trying. */
const minimumSecretBytes = 32;

type Settings = Readonly<Record<string, unknown>>;

interface SettingFault {
  name: string;
  /** Never holds the value. */
  message: string;
}

export const isPublished = (value: string): boolean => publishedValues.has(value);

/** Whether only this machine reaches an address. */
function isLoopback(address: string): boolean {
  return (
    URL.canParse(address) &&
    /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(address).hostname)
  );
}

/**
 * What of a process's settings would be open to strangers, where strangers may come: an origin is https, or NODE_ENV is production.
 * Settings that the process does not have are not looked at. The demo shop of `npm start` runs under NODE_ENV=production with public
 * keys that everybody knows and without https: on this machine's own address it may.
 * @param origins of the shop, as browsers name it
 */
export function findExposedSettings(values: Settings, origins: readonly string[]): SettingFault[] {
  const isHttps = origins.some((origin) => origin.startsWith('https:'));
  const isProduction = isHttps || values['NODE_ENV'] === 'production';
  if (!isProduction) return [];
  const isReachable = isHttps || !origins.every(isLoopback);
  return [
    ...secretNames.flatMap((name) => findFaults(name, values[name], minimumSecretBytes)),
    ...(isReachable ? publicKeyNames.flatMap((name) => findFaults(name, values[name], 0)) : []),
    ...(isReachable ? findCookieFaults(values) : []),
    ...(isHttps ? findProxyFaults(values) : []),
  ];
}

function findFaults(name: string, value: unknown, minimumBytes: number): SettingFault[] {
  // Empty is as good as unset: a process that needs it says so itself.
  if (typeof value !== 'string' || value === '') return [];
  if (isPublished(value))
    return [{ name, message: `is the demo's, which everybody knows: ${remedyText(minimumBytes)}` }];
  if (new TextEncoder().encode(value).length < minimumBytes)
    return [{ name, message: `is shorter than ${minimumBytes} bytes: ${remedyText(minimumBytes)}` }];
  return [];
}

const remedyText = (minimumBytes: number): string =>
  minimumBytes === 0
    ? 'set the one of your own shop'
    : 'make one with openssl rand -hex 32, or set the one that the service gave you';

function findCookieFaults({ COOKIE_SECURE }: Settings): SettingFault[] {
  const message =
    'must be true where others than this machine reach the shop, and the shop be reached by https';
  return COOKIE_SECURE === false ? [{ name: 'COOKIE_SECURE', message }] : [];
}

/** No process of the shop speaks TLS, so something in front does. */
function findProxyFaults({ TRUSTED_PROXIES }: Settings): SettingFault[] {
  const message =
    'must be the number of proxies in front, 1 or more: https ends at one, and with 0 all visitors would share its address';
  return TRUSTED_PROXIES === 0 ? [{ name: 'TRUSTED_PROXIES', message }] : [];
}
