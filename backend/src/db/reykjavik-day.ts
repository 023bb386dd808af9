import { type SQL, sql } from 'drizzle-orm';

/** Day on the Reykjavík calendar, whatever the time zone of the database server. */
export const reykjavikDay = (moment: SQL): SQL => sql`(${moment} AT TIME ZONE 'Atlantic/Reykjavik')::date`;
