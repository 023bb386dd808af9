'use client';

import { useId, useState } from 'react';
import styled from 'styled-components';
import { passwordRules, type PasswordPolicy } from '@/lib/rules/security/password-rules.ts';
import { theme } from '@/styles/theme.ts';
import { Field } from './field.tsx';
import { ShowPassword } from './show-password.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

interface Props {
  label: string;
  policy: PasswordPolicy;
  id?: string;
  error?: string | null;
}

/** Where a new password is chosen (field `password`): shows as it is typed what is still asked. */
export function NewPasswordField({ label, policy, id, error }: Props) {
  const generated = useId();
  const fieldId = id ?? generated;
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState(false);
  const rulesId = `${fieldId}-rules`;
  const rules = passwordRules(policy, typed);
  // Each is said once: as the problem until it is met, then among the rules.
  const problem = rules.some(({ text, isMet }) => isMet && text === error) ? null : error;
  return (
    <Frame>
      <Field
        id={fieldId}
        label={label}
        name="password"
        type={shown ? 'text' : 'password'}
        autoComplete="new-password"
        required
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={problem}
        aria-describedby={problem ? `${rulesId} ${fieldId}-error` : rulesId}
        after={<ShowPassword shown={shown} onToggle={() => setShown(!shown)} />}
      />
      <ul id={rulesId}>
        {rules
          .filter(({ text }) => text !== problem)
          .map(({ text, isMet }) => (
            <li key={text} data-met={isMet}>
              {text}
              {isMet && <VisuallyHidden> (uppfyllt)</VisuallyHidden>}
            </li>
          ))}
      </ul>
    </Frame>
  );
}

const { color } = theme;

const Frame = styled.div`
  display: grid;
  gap: 8px;
  & ul {
    display: grid;
    gap: 4px;
    color: ${color.inkSoft};
    font-size: ${theme.text.small};
  }
  & li {
    display: grid;
    grid-template-columns: 20px 1fr;
  }
  & li::before {
    content: '•' / '';
    text-align: center;
  }
  & li[data-met='true'] {
    color: ${color.moss};
  }
  & li[data-met='true']::before {
    content: '✓' / '';
    font-weight: 700;
  }
`;
