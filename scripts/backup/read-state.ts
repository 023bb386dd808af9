import { sql } from 'drizzle-orm';
import type { Database } from '../../backend/src/db/connect.ts';
import { rows } from '../../backend/src/db/rows.ts';

/** Relations of anyone but PostgreSQL itself. */
const ownRelations = sql`FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname NOT IN ('pg_catalog', 'information_schema') AND n.nspname NOT LIKE 'pg_toast%'
  AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')`;

export async function isEmpty(db: Database): Promise<boolean> {
  const [row] = await rows<{ empty: boolean }>(db, sql`SELECT NOT EXISTS (SELECT ${ownRelations}) AS empty`);
  return row?.empty === true;
}

/** Rows of each table, by its name with its schema. */
export async function countRows(tx: Database): Promise<Record<string, number>> {
  const tables = await rows<{ schema: string; name: string }>(
    tx,
    sql`SELECT n.nspname AS schema, c.relname AS name ${ownRelations} AND c.relkind = 'r' ORDER BY 1, 2`,
  );
  const counts: Record<string, number> = {};
  for (const { schema, name } of tables) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
    const [row] = await rows<{ count: string }>(tx, sql`SELECT count(*)::text AS count FROM ${table}`);
    counts[`${schema}.${name}`] = Number(row?.count);
  }
  return counts;
}

export async function readMigrations(tx: Database): Promise<string[]> {
  const applied = await rows<{ hash: string }>(
    tx,
    sql`SELECT hash FROM drizzle.__drizzle_migrations ORDER BY id`,
  );
  return applied.map(({ hash }) => hash);
}
