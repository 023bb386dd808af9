import type { SearchStatus } from '../search-error.ts';
import type { SharedIndex } from '../memory/memory-index.ts';
import type { Answer } from '../query/answer.ts';
import type { Question } from '../query/search.ts';

/** What changed since a reader's last question. */
export interface Changes {
  /** Records or settings, which it reads from the database. */
  hasNewData: boolean;
  /** Synonyms, rules or dictionaries, likewise. */
  hasNewWords: boolean;
  /** Of the index that is asked, where it changed. */
  memory: { shared: SharedIndex; isRebuilt: boolean } | undefined;
}

/** To a reader, which answers in the order of the questions. */
export interface ReaderRequest {
  question: Question;
  changes: Changes;
}

/** From a reader: an answer, what the caller is told, or what went wrong here. */
export type ReaderReply =
  | { answer: Answer }
  | { refusal: { message: string; status: SearchStatus } }
  | { failure: unknown };
