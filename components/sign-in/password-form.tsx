'use client';

import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Field } from '@/components/ui/field.tsx';
import { Form } from '@/components/ui/form.tsx';
import { PasswordVisibilityButton } from '@/components/ui/password-visibility-button.tsx';
import { emailProblem, normaliseEmail } from '@/lib/rules/security/credentials.ts';
import { formText, rawFormText } from '@/lib/rules/text/form-text.ts';
import { requiredMessage } from '@/lib/rules/text/backend-messages.ts';

interface Props {
  /** Icelandic text of what the identity service or the backend said. */
  error: string | null;
  busy: boolean;
  /** What was typed before another step came between. */
  email?: string;
  /** Whether the first empty field takes the focus as it opens. */
  focusFirst?: boolean;
  onSubmit: (email: string, password: string) => void;
}

/** Keeps what was typed whatever happens. The method is POST so that no password ever lands in an address. */
export function PasswordForm({ error, busy, email: initialEmail, focusFirst = false, onSubmit }: Props) {
  const [problems, setProblems] = useState<{ email?: string | null; password?: string | null }>({});
  const [isPasswordVisible, setPasswordVisible] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (focusFirst) findField(form.current, initialEmail ? 'password' : 'email')?.focus();
  }, [focusFirst, initialEmail]);

  const submit = (data: FormData, target: HTMLFormElement): void => {
    const email = formText(data, 'email');
    const password = rawFormText(data, 'password');
    const localProblems = { email: emailProblem(email), password: password ? null : requiredMessage };
    setProblems(localProblems);
    const firstInvalid = localProblems.email ? 'email' : localProblems.password && 'password';
    if (firstInvalid) findField(target, firstInvalid)?.focus();
    else onSubmit(normaliseEmail(email), password);
  };

  return (
    <Form
      ref={form}
      onSubmit={submit}
      error={error}
      busy={busy}
      submitLabel="Skrá inn"
      busyLabel="Skrái inn…"
      after={
        <HelpLinks aria-label="Aðstoð við innskráningu">
          <a href="/auth/forgot-password">Gleymt lykilorð</a>
          <a href="/auth/sign-up">Nýskráning</a>
        </HelpLinks>
      }
    >
      <Field
        kind="login"
        label="Netfang"
        name="email"
        defaultValue={initialEmail}
        required
        error={problems.email}
      />
      <Field
        kind="password"
        label="Lykilorð"
        name="password"
        type={isPasswordVisible ? 'text' : 'password'}
        required
        error={problems.password}
        after={
          <PasswordVisibilityButton
            shown={isPasswordVisible}
            onToggle={() => setPasswordVisible(!isPasswordVisible)}
          />
        }
      />
    </Form>
  );
}

function findField(form: HTMLFormElement | null, name: 'email' | 'password'): HTMLInputElement | null {
  return form?.querySelector<HTMLInputElement>(`[name=${name}]`) ?? null;
}

const HelpLinks = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--space-6);
  & a {
    /* A line of text in 44 px. */
    padding-block: 10px;
    color: var(--color-fjord);
  }
`;
