import styled from 'styled-components';
import { Container } from '@/components/ui/container.tsx';
import type { WebsiteInfo } from '@/lib/contract/rest-schemas.ts';
import { formatKennitala } from '@/lib/rules/people/kennitala.ts';
import { formatPhone } from '@/lib/rules/people/phone.ts';
import { media } from '@/styles/media.ts';
import { theme } from '@/styles/theme.ts';
import { Logo } from './logo.tsx';

/** Whose shop it is, above what is printed. Documents that name their seller go without. */
export function Letterhead({ info: { name, address, ssn, phoneNumber, email } }: { info: WebsiteInfo }) {
  const ways = [phoneNumber && `Sími ${formatPhone(phoneNumber)}`, email].filter(Boolean);
  return (
    <Frame>
      <Container>
        <div data-line>
          <Logo />
          <p>
            <strong>{name}</strong>
            {ssn && <span>kt. {formatKennitala(ssn)}</span>}
            {address && <span>{address}</span>}
            {ways.length > 0 && <span>{ways.join(' · ')}</span>}
          </p>
        </div>
      </Container>
    </Frame>
  );
}

const Frame = styled.div`
  display: none;
  ${media.print} {
    display: block;
    margin-bottom: 24px;
    body:has([data-parties]) & {
      display: none;
    }
    & [data-line] {
      display: flex;
      align-items: start;
      justify-content: space-between;
      padding-bottom: 12px;
      border-bottom: 1px solid ${theme.color.line};
    }
    & p {
      display: grid;
      justify-items: end;
      font-size: 9pt;
      line-height: 1.35;
    }
  }
`;
