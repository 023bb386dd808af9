import { AsyncLocalStorage } from 'node:async_hooks';
import type { MissingStatus } from '../rules/routes/page-status.ts';

/*
 * Next bundles pages apart from the server that runs them: the store of the process is shared by the global object.
 */
const processWide = globalThis as { vorulindAnswers?: AsyncLocalStorage<{ status?: MissingStatus }> };
const answers = (processWide.vorulindAnswers ??= new AsyncLocalStorage());

/** Runs what answers one request; `readRequestedStatus` belongs to this request in all that it calls. */
export function runAnswer<Result>(answer: () => Result): Result {
  return answers.run({}, answer);
}

/** Has the answer to this request take a status of its own, before its first byte is sent. Nothing outside of `server.ts`. */
export function requestStatus(status: MissingStatus): void {
  const answer = answers.getStore();
  if (answer) answer.status = status;
}

export function readRequestedStatus(): MissingStatus | undefined {
  return answers.getStore()?.status;
}
