import { Kind, type DocumentNode } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { badRequestMessage } from '../../../lib/rules/text/backend-messages.ts';
import { hasCardNumber } from '../../../lib/rules/money/card-number.ts';
import { ShopError } from '../errors.ts';

/** Refuses a mutation that carries a card number anywhere: cards are typed into the acquirer's fields only. */
export const refuseCardNumbers: Plugin = {
  onExecute({ args, setResultAndStopExecution }) {
    if (!isMutation(args.document as DocumentNode)) return;
    if (
      listTexts(args.variableValues).some(hasCardNumber) ||
      holdsCardLiteral(args.document as DocumentNode)
    ) {
      const error = new ShopError('BAD_REQUEST', badRequestMessage, { reason: 'cardNumber' });
      setResultAndStopExecution({ errors: [error] });
    }
  },
};

export function isMutation({ definitions }: DocumentNode): boolean {
  return definitions.some((one) => one.kind === Kind.OPERATION_DEFINITION && one.operation === 'mutation');
}

/** Literals in the document itself. */
function holdsCardLiteral(document: DocumentNode): boolean {
  return hasCardNumber(document.loc?.source.body ?? '');
}

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(listTexts);
}
