'use client';

import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/button.tsx';
import { Choice } from '@/components/ui/choice.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Form } from '@/components/ui/form.tsx';
import { FormError } from '@/components/ui/form-error.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import type { SignInMethod } from '@/lib/electronic-sign-in/pending-sign-in.ts';
import { requiredMessage } from '@/lib/rules/text/backend-messages.ts';
import { formText } from '@/lib/rules/text/form-text.ts';
import { isKennitala, kennitalaMessage } from '@/lib/rules/people/kennitala.ts';
import { isPhone, phoneMessage } from '@/lib/rules/people/phone.ts';
import { VisuallyHidden } from '@/components/ui/visually-hidden.tsx';

interface Props {
  method: SignInMethod;
  /** What was typed before, or is remembered. */
  initial: string;
  /** Whether the number is remembered on this device. */
  isRemembered: boolean;
  /** Icelandic text of why it did not work. */
  error: string | null;
  /** The person has to sign up first. */
  isUnknown: boolean;
  isSending: boolean;
  onBack: () => void;
  onSubmit: (identifier: string, isRemembered: boolean) => void;
}

const rememberLabel = 'Muna númerið á þessu tæki';

const methodTexts = {
  app: {
    heading: 'Innskráning með Auðkennisappinu',
    help: 'Beiðni um staðfestingu berst í Auðkennisappið í símanum þínum.',
    label: 'Kennitala',
    placeholder: '000000-0000',
  },
  phone: {
    heading: 'Innskráning með rafrænum skilríkjum í síma',
    help: 'Beiðni um staðfestingu berst í símann þinn. Rafræn skilríki þurfa að vera á símkortinu.',
    label: 'Símanúmer',
    placeholder: '000-0000',
  },
} as const;

/** The one field of an electronic sign-in: national id for the app, phone number for the SIM (specification §5.1). */
export function IdentifierForm({
  method,
  initial,
  isRemembered,
  error,
  isUnknown,
  isSending,
  onBack,
  onSubmit,
}: Props) {
  const [problem, setProblem] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const { heading, help, label, placeholder } = methodTexts[method];
  // Whatever had the focus before is gone.
  useEffect(() => findIdentifierField(form.current)?.focus(), []);

  const submit = (data: FormData): void => {
    const identifier = formText(data, 'identifier');
    const nextProblem = identifierProblem(method, identifier);
    setProblem(nextProblem);
    if (nextProblem) findIdentifierField(form.current)?.focus();
    else onSubmit(identifier, data.has('remember'));
  };

  return (
    <Form
      ref={form}
      onSubmit={submit}
      busy={isSending}
      submitLabel="Skrá inn"
      busyLabel="Sendi beiðni…"
      after={
        <>
          <VisuallyHidden as="p" role="status">
            {isSending ? 'Sendi beiðni…' : ''}
          </VisuallyHidden>
          <Button variant="quiet" block onClick={onBack}>
            Til baka
          </Button>
        </>
      }
    >
      <Heading>{heading}</Heading>
      <HelpText>{help}</HelpText>
      {error && <FormError>{error}</FormError>}
      {isUnknown && (
        <LinkButton href="/auth/sign-up" block variant="secondary">
          Nýskráning
        </LinkButton>
      )}
      <Field
        kind={method === 'app' ? 'nationalId' : 'nationalPhone'}
        label={label}
        name="identifier"
        placeholder={placeholder}
        defaultValue={initial}
        required
        readOnly={isSending}
        error={problem}
      />
      <Choice
        type="checkbox"
        name="remember"
        label={rememberLabel}
        hint="Ekki haka við á tæki sem aðrir nota."
        defaultChecked={isRemembered}
      />
    </Form>
  );
}

function identifierProblem(method: SignInMethod, identifier: string): string | null {
  if (!identifier) return requiredMessage;
  if (method === 'app') return isKennitala(identifier) ? null : kennitalaMessage;
  return isPhone(identifier) ? null : phoneMessage;
}

function findIdentifierField(form: HTMLFormElement | null): HTMLInputElement | null {
  return form?.querySelector<HTMLInputElement>('[name=identifier]') ?? null;
}

const Heading = styled.h3`
  font-size: var(--text-large);
`;

const HelpText = styled.p`
  color: var(--color-ink-soft);
`;
