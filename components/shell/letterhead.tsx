import { Container } from '@/components/ui/container.tsx';
import type { WebsiteInfo } from '@/lib/contract/rest-schemas.ts';
import { formatKennitala } from '@/lib/rules/people/kennitala.ts';
import { formatPhone } from '@/lib/rules/people/phone.ts';
import { Logo } from './logo.tsx';
import styles from './letterhead.module.css';

/** Whose shop it is, above what is printed. Documents that name their seller go without. */
export function Letterhead({ info: { name, address, ssn, phoneNumber, email } }: { info: WebsiteInfo }) {
  const contacts = [phoneNumber && `Sími ${formatPhone(phoneNumber)}`, email].filter(Boolean);
  return (
    <div className={styles.letterhead}>
      <Container>
        <div className={styles.line}>
          <Logo />
          <p>
            <strong>{name}</strong>
            {ssn && <span>kt. {formatKennitala(ssn)}</span>}
            {address && <span>{address}</span>}
            {contacts.length > 0 && <span>{contacts.join(' · ')}</span>}
          </p>
        </div>
      </Container>
    </div>
  );
}
