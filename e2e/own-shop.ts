import { join } from 'node:path';
import { z } from 'zod';
import { secretFor } from '../scripts/shop/secrets.ts';

const addressesSchema = z.object({
  url: z.url(),
  /** The warehouse's calls do not come through the shop's own address. */
  backendUrl: z.url(),
  /** The phones of electronic id. */
  phoneUrl: z.url(),
  /** The inbox of the shop's mail server. */
  mailUrl: z.url(),
  /** The cache that its storefronts share. */
  redisUrl: z.string(),
  /** Its PostgreSQL, for what the supplier does by commands. */
  databaseUrl: z.string(),
  warehouseSecret: z.string(),
  acquirerSecret: z.string(),
});
type Addresses = z.infer<typeof addressesSchema>;

/** Without shops that `npm test` started: the one that `npm start` keeps running here, or wherever the environment says. */
function runningShop(): Addresses {
  const data = join(import.meta.dirname, '../.data');
  return {
    url: process.env['BASE_URL'] ?? 'http://localhost:3000',
    backendUrl: process.env['BACKEND_URL'] ?? 'http://localhost:4000',
    phoneUrl: process.env['PHONE_URL'] ?? 'http://localhost:4040',
    mailUrl: process.env['MAIL_URL'] ?? 'http://localhost:4050',
    redisUrl: process.env['REDIS_URL'] ?? '',
    databaseUrl: process.env['DATABASE_URL'] ?? '',
    get warehouseSecret() {
      return secretFor('warehouse', data);
    },
    get acquirerSecret() {
      return secretFor('acquirer', data);
    },
  };
}

const started = z.array(addressesSchema).parse(JSON.parse(process.env['JOURNEY_SHOPS'] ?? '[]'));

/** How many journeys may run at once: each worker has a shop, with its people, to itself. */
export const workerCount = started.length || 1;

/** The shop of this worker's journeys. */
export const shop = started[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)] ?? runningShop();
