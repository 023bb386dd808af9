import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import { createApp } from './app.ts';
import { configSchema, readConfig } from './config.ts';
import { connect } from './db/connect.ts';
import { openReplica } from './db/replica.ts';
import { createDrain } from '../../lib/process/drain.ts';
import { requestLimits } from '../../lib/process/request-limits.ts';
import { endTracing } from '../../lib/process/tracing.ts';
import { logger } from './log.ts';
import { startBackendMetrics } from './metrics.ts';
import { startJobs } from './modules/jobs/jobs.ts';
import { listTasks } from './tasks.ts';

const config = readConfig(configSchema);
const log = logger(config);
const connection = await connect(config);
const replica = openReplica(config, connection, log);
const scrape = startBackendMetrics(config, connection);
const platform = { db: connection.db, config, log, ...(replica && { replica }), ...(scrape && { scrape }) };
const jobs = startJobs(platform, listTasks(config));
const address = { port: config.PORT, ...(config.HOST !== undefined && { hostname: config.HOST }) };
const server = serve({ fetch: createApp(platform).fetch, serverOptions: requestLimits, ...address }, (info) =>
  log.info({ address: info.address, port: info.port }, 'listening'),
) as Server;
const drain = createDrain(server);

server.on('error', (error: NodeJS.ErrnoException) => {
  log.error(error.code === 'EADDRINUSE' ? `Port ${config.PORT} is taken: set PORT.` : error.message);
  process.exit(1);
});

/** Longer than any request or job should take; what it cuts off is recovered as after a crash (milliseconds). */
const drainTimeoutMs = 15_000;

let stopping = false;
/** Stops accepting requests and starting jobs, waits for running ones, then closes the database. */
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  const patience = sleep(drainTimeoutMs, undefined, { ref: false });
  await Promise.race([Promise.all([drain(drainTimeoutMs), jobs.stop()]), patience]);
  await Promise.race([Promise.all([replica?.close(), connection.close(), endTracing()]), sleep(1_000)]);
  process.exit(0);
}
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
