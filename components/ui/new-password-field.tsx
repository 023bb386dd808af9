'use client';

import { useEffect, useId, useState } from 'react';
import { checkPasswordRules, type PasswordPolicy } from '@/lib/rules/security/password-rules.ts';
import { Field } from './field.tsx';
import { PasswordVisibilityButton } from './password-visibility-button.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import styles from './new-password-field.module.css';

interface Props {
  label: string;
  policy: PasswordPolicy;
  /** What is wrong with a password that meets the policy: Icelandic text, or null. Asked once the typing pauses. */
  findProblem?: (password: string) => Promise<string | null>;
  id?: string;
  error?: string | null;
}

/** Where a new password is chosen (field `password`): shows the unmet rules while typing. */
export function NewPasswordField({ label, policy, findProblem, id, error }: Props) {
  const generatedId = useId();
  const fieldId = id ?? generatedId;
  const [input, setInput] = useState('');
  const [isVisible, setVisible] = useState(false);
  const rulesId = `${fieldId}-rules`;
  const rules = checkPasswordRules(policy, input);
  const isComplete = rules.every(({ isMet }) => isMet);
  const foundProblem = useFoundProblem(isComplete ? input : '', findProblem);
  // Each rule is shown once: as the error until it is met, then among the rules.
  const problem = rules.some(({ text, isMet }) => isMet && text === error) ? null : error;
  return (
    <div className={styles.newPasswordField}>
      <Field
        kind="newPassword"
        id={fieldId}
        label={label}
        name="password"
        type={isVisible ? 'text' : 'password'}
        required
        value={input}
        onChange={({ target }) => setInput(target.value)}
        error={problem ?? foundProblem}
        aria-describedby={(problem ?? foundProblem) ? `${rulesId} ${fieldId}-error` : rulesId}
        after={<PasswordVisibilityButton shown={isVisible} onToggle={() => setVisible(!isVisible)} />}
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
    </div>
  );
}

/** The typing pauses (ms). */
const pauseMs = 500;

/** Of the password as it is now; null for an empty one, and until it is known. */
function useFoundProblem(password: string, findProblem: Props['findProblem']): string | null {
  const [found, setFound] = useState<{ password: string; problem: string | null } | null>(null);
  useEffect(() => {
    if (!password || !findProblem) return undefined;
    const timer = setTimeout(() => {
      void findProblem(password).then((problem) => setFound({ password, problem }));
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [password, findProblem]);
  return found?.password === password ? found.problem : null;
}
