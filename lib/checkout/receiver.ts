import type { AuthenticatedCustomerQuery } from '../../graphql/generated/operations.ts';
import type { ReceiverForm } from '../contract/forms/receiver.ts';
import { formText } from '../rules/text/form-text.ts';
import { formatKennitala } from '../rules/people/kennitala.ts';
import { formatPhone } from '../rules/people/phone.ts';
import type { Checkout } from './queries.ts';

type Customer = NonNullable<AuthenticatedCustomerQuery['authenticatedCustomer']>;

/**
 * Initial values of the step: the stored ones, else the customer's; for a company those of its own person who orders. An agent
 * orders, but receives nothing.
 */
export function initialReceiver(
  stored: Checkout['receiver'],
  customer: Customer,
): NonNullable<Checkout['receiver']> {
  const { ssn, companySsn, phone, ...rest } = stored ?? receiverOfCustomer(customer);
  return {
    ...rest,
    phone: formatPhone(phone),
    ssn: formatKennitala(ssn ?? ''),
    companySsn: formatKennitala(companySsn ?? ''),
  };
}

/** Consent starts unticked. */
function receiverOfCustomer(customer: Customer): NonNullable<Checkout['receiver']> {
  return {
    name: (customer.isCompany && customer.role !== 'Agent' && customer.actorName) || customer.name,
    email: customer.email,
    phone: customer.phoneNumber ?? '',
    ssn: customer.isCompany ? null : customer.ssn,
    companySsn: customer.isCompany ? customer.ssn : null,
    allowMarketing: false,
  };
}

export function readReceiver(data: FormData): ReceiverForm {
  return {
    name: formText(data, 'name'),
    email: formText(data, 'email'),
    phone: formText(data, 'phone'),
    ssn: formText(data, 'ssn'),
    companySsn: formText(data, 'companySsn'),
    allowMarketing: data.has('allowMarketing'),
  };
}
