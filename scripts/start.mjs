// Runs on any Node version, before anything is installed: plain JavaScript, Node's own modules only.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const pinnedNode = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');

/** Ends the process with a message for the operator. */
function fail(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

/** The packages of a lockfile by their path; none when the file cannot be read. */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}

/** Whether node_modules matches package-lock.json. npm's own record of it is written last. */
function isInstalled() {
  const installed = packagesOf('node_modules/.package-lock.json');
  return Object.entries(packagesOf('package-lock.json'))
    .filter(([place]) => place.includes('node_modules/'))
    .every(([place, { version, optional, devOptional }]) =>
      // Optional packages may be for other platforms.
      installed[place] ? installed[place].version === version : optional || devOptional,
    );
}

/** Runs npm ci when nothing is installed yet or the lockfile changed since. */
export function install() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 20)
    fail(
      `Vörulind needs Node 20 or newer to start; this is Node ${process.versions.node}. See https://nodejs.org.`,
    );
  if (isInstalled() && existsSync(pinnedNode)) return;
  console.log('· Installing packages (npm ci) …');
  const started = Date.now();
  // A production environment must not omit the build and test dependencies.
  const { status, error } = spawnSync(
    'npm',
    ['ci', '--include=dev', '--include=optional', '--loglevel=error'],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    },
  );
  if (error) fail(`npm could not be run: ${error.message}`);
  if (status !== 0) fail('npm ci failed; see its messages above.');
  console.log(`✓ Packages installed (${Math.round((Date.now() - started) / 1000)} s)`);
}

/** Replaces this process by a TypeScript script on the pinned Node; signals are forwarded, and its exit code becomes ours. */
export function handOver(script, args) {
  const child = spawn(pinnedNode, [join(root, 'scripts', script), ...args], {
    cwd: root,
    // The channel closes when this process dies in any way; the child then stops by itself.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // Its own process group: Ctrl-C reaches it once, through us.
    detached: process.platform !== 'win32',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  if (process.env.npm_lifecycle_event) {
    const npm = process.ppid;
    setInterval(() => process.ppid !== npm && child.kill('SIGTERM'), 1000).unref();
  }
  child.on('error', (error) => fail(`${pinnedNode} could not be run: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  install();
  const [first, ...rest] = process.argv.slice(2);
  if (first === '--edge') handOver('edge/main.ts', rest);
  else handOver('shop/main.ts', process.argv.slice(2));
}
