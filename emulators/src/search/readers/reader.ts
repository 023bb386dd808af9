import { parentPort, workerData } from 'node:worker_threads';
import { findAnswer } from '../query/search.ts';
import { SearchError } from '../search-error.ts';
import { openData } from '../store/data.ts';
import type { ReaderReply, ReaderRequest } from './messages.ts';

/**
 * A thread that answers questions. It reads records from the database and the index from memory that the first thread writes to,
 * which waits with that until no reader is answering.
 */
const { folder } = workerData as { folder: string };
const { indexes, wording } = openData(folder, Date.now);

parentPort?.on('message', (request: ReaderRequest) => parentPort?.postMessage(reply(request)));

function reply({ question, changes: { hasNewData, hasNewWords, memory } }: ReaderRequest): ReaderReply {
  if (hasNewData) indexes.reload();
  if (hasNewWords) wording.forget();
  try {
    if (memory) indexes.adopt(indexes.source(indexes.get(question.index)), memory);
    return { answer: findAnswer({ indexes, wording }, question) };
  } catch (error) {
    // One question that fails is not to end the service.
    if (!(error instanceof SearchError)) return { failure: error };
    return { refusal: { message: error.message, status: error.status } };
  }
}
