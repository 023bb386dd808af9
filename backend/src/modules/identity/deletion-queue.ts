import { z } from 'zod';
import type { Config } from '../../config.ts';
import { queueTask, type Queue } from '../jobs/queue.ts';
import type { Task } from '../jobs/jobs.ts';
import { identityAdmin } from './identity-admin.ts';

const deletionSchema = z.object({ uid: z.string() });

/** Accounts of the identity service whose person was erased here. */
export const deletionQueue = {
  kind: 'identity-deletion',
  payload: deletionSchema,
  leaseSeconds: 60,
  maxPauseSeconds: 3_600,
  // More than a month: an account that stays is a broken promise.
  maxTries: 1_000,
};

export function deletionTask(config: Config): Task {
  const admin = identityAdmin(config);
  const queue: Queue<z.infer<typeof deletionSchema>> = {
    ...deletionQueue,
    work: ({ uid }) => admin.deleteAccount(uid),
  };
  return queueTask(queue);
}
