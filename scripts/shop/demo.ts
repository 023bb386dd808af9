/** The password of every demo login. */
export const demoPassword = 'Vorulind-2026';

/** People of the demo that `npm start` lists. */
export const demoLogins = [
  { login: 'jona@vorulind.test', who: 'private customer' },
  { login: 'baldur@vorulind.test', who: 'manager of Hótel Hvönn ehf., employee of Kaffihúsið Kría slf.' },
  { login: 'eldhus@vorulind.test', who: 'employee of Hótel Hvönn ehf., bound to its kitchen' },
  { login: 'bokari@vorulind.test', who: 'bookkeeper of Hótel Hvönn ehf., in a role that it made' },
  { login: 'tvenna@vorulind.test', who: 'one login, two customers' },
  { login: 'nyr@vorulind.test', who: 'has a login, but is not a customer yet' },
  { login: 'solumadur@vorulind.test', who: 'sales agent' },
  { login: 'ostadfest@vorulind.test', who: 'customer that is not confirmed' },
  { login: 'lokud@vorulind.test', who: 'closed account' },
] as const;

/** People with electronic ids, by national id or by phone. */
export const electronicIdPeople = [
  { number: '020980-4299 / 770-1001', who: 'Jóna, signs in once approved' },
  { number: '281191-3049 / 770-1002', who: 'Baldur, who has several users' },
  { number: '010130-7789 / 770-1003', who: 'never answers' },
  { number: '010130-2399 / 770-1004', who: 'refuses' },
  { number: '010130-3019 / 770-1005', who: 'is unknown to the shop' },
] as const;

/** Test cards of the acquirer; with any future date and any CVC. */
export const demoCards = [
  { number: '4242 4242 4242 4242', what: 'pays' },
  { number: '4000 0000 0000 3220', what: 'asks for 3-D Secure, code 1234' },
  { number: '4000 0000 0000 0002', what: 'is declined' },
  { number: '4000 0000 0000 9995', what: 'has no funds' },
  { number: '4000 0000 0000 0119', what: 'times out after authorising' },
] as const;
