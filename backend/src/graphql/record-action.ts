import { getOperationAST, Kind, type DocumentNode, type ExecutionResult } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { isRecordedMutation } from '../../../lib/rules/people/actions-in-place.ts';
import type { Context } from '../context.ts';
import { noteRefusal, writeIntent } from '../modules/session/audit.ts';

/**
 * Records every write in somebody's place (an agent's, an employee's) before it is made: whatever dies meanwhile, none goes
 * unrecorded. One that was refused is marked so. What writes its own row in its transaction is not recorded twice.
 */
export const recordAction: Plugin = {
  async onExecute({ args }) {
    const { db, visitor, log } = args.contextValue as unknown as Context;
    const { session } = visitor;
    if (!session || session.actorId === session.customerId) return;
    const fields = listMutations(args.document as DocumentNode, args.operationName as string | null);
    const intents: [responseName: string, id: number][] = [];
    for (const { name, responseName } of fields)
      if (isRecordedMutation(name)) intents.push([responseName, await writeIntent(db, session, name)]);
    if (intents.length === 0) return;
    return {
      async onExecuteDone({ result }) {
        for (const [responseName, id] of intents) {
          const code = findRefusal(result as ExecutionResult, responseName);
          if (code === null) continue;
          await noteRefusal(db, id, code).catch((error: unknown) =>
            log.error({ err: error }, 'a refused write stands in the audit log as made'),
          );
        }
      },
    };
  },
};

function listMutations(document: DocumentNode, operationName: string | null) {
  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== 'mutation') return [];
  return operation.selectionSet.selections.flatMap((selection) =>
    selection.kind === Kind.FIELD
      ? [{ name: selection.name.value, responseName: (selection.alias ?? selection.name).value }]
      : [],
  );
}

/** Code of the error that a field of the answer has; null where it has none. */
function findRefusal({ errors = [] }: ExecutionResult, responseName: string): string | null {
  const error = errors.find(({ path }) => !path || path[0] === responseName);
  if (!error) return null;
  const { code } = error.extensions;
  return typeof code === 'string' ? code : 'INTERNAL';
}
