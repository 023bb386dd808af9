import type { Context } from '../../context.ts';
import type { Database } from '../../db/connect.ts';
import { retryWhileUnavailable } from '../../db/retry.ts';
import { perRequest } from '../../graphql/per-request.ts';
import { updateLastWrite } from './internal/store.ts';

/**
 * Where this request reads the catalogue and the account's lists: from the replica, if there is one within its bound of lag that has
 * replayed what this session wrote; else, and in mutations, from the primary. Decided once for a request.
 */
export const listDatabase = perRequest(chooseDatabase);

function chooseDatabase({ db, replica, visitor, isMutation }: Context): Database {
  return replica && !isMutation && replica.mayServe(visitor.lastWrite) ? replica.db : db;
}

/**
 * Notes after its commit that the session wrote, or was told of a write, before it is answered: from then on no process reads its
 * lists from a replica that lacks it.
 */
export async function recordWrite({
  db,
  replica,
  visitor,
  log,
}: Pick<Context, 'db' | 'replica' | 'visitor' | 'log'>): Promise<void> {
  const { session } = visitor;
  if (!replica || !session) return;
  try {
    await retryWhileUnavailable(() => updateLastWrite(db, session.id));
  } catch (error) {
    // Committed is committed. The primary has been away for longer than the bound, so that nobody takes the replica for current.
    log.error({ err: error }, 'a write of a session is not noted');
  }
}
