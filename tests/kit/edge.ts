import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEdge } from '../../scripts/edge/nginx.ts';
import type { EdgeSettings, VarnishSettings } from '../../scripts/edge/render-config.ts';
import { startVarnish } from '../../scripts/edge/varnish.ts';
import { freePorts } from '../../scripts/test/servers.ts';
import { needNginx, needOpenssl, needVarnish } from '../../scripts/test/software.ts';
import { type Origin, send } from './origin.ts';

/** nginx with the shop's configuration in front of the origins; where it `hasCertificate` also at `tlsPort`. */
export async function startTestEdge(
  origins: Pick<EdgeSettings, 'storefronts' | 'backends'>,
  { hasCertificate = false, ...more }: Partial<EdgeSettings> & { hasCertificate?: boolean } = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'vorulind-edge-test-'));
  const staticDir = join(folder, 'static');
  mkdirSync(staticDir);
  const [port = 0, tlsPort = 0] = await freePorts(2);
  const settings: EdgeSettings = {
    listen: `127.0.0.1:${port}`,
    ...(hasCertificate && { tls: { listen: `127.0.0.1:${tlsPort}`, ...makeCertificate(folder) } }),
    acmeDir: folder,
    ...(process.getuid?.() === 0 && { user: 'root' }),
    runDir: join(folder, 'run'),
    staticDir,
    pageRate: 100_000,
    callRate: 100_000,
    ...origins,
    ...more,
  };
  const edge = await startEdge(needNginx(), settings);
  return {
    port,
    tlsPort,
    staticDir,
    acmeDir: folder,
    visit: (path: string, headers: Record<string, string> = {}, method = 'GET', body?: string) =>
      send(port, path, headers, method, body),
    useStorefronts: (storefronts: readonly string[]) => edge.reload({ ...settings, storefronts }),
    stop: async () => {
      await edge.child.stop(5_000);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Varnish with the shop's configuration in front of a storefront; by default this machine may purge, with no token. */
export async function startTestVarnish(origin: Origin, more: Partial<VarnishSettings> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'vorulind-varnish-test-'));
  const [port = 0] = await freePorts(1);
  const [host = '', originPort] = origin.address.split(':');
  const settings: VarnishSettings = {
    storefront: { host, port: Number(originPort) },
    purgers: ['127.0.0.1'],
    purgeToken: '',
    ...more,
  };
  const varnish = await startVarnish(needVarnish(), settings, { port, folder });
  return {
    purgeUrl: `http://127.0.0.1:${port}/purge`,
    visit: (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      send(port, path, headers, method),
    stop: async () => {
      await varnish.stop(5_000);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** For this machine only, a day long. @returns paths */
function makeCertificate(folder: string): { certificate: string; key: string } {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const options = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'];
  const made = spawnSync(needOpenssl(), ['req', ...options, '-out', certificate, '-keyout', key], {
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(`openssl failed: ${made.stderr}`);
  return { certificate, key };
}
