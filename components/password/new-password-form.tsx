'use client';

import { useState } from 'react';
import { Form } from '@/components/ui/form.tsx';
import { Field } from '@/components/ui/field.tsx';
import { FormProblems } from '@/components/ui/form-problems.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { NewPasswordField } from '@/components/ui/new-password-field.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import type { ActionLink } from '@/lib/password/link.ts';
import { useSetNewPassword } from '@/lib/password/mutations.ts';
import { findCommonPasswordProblem } from '@/lib/password/common-password.ts';
import { usePasswordPolicy } from '@/lib/password/policy.ts';
import { errorCode, errorText } from '@/lib/rules/text/error-text.ts';
import { hasProblem, type FieldProblems } from '@/lib/rules/text/field-problems.ts';
import { rawFormText } from '@/lib/rules/text/form-text.ts';
import { messageForCode } from '@/lib/rules/text/messages.ts';
import { newPasswordProblem, repeatProblem } from '@/lib/rules/security/password-rules.ts';
import { signInPath } from '@/lib/rules/routes/account-paths.ts';

interface Props {
  link: ActionLink;
  /** Whose password it is. */
  email: string;
  /** The code was used or ran out while the form stood open. */
  onExpired: () => void;
}

const labels = { password: 'Nýtt lykilorð', repeat: 'Endurtaka lykilorð' };
const expiredCodes: readonly (string | null)[] = [
  'expired-action-code',
  'invalid-action-code',
  'user-not-found',
];
const weakPasswordCodes: readonly (string | null)[] = [
  'password-does-not-meet-requirements',
  'weak-password',
  'common-password',
];

/** The new password, twice; the policy is shown live and read again when the service refuses one (specification §5.6). */
export function NewPasswordForm({ link, email, onExpired }: Props) {
  const { policy, refetch } = usePasswordPolicy();
  const { mutate, isPending, isSuccess } = useSetNewPassword();
  const [problems, setProblems] = useState<FieldProblems>({});
  const [error, setError] = useState<string | null>(null);

  if (isSuccess)
    return (
      <Notice title="Lykilorðinu hefur verið breytt." tone="good">
        <p>Allar eldri innskráningar eru fallnar úr gildi. Skráðu þig inn með nýja lykilorðinu.</p>
        <LinkButton href={link.continueTo ? signInPath(link.continueTo) : '/auth/sign-in'}>
          Innskráning
        </LinkButton>
      </Notice>
    );

  const showFailure = async (cause: Error): Promise<void> => {
    const code = errorCode(cause);
    if (expiredCodes.includes(code)) return onExpired();
    if (!weakPasswordCodes.includes(code)) return setError(errorText(cause, messageForCode));
    await refetch();
    setProblems({ password: errorText(cause, messageForCode) });
  };
  const submit = (data: FormData): void => {
    const password = rawFormText(data, 'password');
    const repeated = rawFormText(data, 'repeat');
    const localProblems = {
      password: newPasswordProblem(policy, password),
      repeat: repeatProblem(password, repeated),
    };
    setProblems(localProblems);
    setError(null);
    if (!hasProblem(localProblems))
      mutate({ link, email, password }, { onError: (cause) => void showFailure(cause) });
  };
  return (
    <>
      <p>
        Fyrir: <strong>{email}</strong>
      </p>
      <Form
        onSubmit={submit}
        error={error}
        busy={isPending}
        submitLabel="Breyta lykilorði"
        busyLabel="Vista…"
      >
        <FormProblems problems={problems} labels={labels} idPrefix="reset-" />
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordField
          id="reset-password"
          label={labels.password}
          policy={policy}
          findProblem={findCommonPasswordProblem}
          error={problems['password']}
        />
        <Field
          kind="newPassword"
          id="reset-repeat"
          label={labels.repeat}
          name="repeat"
          required
          error={problems['repeat']}
        />
      </Form>
    </>
  );
}
