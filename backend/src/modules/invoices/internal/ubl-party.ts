import { normaliseKennitala } from '../../../../../lib/rules/people/kennitala.ts';
import { groupElement, textElement } from './ubl-element.ts';

interface Party {
  name: string;
  /** National id. */
  ssn: string;
  /** In one line, as invoices keep it. */
  address: string | null;
  /** Null where it is not known. */
  vatNumber: string | null;
}

/** Icelandic national ids in the list of identifier schemes (ISO 6523). */
const kennitalaScheme = { schemeID: '0196' };

/** Who sells or buys, in the schema's order; Iceland's rules ask for national id, street and postal code (IS-R-002 to 005). */
export function partyElement(role: string, { name, ssn, address, vatNumber }: Party): string {
  const kennitala = normaliseKennitala(ssn);
  const { street, postalCode, city } = splitAddress(address);
  return groupElement(
    `cac:${role}`,
    groupElement(
      'cac:Party',
      textElement('cbc:EndpointID', kennitala, kennitalaScheme),
      groupElement('cac:PartyName', textElement('cbc:Name', name)),
      groupElement(
        'cac:PostalAddress',
        textElement('cbc:StreetName', street),
        textElement('cbc:CityName', city),
        textElement('cbc:PostalZone', postalCode),
        groupElement('cac:Country', textElement('cbc:IdentificationCode', 'IS')),
      ),
      vatNumber === null
        ? ''
        : groupElement(
            'cac:PartyTaxScheme',
            textElement('cbc:CompanyID', vatIdentifier(vatNumber)),
            taxScheme,
          ),
      groupElement(
        'cac:PartyLegalEntity',
        textElement('cbc:RegistrationName', name),
        textElement('cbc:CompanyID', kennitala, kennitalaScheme),
      ),
    ),
  );
}

export const taxScheme = groupElement('cac:TaxScheme', textElement('cbc:ID', 'VAT'));

/** VSK number with its country before it (BR-CO-09). */
function vatIdentifier(vatNumber: string): string {
  return `IS${vatNumber.replaceAll(/[^0-9A-Za-z]/g, '').replace(/^IS/i, '')}`;
}

interface AddressParts {
  street: string;
  postalCode: string;
  /** Empty where it is not known. */
  city: string;
}

/** What stands for a street and a postal code that are not known: a document without them would be refused. */
const unknownAddress = { street: 'Óskráð', postalCode: '000' };

/** `Gata 1, 101 Reykjavík` in its parts. A line that does not end in a postal code and a place is taken as the street. */
export function splitAddress(line: string | null): AddressParts {
  const match = (line ?? '').replaceAll(/\s+/g, ' ').trim();
  const [, street, postalCode, city] = /^(.*?)[ ,]*\b(\d{3}) ([^\d,]+)$/.exec(match) ?? [];
  if (postalCode === undefined)
    return { street: match || unknownAddress.street, postalCode: unknownAddress.postalCode, city: '' };
  return { street: street || unknownAddress.street, postalCode, city: city ?? '' };
}
