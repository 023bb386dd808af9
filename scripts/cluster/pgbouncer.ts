import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keeper, root, startChild } from '../shop/children.ts';
import { freePorts, ordinaryUser, untilAccepts } from '../test/servers.ts';
import { needPgbouncer } from '../test/software.ts';

/** Few, so that transactions of many backends really share connections. */
const poolSize = 8;

/**
 * Runs `use` with the address of a PgBouncer in transaction mode before the server.
 * @param url of PostgreSQL
 */
export async function withPgbouncer<Result>(
  url: string,
  use: (pooledUrl: string) => Promise<Result>,
): Promise<Result> {
  const program = needPgbouncer();
  const { hostname, port, username } = new URL(url);
  const folder = mkdtempSync(join(tmpdir(), 'vorulind-pgbouncer-'));
  const [uid, gid] = ordinaryUser();
  const [listenPort = 0] = await freePorts(1);
  const users = join(folder, 'users.txt');
  const config = join(folder, 'pgbouncer.ini');
  const values: Readonly<Record<string, string>> = {
    POSTGRES_HOST: hostname,
    POSTGRES_PORT: port,
    POSTGRES_OPTIONS: `user=${username}`,
    LISTEN_HOST: '127.0.0.1',
    LISTEN_PORT: String(listenPort),
    AUTH_TYPE: 'any',
    AUTH_FILE: users,
    POOL_SIZE: String(poolSize),
  };
  const template = readFileSync(join(root, 'deploy/pgbouncer/pgbouncer.ini.template'), 'utf8');
  writeFileSync(users, `"${username}" ""\n`);
  writeFileSync(
    config,
    template.replaceAll(/\$\{([A-Z_]+)\}/g, (_placeholder, name: string) => values[name] ?? ''),
  );
  chmodSync(folder, 0o755);
  if (uid !== '-') for (const file of [folder, users, config]) chownSync(file, Number(uid), Number(gid));
  const child = startChild({
    name: 'PgBouncer',
    args: [keeper, uid, gid, program, config],
    env: {},
    log: join(folder, 'pgbouncer.log'),
  });
  try {
    await untilAccepts(listenPort);
    const pooledUrl = new URL(url);
    pooledUrl.host = `127.0.0.1:${listenPort}`;
    return await use(pooledUrl.href);
  } finally {
    await child.stop(5_000);
    rmSync(folder, { recursive: true, force: true });
  }
}
