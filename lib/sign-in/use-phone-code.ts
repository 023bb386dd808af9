import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import type { SignInAttempt } from './use-sign-in.ts';

interface SentPhoneCode {
  attempt: (code: string) => SignInAttempt;
}

/** Sends a code to a phone, as people type its number. Errors are the SDK's. */
export function useSendPhoneCode(): UseMutationResult<SentPhoneCode, Error, string> {
  return useMutation({
    mutationFn: async (phone) => {
      const { sendPhoneCode, signInByPhoneCode } = await import('./other-ways.ts');
      const sentCode = await sendPhoneCode(phone);
      return { attempt: (code) => () => signInByPhoneCode(sentCode, code) };
    },
  });
}
