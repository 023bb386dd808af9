import styled from 'styled-components';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { formatPhone } from '@/lib/rules/phone.ts';
import { theme } from '@/styles/theme.ts';

interface Props {
  phoneNumber: string;
  email: string | null;
}

/** How to reach the people who open accounts and reset passwords. */
export function ContactShop({ phoneNumber, email }: Props) {
  return (
    <Frame>
      <p>
        Sími <a href={`tel:${phoneNumber}`}>{formatPhone(phoneNumber)}</a>
      </p>
      {email && (
        <p>
          Netfang <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
      <LinkButton href="/auth/sign-in" variant="secondary">
        Til baka í innskráningu
      </LinkButton>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  justify-items: start;
  gap: 8px;
  & a[href*=':'] {
    display: inline-block;
    padding-block: 10px;
    color: ${theme.color.fjord};
    font-weight: 600;
  }
`;
