import { sql, type SQL } from 'drizzle-orm';

/** For `= ANY (…)`: one parameter however many ids, where a list of parameters ends at 65,535. */
export const idList = (ids: readonly number[]): SQL => sql`${`{${ids.join(',')}}`}::integer[]`;
