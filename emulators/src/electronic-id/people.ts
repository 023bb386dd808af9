/** What a person does with a request on the phone. */
export type Manner = 'by-hand' | 'never' | 'refuses';

export interface Person {
  /** Ten digits. */
  nationalId: string;
  /** Seven digits; null for a person who only has the app. */
  phoneNumber: string | null;
  name: string;
  manner: Manner;
}

export type Channel = 'app' | 'sim';

/** The people of the demo; their national ids are Registers Iceland's published synthetic ones. */
export const scriptedPeople: readonly Person[] = [
  { nationalId: '0209804299', phoneNumber: '7701001', name: 'Jóna ÞÍ Haraldsdóttir', manner: 'by-hand' },
  { nationalId: '2811913049', phoneNumber: '7701002', name: 'Baldur ÞÍ Jónsson', manner: 'by-hand' },
  { nationalId: '0101303019', phoneNumber: '7701005', name: 'Gervimaður Afríka', manner: 'by-hand' },
  { nationalId: '0101307789', phoneNumber: '7701003', name: 'Gervimaður Útlönd', manner: 'never' },
  { nationalId: '0101302399', phoneNumber: '7701004', name: 'Gervimaður Færeyjar', manner: 'refuses' },
];

/** Certificates belong to people: the first digit of a company's national id is 4 to 7. */
const personal = /^[0-389]\d{9}$/;
/** A SIM is in a mobile phone: 6, 7 or 8. */
const mobile = /^[678]\d{6}$/;

/** A system id that is made from a phone number, for phones without a script. */
const madeFromPhone = /^999([678]\d{6})$/;

/** Whoever holds this national id; a number without a script is a person who answers by hand. */
export function holderOf(nationalId: string): Person | undefined {
  if (!personal.test(nationalId)) return undefined;
  const phoneNumber = madeFromPhone.exec(nationalId)?.[1] ?? null;
  const known = scriptedPeople.find((person) => person.nationalId === nationalId);
  return known ?? { nationalId, phoneNumber, name: 'Gervimaður án nafns', manner: 'by-hand' };
}

/** Whoever has this phone. */
export function subscriberOf(phoneNumber: string): Person | undefined {
  if (!mobile.test(phoneNumber)) return undefined;
  const known = scriptedPeople.find((person) => person.phoneNumber === phoneNumber);
  return known ?? holderOf(`999${phoneNumber}`);
}

/** By either number, as people write them; undefined when nobody has it. */
export function personBy(text: string): Person | undefined {
  const digits = text
    .normalize('NFKC')
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .replace(/^(\+|00)354(?=\d{7}$)/, '');
  return digits.length === 10 ? holderOf(digits) : subscriberOf(digits);
}
