import { requiredMessage } from '../text/backend-messages.ts';
import { minimumPasswordLength } from './credentials.ts';
import { weakPasswordMessage } from '../text/messages.ts';

/** What the identity service asks of a new password (specification §5.6). */
export interface PasswordPolicy {
  /** Characters. */
  minimum: number;
  maximum: number | null;
  lowercase: boolean;
  uppercase: boolean;
  digit: boolean;
  special: boolean;
  /** What counts as special. */
  specialCharacters: readonly string[];
}

interface PasswordRule {
  text: string;
  isMet: boolean;
}

/** Until the service has said what it asks, and when it does not (specification §9; it should ask for 8, ASVS 6.2.1). */
export const defaultPasswordPolicy: PasswordPolicy = {
  minimum: minimumPasswordLength,
  maximum: null,
  lowercase: false,
  uppercase: false,
  digit: false,
  special: false,
  specialCharacters: [],
};

/** A limit that nobody meets by typing needs no line of its own until it is passed. */
const helpfulMaximum = 100;

/** What is asked, in Icelandic, and what of it a password meets. Letters with accents are none to the service. */
export function checkPasswordRules(policy: PasswordPolicy, password: string): PasswordRule[] {
  const { minimum, maximum, specialCharacters } = policy;
  const isTooLong = maximum !== null && password.length > maximum;
  const rules: (PasswordRule | false)[] = [
    {
      text: `Lykilorð þarf að vera að minnsta kosti ${minimum} stafir`,
      isMet: password.length >= minimum,
    },
    maximum !== null &&
      (maximum <= helpfulMaximum || isTooLong) && {
        text: `ekki fleiri en ${maximum} stafir`,
        isMet: !isTooLong,
      },
    policy.lowercase && { text: 'að minnsta kosti einn lágstafur', isMet: /[a-z]/.test(password) },
    policy.uppercase && { text: 'að minnsta kosti einn hástafur', isMet: /[A-Z]/.test(password) },
    policy.digit && { text: 'að minnsta kosti ein tala', isMet: /\d/.test(password) },
    policy.special && {
      text: 'að minnsta kosti eitt sértákn',
      isMet: Array.from(password).some((sign) => specialCharacters.includes(sign)),
    },
  ];
  return rules.filter((rule) => rule !== false);
}

/** Icelandic text for a field where a new password is chosen, or null when it is fine. */
export function newPasswordProblem(policy: PasswordPolicy, password: string): string | null {
  if (!password) return requiredMessage;
  const [missing, ...others] = checkPasswordRules(policy, password).filter(({ isMet }) => !isMet);
  if (!missing) return null;
  return others.length === 0 && password.length < policy.minimum ? missing.text : weakPasswordMessage;
}

/** Icelandic text for the field where a new password is typed once more, or null when it is the same. */
export function repeatProblem(password: string, repeated: string): string | null {
  if (!repeated) return requiredMessage;
  return repeated === password ? null : 'Lykilorðin eru ekki eins';
}
