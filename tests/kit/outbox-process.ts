import { once } from 'node:events';
import { pino } from 'pino';
import { connectPostgres } from '../../backend/src/db/connect.ts';
import { outboxTask } from '../../backend/src/modules/mail/deliver-mail.ts';
import { testConfig } from './shop.ts';

// A process beside the test's own: on request works on the outbox of DATABASE_URL until nothing is due.
const connection = connectPostgres(process.env['DATABASE_URL'] ?? '', 2);
const config = testConfig({ SMTP_URL: process.env['SMTP_URL'] ?? '' });
const platform = { db: connection.db, config, log: pino({ level: 'silent' }) };
process.stdout.write('ready');
await once(process.stdin, 'data');
await outboxTask(config).run(platform, new AbortController().signal);
await connection.close();
