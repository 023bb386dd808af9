import type { DocumentNode } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Context } from '../context.ts';
import { recordWrite } from '../modules/session/list-database.ts';
import { isMutation } from './refuse-card-numbers.ts';

/** A mutation reads from the primary, and its session sees what it wrote from its answer on. */
export const recordMutation: Plugin = {
  onExecute({ args }) {
    if (!isMutation(args.document as DocumentNode)) return;
    const context = args.contextValue as unknown as Context;
    context.isMutation = true;
    return { onExecuteDone: () => recordWrite(context) };
  },
};
