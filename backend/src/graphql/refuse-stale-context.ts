import type { DocumentNode } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { messageForCode } from '../../../lib/rules/text/messages.ts';
import type { Context } from '../context.ts';
import { ShopError } from '../errors.ts';
import { contextChangedError } from '../modules/session/sessions.ts';
import { isMutation } from './refuse-card-numbers.ts';

/** Refuses mutations for another customer than the page's (reliability F23), so no module has to check it. */
export const refuseStaleContext: Plugin = {
  onExecute({ args, setResultAndStopExecution }) {
    if (!isMutation(args.document as DocumentNode)) return;
    const refusal = findContextProblem(args.contextValue as unknown as Context);
    if (refusal) setResultAndStopExecution({ errors: [refusal] });
  },
};

/**
 * Why a page that was made for another customer may change nothing (reliability §3.7): UNAUTHENTICATED when the page's customer
 * has signed out, FAILED_PRECONDITION when X-Context-Version was sent and is not the session's; null when it may.
 */
function findContextProblem({ visitor: { session }, contextVersion }: Context): ShopError | null {
  if (contextVersion === null || contextVersion === session?.contextVersion) return null;
  if (!session) return new ShopError('UNAUTHENTICATED', messageForCode('user-token-expired'));
  return contextChangedError();
}
