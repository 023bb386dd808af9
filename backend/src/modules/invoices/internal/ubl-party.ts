import { normaliseKennitala } from '../../../../../lib/rules/people/kennitala.ts';
import { groupElement, textElement } from './ubl-element.ts';

interface Party {
  name: string;
  /** National id. */
  ssn: string;
  /** In one line, as invoices store it. */
  address: string | null;
  /** Null where unknown. */
  vatNumber: string | null;
}

/** Identifier scheme of Icelandic national ids (ISO 6523). */
const kennitalaScheme = { schemeID: '0196' };

/** Seller or buyer, in the schema's order; Iceland's rules require national id, street and postal code (IS-R-002 to 005). */
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

/** VSK number with the country prefix (BR-CO-09). */
function vatIdentifier(vatNumber: string): string {
  return `IS${vatNumber.replaceAll(/[^0-9A-Za-z]/g, '').replace(/^IS/i, '')}`;
}

interface AddressParts {
  street: string;
  postalCode: string;
  /** Empty where unknown. */
  city: string;
}

/** Placeholders for an unknown street and postal code: a document without them would be refused. */
const unknownAddress = { street: 'Óskráð', postalCode: '000' };

/** `Gata 1, 101 Reykjavík` split into its parts. A line that does not end in a postal code and a place is taken as the street. */
export function splitAddress(line: string | null): AddressParts {
  const match = (line ?? '').replaceAll(/\s+/g, ' ').trim();
  const [, street, postalCode, city] = /^(.*?)[ ,]*\b(\d{3}) ([^\d,]+)$/.exec(match) ?? [];
  if (postalCode === undefined)
    return { street: match || unknownAddress.street, postalCode: unknownAddress.postalCode, city: '' };
  return { street: street || unknownAddress.street, postalCode, city: city ?? '' };
}
