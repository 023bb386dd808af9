import type { DocumentNode } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Context } from '../context.ts';
import { ShopError } from '../errors.ts';
import { requireContext } from '../modules/session/sessions.ts';
import { isMutation } from './card-numbers.ts';

/** No mutation begins for another customer than the page's (reliability F23), whether its own module asks or not. */
export const ownContext: Plugin = {
  onExecute({ args, setResultAndStopExecution }) {
    if (!isMutation(args.document as DocumentNode)) return;
    try {
      requireContext(args.contextValue as unknown as Context);
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      setResultAndStopExecution({ errors: [error] });
    }
  },
};
