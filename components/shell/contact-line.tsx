'use client';

import { formatPhone } from '@/lib/rules/people/phone.ts';
import { useShell } from './use-shell.ts';

/** Contact details for when the shop itself has no answer. */
export function ContactLine() {
  const { phoneNumber, email } = useShell().info;
  return (
    <p>
      Við aðstoðum með ánægju í síma <a href={`tel:${phoneNumber}`}>{formatPhone(phoneNumber)}</a>
      {email && (
        <>
          {' eða á '}
          <a href={`mailto:${email}`}>{email}</a>
        </>
      )}
      .
    </p>
  );
}
