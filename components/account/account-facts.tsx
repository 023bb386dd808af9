import styled from 'styled-components';
import type { AuthenticatedCustomerQuery } from '@/graphql/generated/operations.ts';
import { Price } from '@/components/ui/price.tsx';
import { formatKennitala } from '@/lib/rules/kennitala.ts';
import { formatPhone } from '@/lib/rules/phone.ts';
import { theme } from '@/styles/theme.ts';

type Customer = NonNullable<AuthenticatedCustomerQuery['authenticatedCustomer']>;

/** Balance, limit and what is left of it, for those who buy on account; who the customer is for all. */
export function AccountFacts({ customer }: { customer: Customer }) {
  const { creditLimit, balanceDue } = customer;
  return (
    <List>
      {creditLimit !== null && (
        <>
          <Money term="Staða á reikningi" amount={balanceDue ?? 0} />
          <Money term="Úttektarheimild" amount={creditLimit} />
          <Money term="Til ráðstöfunar" amount={creditLimit - (balanceDue ?? 0)} />
        </>
      )}
      <div>
        <dt>{customer.isCompany ? 'Fyrirtæki' : 'Viðskiptavinur'}</dt>
        <dd>{customer.name}</dd>
        <dd data-soft>kt. {formatKennitala(customer.ssn)}</dd>
        <dd data-soft>{customer.email}</dd>
        {customer.phoneNumber && <dd data-soft>{formatPhone(customer.phoneNumber)}</dd>}
      </div>
    </List>
  );
}

function Money({ term, amount }: { term: string; amount: number }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd data-money>
        <Price amount={amount} />
      </dd>
    </div>
  );
}

const { color } = theme;

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 180px), 1fr));
  gap: 16px;
  & > div {
    padding: 16px;
    border: 1px solid ${color.line};
    border-radius: ${theme.radius.medium};
  }
  & dt {
    color: ${color.inkSoft};
    font-size: ${theme.text.small};
  }
  & dd {
    overflow-wrap: anywhere;
  }
  & [data-money] {
    font-size: ${theme.text.large};
    font-weight: 650;
  }
  & [data-soft] {
    color: ${color.inkSoft};
    font-size: ${theme.text.small};
  }
`;
