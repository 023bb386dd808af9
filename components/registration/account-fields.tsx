import { FieldGroup } from '@/components/ui/field-group.tsx';
import { Field } from '@/components/ui/field.tsx';
import { NewPasswordField } from '@/components/ui/new-password-field.tsx';
import { findCommonPasswordProblem } from '@/lib/password/common-password.ts';
import type { FieldProblems } from '@/lib/rules/text/field-problems.ts';
import type { PasswordPolicy } from '@/lib/rules/security/password-rules.ts';

interface Props {
  /** Address of an account that was proven just now: nothing more is asked for then. */
  provenEmail: string | null;
  policy: PasswordPolicy;
  problems: FieldProblems;
}

/** What the customer signs in with from now on. */
export function AccountFields({ provenEmail, policy, problems }: Props) {
  return (
    <FieldGroup legend="Innskráning">
      {provenEmail === null ? (
        <>
          <Field
            kind="login"
            id="sign-up-email"
            label="Netfang"
            name="email"
            required
            hint="Við sendum póst á netfangið til að staðfesta það."
            error={problems['email']}
          />
          <NewPasswordField
            id="sign-up-password"
            label="Lykilorð"
            policy={policy}
            findProblem={findCommonPasswordProblem}
            error={problems['password']}
          />
        </>
      ) : (
        <p>
          Þú skráir þig inn með netfanginu <strong>{provenEmail}</strong> á sama hátt og áðan.
        </p>
      )}
    </FieldGroup>
  );
}
