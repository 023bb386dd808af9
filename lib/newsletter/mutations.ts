import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import {
  ConfirmNewsletterSignupDocument,
  LeaveNewsletterDocument,
  TrackNewsletterSignupDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { graphql } from '../io/graphql.ts';
import { logFailure } from '../io/log.ts';

/** Asks for the confirming mail. */
export function useNewsletterSignup(): UseMutationResult<unknown, Error, { email: string }> {
  return useMutation({
    mutationFn: ({ email }) => graphql(TrackNewsletterSignupDocument, { email }),
    onError: (error) => logFailure('Signing up for the newsletter failed', error),
  });
}

/** Follows the link of a mail: on to the list, or away from it. */
export function useNewsletterLink(
  step: 'confirm' | 'leave',
): UseMutationResult<unknown, Error, { token: string }> {
  return useMutation({
    mutationFn: ({ token }): Promise<unknown> =>
      step === 'confirm'
        ? graphql(ConfirmNewsletterSignupDocument, { token })
        : graphql(LeaveNewsletterDocument, { token }),
    onError: (error) => logFailure('A newsletter link failed', error),
  });
}
