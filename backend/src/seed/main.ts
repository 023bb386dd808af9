import { join } from 'node:path';
import { databaseConfigSchema, readConfig } from '../config.ts';
import { connect } from '../db/connect.ts';
import { describeError } from '../db/describe-error.ts';
import { countRhythms } from '../modules/purchases/rhythms.ts';
import { seedDemoApprovals } from './approvals.ts';
import { seedDemoCampaigns } from './campaigns.ts';
import { seedDemoCompanyRoles } from './company-roles.ts';
import { seedContent } from './content.ts';
import { seedDemoCustomerNotes } from './customer-notes.ts';
import { seedDemoPeople } from './people.ts';
import { seedDemoPurchasingSystem } from './purchasing-system.ts';
import { seedDemoKeptCarts } from './kept-carts.ts';
import { seedDemoRequests } from './requests.ts';
import { seedDemoStandingOrders } from './standing-orders.ts';
import { seedDemoQuotes } from './quotes.ts';
import { seedDemoUnits } from './units.ts';

/** Fills a migrated database with the demo data; a second time changes nothing. */
const connection = await connect(readConfig(databaseConfigSchema), 0);
try {
  await seedContent(connection.db, join(import.meta.dirname, 'content'));
  await seedDemoPeople(connection.db);
  await seedDemoQuotes(connection.db);
  await seedDemoCustomerNotes(connection.db);
  await seedDemoCampaigns(connection.db);
  await seedDemoPurchasingSystem(connection.db);
  await seedDemoStandingOrders(connection.db);
  await seedDemoApprovals(connection.db);
  await seedDemoUnits(connection.db);
  await seedDemoCompanyRoles(connection.db);
  await seedDemoRequests(connection.db);
  await seedDemoKeptCarts(connection.db);
  await countRhythms(connection.db, new Date(), new AbortController().signal);
} catch (error) {
  console.error(describeError(error));
  process.exitCode = 1;
} finally {
  await connection.close();
}
