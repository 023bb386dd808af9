import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';

/**
 * Signs somebody in as with a second factor, so that agents may ask what is theirs: sessions are rows, so no identity service is
 * needed.
 * @param actorId who acts for the customer; without it the customer itself
 * @returns the session cookie's value
 */
export async function openSession(
  pool: pg.Pool,
  customerId: number,
  actorId: number = customerId,
): Promise<string> {
  const session = randomBytes(32).toString('base64url');
  await pool.query(
    `INSERT INTO sessions (token_hash, actor_id, customer_id, context_version, is_strong, expires_at)
     VALUES ($1, $2, $3, 1, true, now() + interval '30 days')`,
    [createHash('sha256').update(session).digest('hex'), actorId, customerId],
  );
  return session;
}
