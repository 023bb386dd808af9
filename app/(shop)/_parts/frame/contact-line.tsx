import { formatPhone } from '@/lib/rules/people/phone.ts';
import { readWebsiteInfo } from '@/lib/server/website-info.ts';

/** Contact details for when the shop itself has no answer. */
export async function ContactLine() {
  const { phoneNumber, email } = await readWebsiteInfo();
  return (
    <p>
      Við aðstoðum með ánægju í síma <a href={`tel:${phoneNumber}`}>{formatPhone(phoneNumber)}</a>
      {email && (
        <>
          {' '}
          eða á <a href={`mailto:${email}`}>{email}</a>
        </>
      )}
      .
    </p>
  );
}
