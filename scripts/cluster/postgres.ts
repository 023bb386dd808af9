import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type PostgresKind, type PostgresServer, startPostgres } from '../test/servers.ts';
import { needPostgres } from '../test/software.ts';
import { reports } from '../test/steps.ts';

/** Runs `use` with a temporary PostgreSQL server. */
export async function withPostgres<Result>(
  name: string,
  use: (server: PostgresServer) => Promise<Result>,
  kind: PostgresKind = {},
): Promise<Result> {
  const server = await startPostgres(needPostgres(), join(reports, 'logs', name), kind);
  try {
    return await use(server);
  } finally {
    await server.child.stop(5_000);
    rmSync(server.folder, { recursive: true, force: true });
  }
}
