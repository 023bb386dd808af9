'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Form } from '@/components/ui/form.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { emailProblem, normaliseEmail } from '@/lib/rules/security/credentials.ts';
import { errorText } from '@/lib/rules/text/error-text.ts';
import { formText } from '@/lib/rules/text/form-text.ts';
import { useRequestSignInLink } from '@/lib/sign-in/use-request-sign-in-link.ts';

interface Props {
  /** Where the link leads in the end: a path of this shop. */
  returnTo: string;
  onBack: () => void;
}

/** Asks for a link by mail that signs in; the answer says nothing about who has an account. */
export function MailLinkForm({ returnTo, onBack }: Props) {
  const { mutate, isPending, isSuccess, error } = useRequestSignInLink();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  // What had the focus before is gone.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const back = (
    <Button variant="quiet" block onClick={onBack}>
      Til baka
    </Button>
  );
  if (isSuccess)
    return (
      <Notice title="Vinsamlegast athugið póstinn" tone="good">
        <p>Ef netfangið er skráð hjá okkur höfum við sent hlekk sem skráir þig inn.</p>
        <p>Hlekkurinn gildir í eina klukkustund. Athugaðu líka ruslpóstinn ef pósturinn berst ekki.</p>
        {back}
      </Notice>
    );
  const submit = (data: FormData, target: HTMLFormElement): void => {
    const email = formText(data, 'email');
    const nextProblem = emailProblem(email);
    setProblem(nextProblem);
    if (nextProblem) target.querySelector('input')?.focus();
    else mutate({ email: normaliseEmail(email), returnTo });
  };
  return (
    <Form
      ref={form}
      onSubmit={submit}
      error={error ? errorText(error) : null}
      busy={isPending}
      submitLabel="Senda hlekk"
      busyLabel="Sendi…"
      after={back}
    >
      <p>Við sendum þér hlekk sem skráir þig inn án lykilorðs.</p>
      <Field kind="login" label="Netfang" name="email" required error={problem} />
    </Form>
  );
}
