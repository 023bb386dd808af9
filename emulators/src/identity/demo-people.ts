import type { DatabaseSync } from 'node:sqlite';
import type { Accounts } from './accounts.ts';
import { inTransaction } from '../sqlite.ts';
import demo from './demo-people.json' with { type: 'json' };
import { hashPassword } from './passwords.ts';

/** Adds the demo shop's people the first time; accounts deleted or changed later stay so. */
export async function addDemoPeople(database: DatabaseSync, accounts: Accounts, now: number): Promise<void> {
  if (database.prepare('pragma user_version').get()?.['user_version'] !== 0) return;
  const people = await Promise.all(
    demo.people.map(async (person) => ({ ...person, hash: await hashPassword(demo.password) })),
  );
  inTransaction(database, () => {
    for (const { localId, email, displayName, phoneNumber, disabled, hash } of people)
      accounts.add(
        {
          local_id: localId,
          email,
          password_hash: hash,
          phone_number: phoneNumber ?? null,
          display_name: displayName,
          email_verified: 1,
          disabled: disabled ? 1 : 0,
        },
        now,
      );
    database.exec('pragma user_version = 1');
  });
}
