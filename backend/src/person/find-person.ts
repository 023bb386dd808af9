import { sql, type SQL } from 'drizzle-orm';
import { normaliseKennitala } from '../../../lib/rules/people/kennitala.ts';
import type { Database } from '../db/connect.ts';
import { rows } from '../db/rows.ts';

export interface Person {
  id: number;
  /** National id, ten digits. */
  ssn: string;
  /** Null when there is none, or when it is another customer's as well and does not say whom a row is about. */
  email: string | null;
  isCompany: boolean;
  isOwnerUnproven: boolean;
  balanceDue: number;
}

const found = sql`SELECT id, ssn, CASE WHEN email <> '' AND NOT EXISTS (SELECT FROM customers other
  WHERE lower(other.email) = lower(c.email) AND other.id <> c.id) THEN email END AS email, is_company AS "isCompany", is_owner_unproven AS "isOwnerUnproven",
  balance_due AS "balanceDue" FROM customers c`;

/** @param lock such as FOR UPDATE. @throws Error when nobody has the national id */
export async function findPerson(db: Database, nationalId: string, lock: SQL = sql``): Promise<Person> {
  const [person] = await rows<Person>(
    db,
    sql`${found} WHERE ssn = ${normaliseKennitala(nationalId)} AND ssn NOT LIKE '00%' ${lock}`,
  );
  if (!person) throw new Error('Nobody here has that national id.');
  return person;
}

/** Takes the place of a national id that is no longer known: no day of birth is 00. */
export const freedNumber = (id: number): string => `00${String(id).padStart(8, '0')}`;
