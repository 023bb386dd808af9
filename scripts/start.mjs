// Runs on whatever Node the machine has, before anything is installed: plain JavaScript, Node's own modules only.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const pinnedNode = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');

/** Ends the process with a message for anyone who typed the command. */
function fail(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

/** The packages of a lockfile by their place; of none when the file cannot be read. */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}

/** Whether node_modules holds what package-lock.json names. npm's own record of it is written last. */
function isInstalled() {
  const installed = packagesOf('node_modules/.package-lock.json');
  return Object.entries(packagesOf('package-lock.json'))
    .filter(([place]) => place.includes('node_modules/'))
    .every(([place, { version, optional, devOptional }]) =>
      // Optional packages may be for another kind of machine.
      installed[place] ? installed[place].version === version : optional || devOptional,
    );
}

/** npm ci, when nothing is installed yet or the lockfile changed since. */
export function install() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 20)
    fail(
      `Vörulind needs Node 20 or newer to start; this is Node ${process.versions.node}. See https://nodejs.org.`,
    );
  if (isInstalled() && existsSync(pinnedNode)) return;
  console.log('· Installing packages (npm ci) …');
  const started = Date.now();
  // A production shell must not leave out what builds and tests.
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
  if (status !== 0) fail('npm ci failed; its messages stand above.');
  console.log(`✓ Packages installed (${Math.round((Date.now() - started) / 1000)} s)`);
}

/** Hands over to a TypeScript script on the pinned Node; signals continue to it, and its exit code is ours. */
export function handOver(script, args) {
  const child = spawn(pinnedNode, [join(root, 'scripts', script), ...args], {
    cwd: root,
    // The channel closes when this process dies, however it dies; the child then stops by itself.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // A group of its own: Ctrl-C reaches it once, through us.
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
  handOver('shop/main.ts', process.argv.slice(2));
}
