'use client';

import { type SyntheticEvent, useState } from 'react';
import { Field } from '@/components/ui/field.tsx';
import { useNewsletterSignup } from '@/lib/newsletter/mutations.ts';
import { emailProblem, normaliseEmail } from '@/lib/rules/security/credentials.ts';
import { errorText } from '@/lib/rules/text/error-text.ts';
import { formText } from '@/lib/rules/text/form-text.ts';
import { newsletterConsent, newsletterLinkDays } from '@/lib/rules/people/newsletter.ts';
import { SubmitButton } from '@/components/ui/submit-button.tsx';
import styles from './newsletter-form.module.css';

/** Asks for an address; nobody is on the list before the mail's link has been followed. What was typed stays. */
export function NewsletterForm() {
  const { mutate, isPending, isSuccess, error, variables } = useNewsletterSignup();
  const [problem, setProblem] = useState<string | null>(null);

  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isPending) return;
    const email = formText(new FormData(event.currentTarget), 'email');
    const nextProblem = emailProblem(email);
    setProblem(nextProblem);
    if (nextProblem) event.currentTarget.querySelector('input')?.focus();
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
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      <Field
        label="Netfang"
        name="email"
        type="email"
        autoComplete="email"
        required
        hint={newsletterConsent}
        error={problem ?? (error && errorText(error))}
      />
      <SubmitButton busy={isPending} block>
        {isPending ? 'Sendi…' : 'Skrá á póstlista'}
      </SubmitButton>
    </form>
  );
}
