import { type DocumentNode, Kind, type OperationDefinitionNode } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { meter } from '../../../lib/process/meter.ts';

/** Fields by whose success a visitor comes nearer to an order. */
const funnelSteps: Readonly<Record<string, string>> = {
  addToCart: 'cart',
  addLinesToCart: 'cart',
  addPadToCart: 'cart',
  addNamedCartToCart: 'cart',
  reorder: 'cart',
  checkout: 'checkout',
  expressCheckout: 'attempt',
};

/** Times each operation under the name of its first field, of which the schema has so many. */
export const measureOperations: Plugin = {
  onExecute({ args }) {
    const field = firstField(args.document as DocumentNode);
    const startedAt = performance.now();
    return {
      onExecuteDone({ result }) {
        const outcome = outcomeOf(result);
        const seconds = (performance.now() - startedAt) / 1_000;
        meter().observe('graphql_duration_seconds', { field, outcome }, seconds);
        const step = funnelSteps[field];
        if (step && outcome === 'ok') meter().count('order_funnel_total', { step });
      },
    };
  },
};

function firstField({ definitions }: DocumentNode): string {
  const operation = definitions.find(
    (definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION,
  );
  const first = operation?.selectionSet.selections[0];
  return first?.kind === Kind.FIELD ? first.name.value : 'other';
}

function outcomeOf(result: unknown): string {
  const errors = (result as { errors?: readonly { extensions?: { code?: unknown } }[] }).errors ?? [];
  if (errors.length === 0) return 'ok';
  const code = errors[0]?.extensions?.code;
  return typeof code === 'string' ? code : 'UNKNOWN';
}
