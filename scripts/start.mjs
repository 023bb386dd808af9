// Runs on whatever Node the machine has, before anything is installed: plain JavaScript, Node's own modules only.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = join(root, 'node_modules', '.installed-from');
const pinnedNode = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');

/** Ends the process with a message for whoever typed the command. */
function fail(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

/** npm ci, when nothing is installed yet or the lockfile changed since. */
export function install() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 20)
    fail(
      `Vörulind needs Node 20 or newer to start; this is Node ${process.versions.node}. See https://nodejs.org.`,
    );
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (installed === wanted && existsSync(pinnedNode)) return;
  console.log('· Installing packages (npm ci) …');
  const started = Date.now();
  const { status, error } = spawnSync('npm', ['ci', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (error) fail(`npm could not be run: ${error.message}`);
  if (status !== 0) fail('npm ci failed; its messages stand above.');
  writeFileSync(stamp, wanted);
  console.log(`✓ Packages installed (${Math.round((Date.now() - started) / 1000)} s)`);
}

/** Hands over to a TypeScript script on the pinned Node; signals go on to it, and its exit code is ours. */
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
  handOver('shop.ts', process.argv.slice(2));
}
