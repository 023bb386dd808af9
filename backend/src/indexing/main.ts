import { parseArgs } from 'node:util';
import { indexConfigSchema, readConfig } from '../config.ts';
import { connect } from '../db/connect.ts';
import { describeError } from '../db/describe-error.ts';
import { configureHostedSearch } from '../modules/search/hosted-client.ts';
import { reindexAll } from '../modules/search/indexing.ts';
import { rehearseIndex } from '../modules/search/rehearse-index.ts';

/** `--dry-run` prints a line of JSON for each call that would change something at the service, and changes nothing. */
const { values } = parseArgs({ strict: false, options: { 'dry-run': { type: 'boolean', default: false } } });
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
  if (values['dry-run']) {
    const count = await rehearseIndex(connection.db, config, (call) => console.log(JSON.stringify(call)));
    console.error(`${count} products would stand in ${hosted.index}; nothing was sent`);
  } else {
    const count = await reindexAll(connection.db, hosted, (done, total) =>
      console.error(`… ${done} of ${total} products, ${seconds()} s`),
    );
    console.log(`${count} products stand in ${hosted.index} (${seconds()} s)`);
  }
} catch (error) {
  console.error(`The index was not replaced: ${describeError(error)}`);
  process.exitCode = 1;
} finally {
  await connection.close();
}
