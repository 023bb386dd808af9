import { pseudoRandom, pick } from './chance.ts';
import type { DemoCustomer } from './person.ts';

/** Of each kind; more than 300 in all, so that search and paging are worthwhile. */
const count = 165;

const women =
  'Arna Ásta Birna Bryndís Dagný Edda Elín Eygló Fanney Freyja Gígja Guðrún Hrafnhildur Hulda Inga Íris Jórunn Katrín Kolbrún Lilja'.split(
    ' ',
  );
const men =
  'Andri Atli Ágúst Birgir Bjarki Brynjar Davíð Egill Eiríkur Emil Gísli Hákon Helgi Hörður Ívar Jökull Kári Logi Orri Óðinn'.split(
    ' ',
  );
/** In the genitive, as patronymics need them. */
const fathers =
  'Arnar Atla Ágústs Bergs Birgis Einars Eiríks Friðriks Gísla Gunnars Hákonar Helga Hilmars Ívars Jökuls Kára Loga Magnúsar Ólafs Þórðar'.split(
    ' ',
  );

/** What the company is, with the article, and the word for its kind. */
const kinds = [
  'Bakaríið',
  'Gistiheimilið',
  'Veitingahúsið',
  'Hárgreiðslustofan',
  'Leikskólinn',
  'Bílaverkstæðið',
  'Tannlæknastofan',
  'Ræstingaþjónustan',
  'Bókabúðin',
  'Blómabúðin',
  'Prentsmiðjan',
  'Fiskbúðin',
  'Trésmiðjan',
  'Saumastofan',
  'Hjúkrunarheimilið',
] as const;
/** Flowers and birds, resembling no real company. */
const names = [
  'Fífilbrekka',
  'Steindepill',
  'Músarrindill',
  'Lóuþræll',
  'Sendlingur',
  'Blágresi',
  'Geldingahnappur',
  'Vetrarblóm',
  'Jakobsfífill',
  'Eyrarrós',
  'Burnirót',
] as const;

const streets = [
  'Hafnargata',
  'Skólavegur',
  'Bæjarbraut',
  'Hlíðarvegur',
  'Strandgata',
  'Vallarbraut',
  'Sólvallagata',
  'Kirkjuvegur',
] as const;
const postalCodes = [
  '101',
  '105',
  '110',
  '200',
  '210',
  '220',
  '230',
  '270',
  '300',
  '400',
  '600',
  '700',
  '800',
] as const;

/** Customers for agents to search: persons with „ÞÍ“ in the name, fictitious companies. */
export function agentCustomers(): DemoCustomer[] {
  const indexes = Array.from({ length: count }, (_, index) => index);
  return [...indexes.map(person), ...indexes.map(company)];
}

function person(index: number): DemoCustomer {
  const isWoman = index % 2 === 0;
  const first = (isWoman ? women : men)[Math.floor(index / 2) % 20] ?? '';
  const father = fathers[(index * 7 + Math.floor(index / 40)) % 20] ?? '';
  return {
    ...commonFields(`person ${index}`, index),
    // 14 and 15 as seventh and eighth digit: numbers that Registers Iceland gives to fictitious people only.
    ssn: `${padTwo(1 + (index % 28))}${padTwo(1 + (index % 12))}${padTwo(50 + (index % 50))}${index < 100 ? 14 : 15}${index % 10}9`,
    name: `${first} ÞÍ ${father}${isWoman ? 'dóttir' : 'son'}`,
    email: `einstaklingur${index + 1}@vidskiptavinir.test`,
    phoneNumber: `611${String(1000 + index)}`,
  };
}

function company(index: number): DemoCustomer {
  const kind = kinds[index % kinds.length] ?? '';
  const name = names[Math.floor(index / kinds.length) % names.length] ?? '';
  return {
    ...commonFields(`company ${index}`, index),
    ssn: `${padTwo(41 + (index % 28))}${padTwo(1 + (index % 12))}${padTwo(index % 24)}${index < 100 ? 14 : 15}${index % 10}0`,
    name: `${kind} ${name} ${pick(`form ${index}`, ['ehf.', 'ehf.', 'ehf.', 'slf.', 'hf.', 'sf.'])}`,
    email: `fyrirtaeki${index + 1}@vidskiptavinir.test`,
    phoneNumber: `555${String(1000 + index)}`,
    creditLimit: 100_000 * (1 + Math.floor(pseudoRandom(`credit ${index}`) * 15)),
  };
}

/** Some are not confirmed and some are deactivated, so that a filter excludes something. */
function commonFields(text: string, index: number) {
  const house = 1 + Math.floor(pseudoRandom(`house ${text}`) * 60);
  const address: [string, string] = [
    `${pick(`street ${text}`, streets)} ${house}`,
    pick(`code ${text}`, postalCodes),
  ];
  return { isConfirmed: index % 17 !== 5, isActive: index % 23 !== 7, addresses: [address] };
}

const padTwo = (value: number): string => String(value).padStart(2, '0');
