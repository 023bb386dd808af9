import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../shop/children.ts';

export interface EdgeSettings {
  /** Address and port that the edge listens on. */
  readonly listen: string;
  /** Where HTTP/2 is spoken; its files are in PEM. Who comes to `listen` is then sent there. */
  readonly tls?: { readonly listen: string; readonly certificate: string; readonly key: string };
  /** Where what the certificate's authority looks at is laid; default: Debian's folder for it. */
  readonly acmeDir?: string;
  /** host:port of each. */
  readonly storefronts: readonly string[];
  readonly backends: readonly string[];
  /** For what the edge writes: kept pages, logs, bodies on their way. */
  readonly runDir: string;
  /** The published files of this build and of those before it. */
  readonly staticDir: string;
  /** Whom nginx's workers run as when it is started as root; they have to read the published files. Default: nginx's own. */
  readonly user?: string;
  /** Requests a second that one address may make: pages, calls to the backend. */
  readonly pageRate?: number;
  readonly callRate?: number;
}

export interface VarnishSettings {
  readonly storefront: { readonly host: string; readonly port: number };
  /** Addresses or networks of the storefronts, which alone may purge. */
  readonly purgers: readonly string[];
  /** What they send as EDGE_PURGE_TOKEN; empty: none is asked for. */
  readonly purgeToken: string;
}

/** Where Debian keeps nginx's modules. */
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** The edge's configuration. @throws Error for a placeholder without a value */
export function renderEdgeConfig(settings: EdgeSettings): string {
  const hasBrotli = existsSync(brotliModule);
  const { tls, acmeDir = '/var/www/html', pageRate = 50, callRate = 30 } = settings;
  const values: Readonly<Record<string, string>> = {
    MODULES: hasBrotli ? `load_module ${brotliModule};` : '',
    BROTLI_STATIC: hasBrotli ? 'brotli_static on;' : '',
    USER: settings.user ? `user ${settings.user};` : '',
    RUN_DIR: settings.runDir,
    STATIC_DIR: settings.staticDir,
    LISTEN: settings.listen,
    TLS: tls
      ? [
          `    listen ${tls.listen} ssl http2;`,
          `    ssl_certificate ${tls.certificate};`,
          `    ssl_certificate_key ${tls.key};`,
          '    ssl_protocols TLSv1.2 TLSv1.3;',
          '    ssl_session_cache shared:tls:5m;',
        ].join('\n')
      : '',
    TLS_PORT: tls?.listen.split(':').at(-1) ?? '',
    ACME_DIR: acmeDir,
    STOREFRONTS: serverLines(settings.storefronts),
    PATIENT_STOREFRONTS: serverLines(settings.storefronts, 'max_fails=0'),
    BACKENDS: serverLines(settings.backends),
    PAGE_RATE: String(pageRate),
    CALL_RATE: String(callRate),
  };
  return fillIn('deploy/nginx/nginx.conf.template', values);
}

/** Varnish's configuration. @throws Error for a token that VCL cannot quote */
export function renderVarnishConfig({ storefront, purgers, purgeToken }: VarnishSettings): string {
  if (/["\r\n]/.test(purgeToken)) throw new Error('A purge token has neither quotes nor line breaks.');
  return fillIn('deploy/varnish/shop.vcl.template', {
    STOREFRONT_HOST: storefront.host,
    STOREFRONT_PORT: String(storefront.port),
    PURGERS: purgers.map(toAclEntry).join('\n'),
    PURGE_TOKEN: purgeToken,
  });
}

/** VCL quotes an address without the length of its network. */
function toAclEntry(network: string): string {
  const [address = '', length] = network.split('/');
  return `  "${address}"${length === undefined ? '' : `/${length}`};`;
}

/** @param template its path in the repository. @throws Error for a placeholder without a value */
function fillIn(template: string, values: Readonly<Record<string, string>>): string {
  return readFileSync(join(root, template), 'utf8').replaceAll(/\$\{([A-Z_]+)\}/g, (_all, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${template}: nothing is known of ${name}`);
    return value;
  });
}

/** @param faults what they count for; by default who does not answer is left alone for a second, then tried again */
function serverLines(addresses: readonly string[], faults = 'max_fails=1 fail_timeout=1s'): string {
  return addresses.map((address) => `    server ${address} ${faults};`).join('\n');
}
