import {
  useMutation,
  type MutationOptions,
  type QueryClient,
  type QueryKey,
  type UseMutationResult,
} from '@tanstack/react-query';
import type { Operation } from '../../graphql/generated/documents.ts';
import { graphql } from '../io/graphql.ts';
import { logFailure } from '../io/log.ts';
import { secondFactorPath } from '../rules/routes/account-paths.ts';
import { asksSecondFactor } from '../rules/text/error-text.ts';
import { contextHeaders } from './context-version.ts';

type SentMutationOptions<Answer, Input> = MutationOptions<Answer, Error, Input>;

/** Settings of a mutation of the visitor's data, besides its operation. */
interface VisitorMutation<Data, Variables extends object, Answer, Input> extends Pick<
  SentMutationOptions<Answer, Input>,
  'mutationKey' | 'scope' | 'meta' | 'onMutate' | 'onSuccess' | 'onSettled'
> {
  /** The part of the answer that callers get. */
  pick: (data: Data) => Answer;
  /** The operation's variables; without it the caller passes them as they are. */
  variables?: (input: Input, client: QueryClient) => Variables;
  /** Milliseconds on the server that passes the call on, where it may take longer than a read. */
  timeout?: number;
  /** Invalidated after success without waiting: feedback on the click comes first. */
  invalidates?: readonly QueryKey[];
  /** English, for the log; without it only the caller learns of a failure. */
  failed?: string;
  onError?: (error: Error, input: Input, client: QueryClient) => unknown;
}

/**
 * Mutation options for the visitor's data: sent for the customer that the page shows, so that the backend refuses it after a
 * switch in another tab (specification §4.8, reliability F23).
 */
export function visitorMutationOptions<Data, Variables extends object, Answer, Input = Variables>(
  operation: Operation<Data, Variables>,
  {
    pick,
    variables,
    timeout,
    invalidates,
    failed,
    onSuccess,
    onError,
    ...rest
  }: VisitorMutation<Data, Variables, Answer, Input>,
): SentMutationOptions<Answer, Input> {
  return {
    ...rest,
    mutationFn: async (input, { client }) => {
      const sentVariables = variables ? variables(input, client) : (input as unknown as Variables);
      const headers = contextHeaders(client);
      return pick(
        await graphql(operation, sentVariables, { headers, ...(timeout !== undefined && { timeout }) }),
      );
    },
    onSuccess: (answer, input, onMutateResult, context) => {
      for (const queryKey of invalidates ?? []) void context.client.invalidateQueries({ queryKey });
      return onSuccess?.(answer, input, onMutateResult, context);
    },
    onError: (error, input, _onMutateResult, { client }) => {
      if (failed !== undefined) logFailure(failed, error);
      if (asksSecondFactor(error)) leaveForSecondFactor();
      return onError?.(error, input, client);
    },
  };
}

/** What was refused can be done again from the same page. */
function leaveForSecondFactor(): void {
  const { pathname, search } = window.location;
  window.location.assign(secondFactorPath(pathname + search));
}

/** The hook to it. */
export function useVisitorMutation<Data, Variables extends object, Answer, Input = Variables>(
  operation: Operation<Data, Variables>,
  options: VisitorMutation<Data, Variables, Answer, Input>,
): UseMutationResult<Answer, Error, Input> {
  return useMutation(visitorMutationOptions(operation, options));
}

/** Sends a change without a hook: a page full of cards must not hold a mutation for each of them. */
export function sendVisitorMutation<Answer, Input>(
  client: QueryClient,
  options: SentMutationOptions<Answer, Input>,
  input: Input,
): Promise<Answer> {
  return client.getMutationCache().build(client, client.defaultMutationOptions(options)).execute(input);
}
