'use client';

import { useState } from 'react';
import { Field } from '@/components/ui/field.tsx';
import { Form } from '@/components/ui/form.tsx';
import { useNewsletterSignup } from '@/lib/newsletter/mutations.ts';
import { emailProblem, normaliseEmail } from '@/lib/rules/security/credentials.ts';
import { errorText } from '@/lib/rules/text/error-text.ts';
import { formText } from '@/lib/rules/text/form-text.ts';
import { newsletterConsent, newsletterLinkDays } from '@/lib/rules/people/newsletter.ts';
import styles from './newsletter-form.module.css';

/** Asks for an address; nobody is on the list before the mail's link has been followed. What was typed stays. */
export function NewsletterForm() {
  const { mutate, isPending, isSuccess, error, variables } = useNewsletterSignup();
  const [problem, setProblem] = useState<string | null>(null);

  const submit = (data: FormData, form: HTMLFormElement): void => {
    const email = formText(data, 'email');
    const nextProblem = emailProblem(email);
    setProblem(nextProblem);
    if (nextProblem) form.querySelector('input')?.focus();
    else mutate({ email: normaliseEmail(email) });
  };

  if (isSuccess)
    return (
      <p className={styles.sent} role="status">
        Við höfum sent póst á <strong>{variables.email}</strong> ef netfangið er ekki þegar á listanum.
        Smelltu á hlekkinn í póstinum til að ljúka skráningunni. Hlekkurinn gildir í {newsletterLinkDays}{' '}
        daga.
      </p>
    );
  return (
    <Form onSubmit={submit} busy={isPending} submitLabel="Skrá á póstlista" busyLabel="Sendi…">
      <Field
        kind="email"
        label="Netfang"
        name="email"
        required
        hint={newsletterConsent}
        error={problem ?? (error && errorText(error))}
      />
    </Form>
  );
}
