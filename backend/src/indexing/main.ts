import { indexConfigSchema, readConfig } from '../config.ts';
import { connect } from '../db/connect.ts';
import { configureHostedSearch } from '../modules/search/hosted-client.ts';
import { reindexAll } from '../modules/search/indexing.ts';

const config = readConfig(indexConfigSchema);
const hosted = configureHostedSearch(config);
if (!hosted) {
  console.error('No hosted search is configured: set SEARCH_APP_ID and what belongs to it (.env.example).');
  process.exit(2);
}
const connection = await connect(config, 0);
const started = Date.now();
const seconds = (): string => ((Date.now() - started) / 1000).toFixed(0);
try {
  const count = await reindexAll(connection.db, hosted, (done, total) =>
    console.error(`… ${done} of ${total} products, ${seconds()} s`),
  );
  console.log(`${count} products stand in ${hosted.index} (${seconds()} s)`);
} catch (error) {
  console.error(`The index was not replaced: ${(error as Error).message}`);
  process.exitCode = 1;
} finally {
  await connection.close();
}
