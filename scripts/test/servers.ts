import { spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Child, ChildFailure, keeper, startChild } from '../shop/children.ts';
import { canListen } from '../shop/ports.ts';
import { untilServing } from './databases.ts';

export interface TestServer {
  url: string;
  child: Child;
  /** Temporary folder of the server, to be deleted after it has ended. */
  folder: string;
}

/**
 * Ports below the ephemeral range (from 32768 on Linux, 49152 elsewhere): no connection and no server of another test takes one
 * between choosing and using it.
 */
const chosenPorts = { first: 12_000, count: 18_000 };
/** Far enough apart that concurrent processes choose different ports. */
let nextPort = (process.pid * 101) % chosenPorts.count;

/** Free ports, all different, and not returned again soon. @throws Error when there are not enough */
export async function freePorts(count: number): Promise<number[]> {
  const ports: number[] = [];
  for (let tries = 0; ports.length < count && tries < chosenPorts.count; tries += 1) {
    const port = chosenPorts.first + nextPort;
    nextPort = (nextPort + 1) % chosenPorts.count;
    if (await canListen(port)) ports.push(port);
  }
  if (ports.length < count) throw new Error(`There are no ${count} free ports from ${chosenPorts.first} on.`);
  return ports;
}

/** Whether something listens on the port at this address of the machine. */
export function accepts(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, host, () => resolve(true));
    socket.on('error', () => resolve(false)).on('connect', () => socket.end());
  });
}

/** Waits until something listens on the port. @throws Error after 30 s */
export async function untilAccepts(port: number): Promise<void> {
  for (let waited = 0; waited < 30_000; waited += 100) {
    if (await accepts(port)) return;
    await delay(100);
  }
  throw new Error(`Nothing listens on port ${port} after 30 s`);
}

async function untilListening(child: Child, port: number): Promise<void> {
  const ended = child.ended.then(() => {
    throw new ChildFailure(child, 'ended before it was ready');
  });
  ended.catch(() => undefined);
  await Promise.race([untilAccepts(port), ended]);
}

/** PostgreSQL refuses to run as root: [user id, group id] of an ordinary user, or '-' twice when not root. */
export function ordinaryUser(): [string, string] {
  if (process.getuid?.() !== 0) return ['-', '-'];
  for (const name of ['postgres', 'nobody']) {
    const [user, group] = ['-u', '-g'].map((flag) =>
      spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout.trim(),
    );
    if (user && group) return [user, group];
  }
  throw new Error('PostgreSQL needs an ordinary user to run as: neither postgres nor nobody exists.');
}

/** A PostgreSQL that can be stopped as by a power cut, and started again with its data. */
export interface PostgresServer extends TestServer {
  /**
   * The equivalent of `pg_ctl restart -m immediate`: every process of it ends at once, and the next start recovers from the log.
   */
  restartImmediately(): Promise<void>;
  /** The first half of restartImmediately. */
  stopImmediately(): Promise<void>;
  /** The second half. */
  startAgain(): Promise<void>;
}

/** For tests that never restart the server: fast, but not crash-safe. */
const hasty = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
const durable = ['fsync=on', 'synchronous_commit=on', 'full_page_writes=on'];

export interface PostgresKind {
  /** What it acknowledges survives a crash; otherwise it is faster. */
  keeps?: boolean;
  /** URL of the server that it is a streaming replica of. */
  follows?: string;
}

/** A new cluster in a temporary folder. */
export async function startPostgres(
  programs: string,
  logs: string,
  { keeps = false, follows }: PostgresKind = {},
): Promise<PostgresServer> {
  const [uid, gid] = ordinaryUser();
  const asUser = uid === '-' ? {} : { uid: Number(uid), gid: Number(gid) };
  const folder = mkdtempSync(join(tmpdir(), 'vorulind-postgres-'));
  if (uid !== '-') chownSync(folder, Number(uid), Number(gid));
  const cluster = join(folder, 'cluster');
  if (follows === undefined) makeCluster(programs, cluster, { ...asUser, cwd: folder });
  else copyCluster(programs, cluster, { ...asUser, cwd: folder }, follows);
  const [port = 0] = await freePorts(1);
  const settings = [...(keeps ? durable : hasty), 'max_connections=200'];
  const program = [join(programs, 'postgres'), '-D', cluster, '-k', folder, '-h', '127.0.0.1'];
  const options = ['-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let starts = 0;
  const start = async (): Promise<Child> => {
    starts += 1;
    const child = startChild({
      name: 'PostgreSQL',
      args: [keeper, uid, gid, ...program, ...options],
      env: {},
      log: join(logs, starts === 1 ? 'postgres.log' : `postgres-${starts}.log`),
    });
    await untilListening(child, port);
    await untilServing(url);
    return child;
  };
  const server: PostgresServer = {
    url,
    child: await start(),
    folder,
    async stopImmediately() {
      runProgram(join(programs, 'pg_ctl'), ['stop', '-D', cluster, '-m', 'immediate', '-s'], {
        ...asUser,
        cwd: folder,
      });
      await server.child.ended;
    },
    async startAgain() {
      server.child = await start();
    },
    async restartImmediately() {
      await server.stopImmediately();
      await server.startAgain();
    },
  };
  return server;
}

/** As which user a program runs, and where. */
interface ProgramPlace {
  uid?: number;
  gid?: number;
  cwd: string;
}

function makeCluster(programs: string, cluster: string, place: ProgramPlace): void {
  const locale = ['--encoding=UTF8', '--no-locale'];
  const initdb = ['--auth=trust', '--username=postgres', ...locale, '--no-sync', '-D', cluster];
  runProgram(join(programs, 'initdb'), initdb, place);
}

/** A copy that follows the server at `url` once it is started. */
function copyCluster(programs: string, cluster: string, place: ProgramPlace, url: string): void {
  const how = ['--write-recovery-conf', '--wal-method=stream', '--checkpoint=fast', '--no-sync'];
  runProgram(join(programs, 'pg_basebackup'), [...how, '-D', cluster, '-d', url], place);
}

/** @throws Error with what it printed */
function runProgram(program: string, args: readonly string[], place: ProgramPlace): void {
  const { status, stderr } = spawnSync(program, args, { ...place, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${basename(program)} failed:\n${stderr}`);
}

export async function startRedis(program: string, logs: string): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'vorulind-redis-'));
  mkdirSync(logs, { recursive: true });
  const [port = 0] = await freePorts(1);
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder];
  const child = startChild({
    name: 'Redis',
    args: [keeper, '-', '-', program, ...options],
    env: {},
    log: join(logs, 'redis.log'),
  });
  await untilListening(child, port);
  return { url: `redis://127.0.0.1:${port}`, child, folder };
}
