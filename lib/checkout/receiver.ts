import type {
  AuthenticatedCustomerQuery,
  CheckoutReceiverInput,
} from '../../graphql/generated/operations.ts';
import { emailProblem } from '../rules/security/credentials.ts';
import { formText } from '../rules/text/form-text.ts';
import { formatKennitala, isKennitala, kennitalaMessage } from '../rules/people/kennitala.ts';
import { requiredMessage } from '../rules/text/backend-messages.ts';
import { formatPhone, isPhone, phoneMessage } from '../rules/people/phone.ts';
import type { FieldProblems } from '../rules/text/field-problems.ts';
import type { Checkout } from './queries.ts';

type Customer = NonNullable<AuthenticatedCustomerQuery['authenticatedCustomer']>;

/** What the step shows at first: what was stored, else the customer, for a company the person who acts. */
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
    name: (customer.isCompany && customer.actorName) || customer.name,
    email: customer.email,
    phone: customer.phoneNumber ?? '',
    ssn: customer.isCompany ? null : customer.ssn,
    companySsn: customer.isCompany ? customer.ssn : null,
    allowMarketing: false,
  };
}

/** Empty national ids are none. */
export function readReceiver(data: FormData): CheckoutReceiverInput {
  return {
    name: formText(data, 'name'),
    email: formText(data, 'email'),
    phone: formText(data, 'phone'),
    ssn: formText(data, 'ssn') || null,
    companySsn: formText(data, 'companySsn') || null,
    allowMarketing: data.has('allowMarketing'),
  };
}

/** Keys as the backend names them. */
export function receiverProblems(receiver: CheckoutReceiverInput, isCompany: boolean): FieldProblems {
  const ssnProblem = (value: string | null | undefined, required: boolean): string | null => {
    if (!value) return required ? requiredMessage : null;
    return isKennitala(value) ? null : kennitalaMessage;
  };
  return {
    'receiver.name': receiver.name ? null : requiredMessage,
    'receiver.email': emailProblem(receiver.email),
    'receiver.phone': phoneProblem(receiver.phone),
    'receiver.ssn': ssnProblem(receiver.ssn, !isCompany),
    'receiver.companySsn': ssnProblem(receiver.companySsn, isCompany),
  };
}

function phoneProblem(phone: string): string | null {
  if (!phone) return requiredMessage;
  return isPhone(phone) ? null : phoneMessage;
}
