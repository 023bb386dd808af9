import type { DocumentNode } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { messageForCode } from '../../../lib/rules/text/messages.ts';
import type { Context } from '../context.ts';
import { ShopError } from '../errors.ts';
import { contextChangedError } from '../modules/session/sessions.ts';
import { isMutation } from './refuse-card-numbers.ts';

/** No mutation begins for another customer than the page's (reliability F23); no module has to ask for it. */
export const refuseStaleContext: Plugin = {
  onExecute({ args, setResultAndStopExecution }) {
    if (!isMutation(args.document as DocumentNode)) return;
    const refusal = findContextProblem(args.contextValue as unknown as Context);
    if (refusal) setResultAndStopExecution({ errors: [refusal] });
  },
};

/**
 * Why a page that was made for another customer changes nothing (reliability §3.7): UNAUTHENTICATED when the page's customer is signed
 * out by now, FAILED_PRECONDITION when X-Context-Version was sent and is not the session's; null where nothing speaks against it.
 */
function findContextProblem({ visitor: { session }, contextVersion }: Context): ShopError | null {
  if (contextVersion === null || contextVersion === session?.contextVersion) return null;
  if (!session) return new ShopError('UNAUTHENTICATED', messageForCode('user-token-expired'));
  return contextChangedError();
}
