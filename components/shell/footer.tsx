import Link from 'next/link';
import styled from 'styled-components';
import { Container } from '@/components/ui/container.tsx';
import type { WebsiteInfo } from '@/lib/contract/rest-schemas.ts';
import { formatKennitala } from '@/lib/rules/people/kennitala.ts';
import type { OpeningHoursEntry } from '@/lib/rules/dates/opening-hours.ts';
import { formatPhone } from '@/lib/rules/people/phone.ts';
import { weeklyHours } from '@/lib/rules/dates/weekly-hours.ts';
import { media } from '@/styles/media.ts';
import { theme } from '@/styles/theme.ts';
import { Logo } from './logo.tsx';

const columns = [
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
  /** Two weeks or more, so that holidays leave an ordinary day of each kind. */
  openingHours: readonly OpeningHoursEntry[];
}

/** Footer of every page; specification §2.3 says what it holds. */
export function Footer({ info, openingHours }: Props) {
  const week = weeklyHours(openingHours);
  return (
    <Frame>
      <Container data-columns>
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
          <p data-hours>
            Opnunartími: {week.length > 0 ? week.map((line) => <span key={line}>{line}</span>) : 'Lokað'}
          </p>
        </address>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(([name, href]) => (
                <li key={href}>
                  <Link href={href} prefetch={false}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <p data-legal>
          <span>{info.copyright}</span> {info.ssn && <span>Kt. {formatKennitala(info.ssn)}</span>}{' '}
          {info.vatNumber && <span>VSK-nr. {info.vatNumber}</span>}
        </p>
      </Container>
    </Frame>
  );
}

const Frame = styled.footer`
  margin-top: 64px;
  padding-block: 48px 24px;
  color: ${theme.color.paper};
  background: ${theme.color.fjordDark};
  & [data-columns] {
    display: grid;
    gap: 32px 24px;
    grid-template-columns: 1fr 1fr;
  }
  & address {
    grid-column: 1 / -1;
    display: grid;
    align-content: start;
    gap: 12px;
    font-style: normal;
  }
  & [data-hours] span {
    display: block;
  }
  & address a {
    display: inline-block;
    padding-block: 6px;
    margin-block: -6px;
  }
  & h2 {
    margin-bottom: 8px;
    font-size: ${theme.text.body};
  }
  & a {
    text-decoration: none;
  }
  & a:hover {
    text-decoration: underline;
  }
  & li a {
    display: inline-block;
    padding-block: 10px;
  }
  & :focus-visible {
    outline-color: ${theme.color.sun};
  }
  & [data-legal] {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    gap: 4px 24px;
    padding-top: 24px;
    border-top: 1px solid ${theme.color.lineOnDark};
    font-size: ${theme.text.small};
  }
  ${media.narrow} {
    & [data-columns] {
      grid-template-columns: 2fr 1fr 1fr 1fr;
    }
    & address {
      grid-column: auto;
    }
    & li a {
      padding-block: 4px;
    }
  }
  ${media.print} {
    display: none;
  }
`;
