'use client';

import Link from 'next/link';
import { type SyntheticEvent, useState } from 'react';
import styled from 'styled-components';
import { Field } from '@/components/ui/field.tsx';
import { PasswordVisibilityButton } from '@/components/ui/password-visibility-button.tsx';
import { emailProblem, normaliseEmail } from '@/lib/rules/security/credentials.ts';
import { formText, rawFormText } from '@/lib/rules/text/form-text.ts';
import { requiredMessage } from '@/lib/rules/text/backend-messages.ts';
import { SubmitButton } from '@/components/ui/submit-button.tsx';

interface Props {
  /** Icelandic text of what the identity service or the backend said. */
  error: string | null;
  busy: boolean;
  /** What was typed before another step came between. */
  email?: string;
  onSubmit: (email: string, password: string) => void;
}

/** Keeps what was typed whatever happens. The method is POST so that no password ever lands in an address. */
export function PasswordForm({ error, busy, email: initialEmail, onSubmit }: Props) {
  const [problems, setProblems] = useState<{ email?: string | null; password?: string | null }>({});
  const [isPasswordVisible, setPasswordVisible] = useState(false);

  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const email = formText(data, 'email');
    const password = rawFormText(data, 'password');
    const localProblems = { email: emailProblem(email), password: password ? null : requiredMessage };
    setProblems(localProblems);
    const firstInvalid = localProblems.email ? 'email' : localProblems.password && 'password';
    if (firstInvalid) form.querySelector<HTMLInputElement>(`[name=${firstInvalid}]`)?.focus();
    else onSubmit(normaliseEmail(email), password);
  };

  return (
    <Form method="post" noValidate onSubmit={submit}>
      <Field
        label="Netfang"
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={initialEmail}
        required
        error={problems.email}
      />
      <Field
        label="Lykilorð"
        name="password"
        type={isPasswordVisible ? 'text' : 'password'}
        autoComplete="current-password"
        required
        error={problems.password}
        after={
          <PasswordVisibilityButton
            shown={isPasswordVisible}
            onToggle={() => setPasswordVisible(!isPasswordVisible)}
          />
        }
      />
      {error && <p role="alert">{error}</p>}
      <SubmitButton block busy={busy}>
        {busy ? 'Skrái inn…' : 'Skrá inn'}
      </SubmitButton>
      <nav aria-label="Aðstoð við innskráningu">
        <Link href="/auth/forgot-password">Gleymt lykilorð</Link>
        <Link href="/auth/sign-up">Nýskráning</Link>
      </nav>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  /* An input asks for its own width; the column must not grow with it. */
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  & > p {
    padding: var(--space-3) var(--space-4);
    border-radius: var(--radius-medium);
    color: var(--color-rust);
    background: var(--color-rust-pale);
  }
  & nav {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--space-6);
  }
  & nav a {
    padding-block: 10px;
    color: var(--color-fjord);
  }
`;
