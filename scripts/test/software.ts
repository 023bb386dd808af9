import { spawnSync } from 'node:child_process';
import { existsSync, globSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { root } from '../shop/children.ts';

const isRoot = process.getuid?.() === 0;

function run(command: string, args: string[], quiet = false): boolean {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: quiet ? 'ignore' : ['ignore', 'inherit', 'inherit'],
  });
  return status === 0;
}

/** The first of `names` that is on PATH. */
function onPath(...names: string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

/** Installs a package with Debian's package manager; returns whether it succeeded. */
function aptInstall(name: string): boolean {
  if (!isRoot || !onPath('apt-get')) return false;
  console.log(`· Installing ${name} with apt-get …`);
  const update = run('apt-get', ['update', '-qq']);
  return update && run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
}

/** Chromium without a window or its surface: pages are the same, and a journey takes about 40 % less time. */
const headlessShell = 'chromium-headless-shell';

function findChromium(): string | undefined {
  const candidates = [
    process.env['CHROMIUM'],
    onPath(headlessShell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ];
  return candidates.find((path) => path !== undefined && existsSync(path) && run(path, ['--version'], true));
}

/**
 * Path of a Chromium, installed if there is none; empty for the one that Playwright downloaded itself.
 * @throws Error naming what to install
 */
export function needChromium(): string {
  if (!process.env['CHROMIUM'] && !onPath(headlessShell)) aptInstall(headlessShell);
  const found = findChromium() ?? (aptInstall('chromium') ? findChromium() : undefined);
  if (found) return found;
  console.log('· Downloading Chromium with Playwright …');
  if (run(process.execPath, [join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium'])) return '';
  throw new Error('No Chromium. Install Chromium or Google Chrome, or set CHROMIUM to its path.');
}

/** A font as wide as Arial, which stands in for ours until it is there (styles/stand-in-fonts.css). @throws Error naming what to install */
export function needArial(): void {
  const isThere = (): boolean =>
    globSync([
      '/usr/share/fonts/**/{LiberationSans,Arimo,Arial,arial}*.ttf',
      '/System/Library/Fonts/Supplemental/Arial.ttf',
    ]).length > 0;
  if (isThere() || (aptInstall('fonts-liberation') && isThere())) return;
  throw new Error('No font as wide as Arial. Install Liberation Sans (Debian: fonts-liberation).');
}

/** Folder of PostgreSQL's server programs; Debian keeps them off PATH. */
function findPostgres(): string | undefined {
  const initdb = onPath('initdb');
  const folders = [
    ...(initdb ? [dirname(realpathSync(initdb))] : []),
    ...globSync('/usr/lib/postgresql/*/bin').toSorted().reverse(),
    ...globSync('{/opt/homebrew,/usr/local}/opt/postgresql*/bin').toSorted().reverse(),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** @throws Error naming what to install */
export function needPostgres(): string {
  const found = findPostgres() ?? (aptInstall('postgresql') ? findPostgres() : undefined);
  if (found) return found;
  throw new Error('No PostgreSQL server. Install it (Debian: postgresql, macOS: brew install postgresql).');
}

/** @throws Error naming what to install */
export function needRedis(): string {
  const found = onPath('redis-server') ?? (aptInstall('redis-server') ? onPath('redis-server') : undefined);
  if (found) return found;
  throw new Error('No Redis. Install it (Debian: redis-server, macOS: brew install redis).');
}

/** @throws Error naming what to install */
export function needNginx(): string {
  // Debian keeps it off an ordinary user's PATH.
  const find = (): string | undefined =>
    onPath('nginx') ?? ['/usr/sbin/nginx'].find((path) => existsSync(path));
  const found = find() ?? (aptInstall('nginx-light') ? find() : undefined);
  if (found) return found;
  throw new Error('No nginx. Install it (Debian: nginx-light, macOS: brew install nginx).');
}

/** Varnish with its module for tags. @throws Error naming what to install */
export function needVarnish(): string {
  // Debian keeps it off an ordinary user's PATH.
  const find = (): string | undefined =>
    hasXkey() ? (onPath('varnishd') ?? ['/usr/sbin/varnishd'].find((path) => existsSync(path))) : undefined;
  const found = find() ?? (aptInstall('varnish-modules') ? find() : undefined);
  if (found) return found;
  throw new Error('No Varnish with xkey. Install both (Debian: varnish-modules, elsewhere from source).');
}

/** Whether Varnish's module for tags is where distributions or a build from source put it. */
function hasXkey(): boolean {
  const folders = ['/usr/lib/*', '/usr/lib', '/usr/lib64', '/usr/local/lib', '/opt/homebrew/lib'];
  return globSync(folders.map((folder) => `${folder}/varnish/vmods/libvmod_xkey.*`)).length > 0;
}

/** @throws Error naming what to install */
export function needPgbouncer(): string {
  const find = (): string | undefined =>
    onPath('pgbouncer') ?? ['/usr/sbin/pgbouncer'].find((path) => existsSync(path));
  const found = find() ?? (aptInstall('pgbouncer') ? find() : undefined);
  if (found) return found;
  throw new Error('No PgBouncer. Install it (Debian: pgbouncer, macOS: brew install pgbouncer).');
}

/** @throws Error naming what to install */
export function needOpenssl(): string {
  const found = onPath('openssl') ?? (aptInstall('openssl') ? onPath('openssl') : undefined);
  if (found) return found;
  throw new Error('No openssl. Install it (Debian: openssl, macOS: brew install openssl).');
}

/** @throws Error naming what to install */
export function needWrk(): string {
  const found = onPath('wrk') ?? (aptInstall('wrk') ? onPath('wrk') : undefined);
  if (found) return found;
  throw new Error('No wrk. Install it (Debian: wrk, macOS: brew install wrk).');
}
