import type { ComponentProps } from 'react';

type Attributes = Required<Pick<ComponentProps<'input'>, 'type' | 'autoComplete'>> &
  Pick<ComponentProps<'input'>, 'inputMode'>;

/** What a field holds: which keyboard a phone shows for it, and what the browser may fill in. */
export const fieldKinds = {
  /** What only this shop or this order knows. */
  text: { type: 'text', inputMode: 'text', autoComplete: 'off' },
  search: { type: 'search', inputMode: 'search', autoComplete: 'off' },
  /** Shows a calendar and no keyboard. */
  date: { type: 'date', autoComplete: 'off' },
  /** Whole krónur, written with dots or without. */
  kronur: { type: 'text', inputMode: 'numeric', autoComplete: 'off' },
  /** A whole number that the arrow keys change. */
  quantity: { type: 'number', inputMode: 'numeric', autoComplete: 'off' },
  /** A number as it stands in a list that is pasted. */
  decimal: { type: 'text', inputMode: 'decimal', autoComplete: 'off' },
  nationalId: { type: 'text', inputMode: 'numeric', autoComplete: 'off' },
  name: { type: 'text', inputMode: 'text', autoComplete: 'name' },
  company: { type: 'text', inputMode: 'text', autoComplete: 'organization' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  /** The e-mail address that signs in. */
  login: { type: 'email', inputMode: 'email', autoComplete: 'username' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  /** Seven digits, without the country's code. */
  nationalPhone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' },
  street: { type: 'text', inputMode: 'text', autoComplete: 'address-line1' },
  postalCode: { type: 'text', inputMode: 'numeric', autoComplete: 'postal-code' },
  city: { type: 'text', inputMode: 'text', autoComplete: 'address-level2' },
  password: { type: 'password', inputMode: 'text', autoComplete: 'current-password' },
  newPassword: { type: 'password', inputMode: 'text', autoComplete: 'new-password' },
  oneTimeCode: { type: 'text', inputMode: 'numeric', autoComplete: 'one-time-code' },
} as const satisfies Record<string, Attributes>;

export type FieldKind = keyof typeof fieldKinds;
