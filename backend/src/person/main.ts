import { databaseConfigSchema, readConfig } from '../config.ts';
import { connect, type Database } from '../db/connect.ts';
import { describeError } from '../db/describe-error.ts';
import { erasePerson } from './erase-person.ts';
import { exportPerson } from './export-person.ts';
import { releaseId } from './release-id.ts';

/**
 *   npm run person -- export 0209804299    everything known about a person, as JSON
 *   npm run person -- erase 0209804299     all of it goes but what bookkeeping law keeps
 *   npm run person -- release 0209804299   gives a national id back that somebody else registered with
 */
const commands: Readonly<Record<string, (db: Database, nationalId: string) => Promise<unknown>>> = {
  export: exportPerson,
  erase: async (db, nationalId) => ({ identityAccounts: await erasePerson(db, nationalId) }),
  release: releaseId,
};

const [name = '', nationalId = ''] = process.argv.slice(2);
const command = commands[name];
if (!command || !nationalId) {
  console.error('Usage: npm run person -- export|erase|release NATIONAL_ID');
  process.exit(2);
}
const connection = await connect(readConfig(databaseConfigSchema));
try {
  console.log(JSON.stringify(await command(connection.db, nationalId), null, 2));
} catch (error) {
  console.error(describeError(error));
  process.exitCode = 1;
} finally {
  await connection.close();
}
