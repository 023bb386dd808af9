import { serve } from '@hono/node-server';
import { createApp } from './app.ts';
import { configSchema, readConfig } from './config.ts';
import { connect } from './db/connect.ts';
import { logger } from './log.ts';
import { sweepers } from './modules/checkout/sweeper.ts';
import { startJobs } from './modules/jobs/service.ts';
import { invitationTask } from './modules/employees/invitation-queue.ts';
import { outboxTask } from './modules/mail/outbox-service.ts';
import { resetTask } from './modules/password/reset-queue.ts';
import { watchTask } from './modules/password/watch-queue.ts';
import { indexingTasks } from './modules/search/hosted/index-service.ts';
import { tellingTasks } from './modules/search/hosted/purchase-events.ts';
import { revocationTask } from './modules/session/revocation.ts';

const config = readConfig(configSchema);
const log = logger(config);
const connection = await connect(config);
const platform = { db: connection.db, config, log };
const jobs = startJobs(platform, [
  ...sweepers,
  revocationTask,
  ...indexingTasks(config),
  ...tellingTasks(config),
  outboxTask(config),
  invitationTask(config),
  resetTask(config),
  watchTask(config),
]);
const server = serve({ fetch: createApp(platform).fetch, port: config.PORT }, (info) =>
  log.info({ port: info.port }, 'listening'),
);

server.on('error', (error: NodeJS.ErrnoException) => {
  log.error(error.code === 'EADDRINUSE' ? `Port ${config.PORT} is taken: set PORT.` : error.message);
  process.exit(1);
});

let stopping = false;
/** Takes no new requests, lets the running ones end, then frees the database. */
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await jobs.stop();
  await new Promise<void>((done) => {
    server.close(() => done());
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  });
  await connection.close();
  process.exit(0);
}
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
