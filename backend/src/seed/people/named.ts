import type { DemoCustomer } from './person.ts';

export const hotel = '5501151490';
export const cafe = '4803151480';
export const person = '0209804299';
const guesthouse = '6006141470';
export const baldur = '2811913049';
/** People of the hotel who order for one of its units. */
export const chef = '0101302989';
export const housekeeper = '0101302129';
/** Keeps the hotel's books, in a role that it made. */
export const bookkeeper = '0101302719';
/** National id of the sales agent. */
export const agentSsn = '3003228340';

/** The people of the demo and their companies; the persons' national ids are Registers Iceland's published test numbers. */
export const namedCustomers: readonly DemoCustomer[] = [
  {
    ssn: hotel,
    name: 'Hótel Hvönn ehf.',
    email: 'bokhald@hotelhvonn.test',
    phoneNumber: '5550140',
    creditLimit: 2_000_000,
    addresses: [
      ['Hvannabraut 12', '603'],
      ['Hvannabraut 14, vörumóttaka', '603'],
    ],
    discounts: { HRE: 15, HLA: 10, PAP: 20, HLI: 10, KAF: 8 },
    orderFields: [{ kind: 'CostCentre', isRequired: false }],
    ownNumbers: {
      'PAP-10101': ['4711', 'Salernispappír herbergi'],
      'PAP-10302': ['ELD-204', 'Handþurrkur eldhús'],
      'KAF-10901': ['52-110'],
    },
    electronicLogins: [{ nationalId: '2811913049', actorName: 'Baldur ÞÍ Jónsson' }],
  },
  {
    ssn: cafe,
    name: 'Kaffihúsið Kría slf.',
    email: 'kria@kaffihusidkria.test',
    phoneNumber: '5550148',
    creditLimit: 400_000,
    addresses: [['Kríugata 3', '101']],
    discounts: { KAF: 12.5, UMB: 10 },
  },
  {
    ssn: guesthouse,
    name: 'Gistiheimilið Holtasóley ehf.',
    email: 'gisting@holtasoley.test',
    phoneNumber: '5550147',
    creditLimit: 600_000,
    addresses: [['Sóleyjarvegur 8', '780']],
    discounts: { HRE: 10, PAP: 10 },
  },
  {
    ssn: person,
    name: 'Jóna ÞÍ Haraldsdóttir',
    email: 'jona@vorulind.test',
    phoneNumber: '7701001',
    creditLimit: 200_000,
    addresses: [
      ['Lindargata 27', '101'],
      ['Sumarhús við Birkilund 4', '801'],
    ],
    logins: [{ uid: 'demo-jona' }],
  },
  {
    ssn: baldur,
    name: 'Baldur ÞÍ Jónsson',
    email: 'baldur@vorulind.test',
    phoneNumber: '7701002',
    creditLimit: 2_000_000,
    addresses: [
      ['Vallarbraut 5', '600'],
      ['Hvannabraut 12', '603'],
    ],
    discounts: { HRE: 10, KAF: 10 },
    memberOf: { [hotel]: 'Manager', [cafe]: 'Employee' },
    billTo: [hotel, cafe, guesthouse],
    logins: [{ uid: 'demo-baldur' }],
  },
  {
    ssn: '0404044400',
    name: 'Elma ÞÍ Martín',
    email: 'tvenna@vorulind.test',
    phoneNumber: '7701011',
    creditLimit: 100_000,
    addresses: [['Bæjarbraut 9', '210']],
    logins: [{ uid: 'demo-tvenna' }],
  },
  {
    ssn: '5109141460',
    name: 'Ræstiþjónustan Morgundögg ehf.',
    email: 'tvenna@vorulind.test',
    phoneNumber: '5550146',
    creditLimit: 800_000,
    addresses: [['Iðnbúð 14', '210']],
    discounts: { HRE: 20, HLA: 12 },
    orderFields: [
      {
        kind: 'Reference',
        isRequired: true,
        format: 'V-####',
        message: 'Verknúmer: V- og fjórir tölustafir, til dæmis V-1042.',
      },
      { kind: 'CostCentre', isRequired: false },
    ],
    electronicLogins: [{ nationalId: '0404044400', actorName: 'Elma ÞÍ Martín' }],
    logins: [{ uid: 'demo-tvenna', actorName: 'Elma ÞÍ Martín' }],
  },
  {
    ssn: agentSsn,
    name: 'Vala ÞÍ Baldvins',
    email: 'solumadur@vorulind.test',
    phoneNumber: '7701012',
    isAgent: true,
    addresses: [['Lindarbraut 1', '200']],
    logins: [{ uid: 'demo-solumadur' }],
  },
  {
    ssn: '2412198560',
    name: 'Anna ÞÍ Rúnarsdóttir',
    email: 'ostadfest@vorulind.test',
    phoneNumber: '7701013',
    isConfirmed: false,
    creditLimit: 50_000,
    addresses: [['Strandgata 31', '220']],
    logins: [{ uid: 'demo-ostadfest' }],
  },
  {
    ssn: '0101307789',
    name: 'Gervimaður Útlönd',
    email: 'lokud@vorulind.test',
    phoneNumber: '7701014',
    isActive: false,
    addresses: [['Hafnargata 2', '230']],
    logins: [{ uid: 'demo-lokud' }],
  },
  {
    ssn: chef,
    name: 'Gná ÞÍ Ránardóttir',
    email: 'eldhus@vorulind.test',
    phoneNumber: '7701015',
    addresses: [['Vallarbraut 7', '600']],
    memberOf: { [hotel]: 'Employee' },
    logins: [{ uid: 'demo-eldhus' }],
  },
  {
    ssn: housekeeper,
    name: 'Dúi ÞÍ Dvalinsson',
    email: 'herbergi@vorulind.test',
    phoneNumber: '7701016',
    addresses: [['Vallarbraut 9', '600']],
    memberOf: { [hotel]: 'Employee' },
    logins: [{ uid: 'demo-herbergi' }],
  },
  {
    ssn: bookkeeper,
    name: 'Sif ÞÍ Njálsdóttir',
    email: 'bokari@vorulind.test',
    phoneNumber: '7701017',
    addresses: [['Vallarbraut 11', '600']],
    memberOf: { [hotel]: 'Employee' },
    logins: [{ uid: 'demo-bokari' }],
  },
];
