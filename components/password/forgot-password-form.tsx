'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Form } from '@/components/ui/form.tsx';
import { Field } from '@/components/ui/field.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { emailProblem, normaliseEmail } from '@/lib/rules/security/credentials.ts';
import { errorText } from '@/lib/rules/text/error-text.ts';
import { readFieldProblems } from '@/lib/rules/text/field-problems.ts';
import { formText } from '@/lib/rules/text/form-text.ts';
import { useForgotPassword } from '@/lib/password/mutations.ts';

/** Asks for a link by mail; the answer says nothing about who has an account. */
export function ForgotPasswordForm() {
  const { mutate, isPending, isSuccess, error, reset } = useForgotPassword();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  if (isSuccess)
    return (
      <Notice title="Vinsamlegast athugið póstinn" tone="good">
        <p>Ef netfangið er skráð hjá okkur höfum við sent hlekk til að breyta lykilorði.</p>
        <p>Hlekkurinn gildir í eina klukkustund. Athugaðu líka ruslpóstinn ef pósturinn berst ekki.</p>
        <LinkButton href="/auth/sign-in">Til baka í innskráningu</LinkButton>
        <Button variant="quiet" onClick={reset}>
          Nota annað netfang eða senda aftur
        </Button>
      </Notice>
    );

  const submit = (data: FormData): void => {
    const emailInput = formText(data, 'email');
    const nextProblem = emailProblem(emailInput);
    setEmail(emailInput);
    setProblem(nextProblem);
    if (nextProblem) document.getElementById('forgot-email')?.focus();
    else mutate(normaliseEmail(emailInput));
  };
  const serverProblem = readFieldProblems(error)['email'];
  return (
    <>
      <p>Vinsamlegast sláið inn netfangið og við sendum hlekk til að velja nýtt lykilorð.</p>
      <Form
        onSubmit={submit}
        error={error && !serverProblem ? errorText(error) : null}
        busy={isPending}
        submitLabel="Senda hlekk"
        busyLabel="Sendi…"
      >
        <Field
          kind="login"
          id="forgot-email"
          label="Netfang"
          name="email"
          required
          defaultValue={email}
          error={problem ?? serverProblem}
        />
      </Form>
    </>
  );
}
