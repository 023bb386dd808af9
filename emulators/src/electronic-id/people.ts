/** How a person reacts to a request on the phone. */
export type PhoneBehaviour = 'by-hand' | 'never' | 'refuses';

export interface Person {
  /** Ten digits. */
  nationalId: string;
  /** Seven digits; null for a person who only has the app. */
  phoneNumber: string | null;
  name: string;
  behaviour: PhoneBehaviour;
}

export type Channel = 'app' | 'sim';

/** The people of the demo; their national ids are Registers Iceland's published test numbers. */
export const scriptedPeople: readonly Person[] = [
  { nationalId: '0209804299', phoneNumber: '7701001', name: 'Jóna ÞÍ Haraldsdóttir', behaviour: 'by-hand' },
  { nationalId: '2811913049', phoneNumber: '7701002', name: 'Baldur ÞÍ Jónsson', behaviour: 'by-hand' },
  { nationalId: '0101303019', phoneNumber: '7701005', name: 'Gervimaður Afríka', behaviour: 'by-hand' },
  { nationalId: '0101307789', phoneNumber: '7701003', name: 'Gervimaður Útlönd', behaviour: 'never' },
  { nationalId: '0101302399', phoneNumber: '7701004', name: 'Gervimaður Færeyjar', behaviour: 'refuses' },
];

/** Only persons have certificates: the first digit of a company's national id is 4 to 7. */
const personalNationalId = /^[0-389]\d{9}$/;
/** Mobile numbers start with 6, 7 or 8. */
const mobileNumber = /^[678]\d{6}$/;

/** A system id derived from a phone number, for phones without a script. */
const phoneDerivedId = /^999([678]\d{6})$/;

/** The holder of this national id; a number without a script is a person who answers by hand. */
export function findHolder(nationalId: string): Person | undefined {
  if (!personalNationalId.test(nationalId)) return undefined;
  const phoneNumber = phoneDerivedId.exec(nationalId)?.[1] ?? null;
  const scriptedPerson = scriptedPeople.find((person) => person.nationalId === nationalId);
  return scriptedPerson ?? { nationalId, phoneNumber, name: 'Gervimaður án nafns', behaviour: 'by-hand' };
}

export function findSubscriber(phoneNumber: string): Person | undefined {
  if (!mobileNumber.test(phoneNumber)) return undefined;
  const scriptedPerson = scriptedPeople.find((person) => person.phoneNumber === phoneNumber);
  return scriptedPerson ?? findHolder(`999${phoneNumber}`);
}

/** By either number, as people write them; undefined when unknown. */
export function findPerson(text: string): Person | undefined {
  const digits = text
    .normalize('NFKC')
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .replace(/^(\+|00)354(?=\d{7}$)/, '');
  return digits.length === 10 ? findHolder(digits) : findSubscriber(digits);
}
