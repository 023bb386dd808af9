import { Container } from '@/components/ui/container.tsx';
import type { WebsiteInfo } from '@/lib/contract/rest-schemas.ts';
import { formatKennitala } from '@/lib/rules/people/kennitala.ts';
import { formatPhone } from '@/lib/rules/people/phone.ts';
import { Logo } from './logo.tsx';
import styles from './footer.module.css';

const footerColumns = [
  {
    title: 'Verslun',
    links: [
      ['Forsíða', '/'],
      ['Vöruflokkar', '/voruflokkar'],
      ['Framleiðendur', '/framleidendur'],
      ['Karfa', '/karfa'],
      ['Mínar síður', '/auth/home'],
    ],
  },
  {
    title: 'Vörulind',
    links: [
      ['Um okkur', '/#about'],
      ['Hvar erum við?', '/#where'],
      ['Opnunartími', '/#openinghours'],
      ['Sölumenn', '/solumenn'],
      ['Skrá á póstlista', '/postlisti'],
    ],
  },
  {
    title: 'Skilmálar',
    links: [
      ['Viðskiptaskilmálar', '/terms'],
      ['Persónuverndarstefna', '/privacy-policy'],
      ['Vafrakökur', '/privacy-policy#vafrakokur'],
    ],
  },
] as const;

interface Props {
  info: WebsiteInfo;
  /** Lines of the ordinary week; none when no hours are known. */
  week: readonly string[];
}

/** Footer of every page; specification §2.3 says what it holds. */
export function Footer({ info, week }: Props) {
  return (
    <footer className={styles.footer}>
      <Container className={styles.columns}>
        <address>
          <Logo inverse />
          {info.address && <p>{info.address}</p>}
          {info.phoneNumber && (
            <p>
              Sími <a href={`tel:${info.phoneNumber}`}>{formatPhone(info.phoneNumber)}</a>
            </p>
          )}
          {info.email && (
            <p>
              <a href={`mailto:${info.email}`}>Fyrirspurnir: {info.email}</a>
            </p>
          )}
          <p className={styles.hours}>
            Opnunartími: {week.length > 0 ? week.map((line) => <span key={line}>{line}</span>) : 'Lokað'}
          </p>
        </address>
        {footerColumns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(([name, href]) => (
                <li key={href}>
                  <a href={href}>{name}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <p className={styles.legal}>
          <span>{info.copyright}</span> {info.ssn && <span>Kt. {formatKennitala(info.ssn)}</span>}{' '}
          {info.vatNumber && <span>VSK-nr. {info.vatNumber}</span>}
        </p>
      </Container>
    </footer>
  );
}
