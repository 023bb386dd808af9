import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../scripts/test/servers.ts';
import { needPostgres } from '../../scripts/test/software.ts';

export interface PostgresForTest {
  url: string;
  stop(): Promise<void>;
}

/** PostgreSQL for what PGlite cannot show: the server of TEST_DATABASE_URL, else one of its own. */
export async function openPostgres(): Promise<PostgresForTest> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return { url: given, stop: async () => undefined };
  const server = await startPostgres(needPostgres(), join(tmpdir(), 'vorulind-test-postgres'));
  return {
    url: server.url,
    async stop() {
      await server.child.stop(5_000);
      rmSync(server.folder, { recursive: true, force: true });
    },
  };
}
