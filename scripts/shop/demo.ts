/** The password of every demo login. */
export const demoPassword = 'Vorulind-2026';

/** People of the demo that `npm start` introduces. */
export const demoLogins = [
  { login: 'jona@vorulind.test', who: 'private customer' },
  { login: 'baldur@vorulind.test', who: 'manager of Hótel Hvönn ehf., employee of Kaffihúsið Kría slf.' },
  { login: 'tvenna@vorulind.test', who: 'one login, two customers' },
  { login: 'nyr@vorulind.test', who: 'has a login, but is not a customer yet' },
  { login: 'solumadur@vorulind.test', who: 'sales agent' },
  { login: 'ostadfest@vorulind.test', who: 'customer that is not confirmed' },
  { login: 'lokud@vorulind.test', who: 'closed account' },
] as const;
