import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';

/**
 * Signs a person in: sessions are rows, so no identity service is needed.
 * @param customerId whom they act for
 * @returns the session cookie's value
 */
export async function openSession(pool: pg.Pool, actorId: number, customerId = actorId): Promise<string> {
  const session = randomBytes(32).toString('base64url');
  await pool.query(
    `INSERT INTO sessions (token_hash, actor_id, customer_id, context_version, expires_at)
     VALUES ($1, $2, $3, 1, now() + interval '30 days')`,
    [createHash('sha256').update(session).digest('hex'), actorId, customerId],
  );
  return session;
}
