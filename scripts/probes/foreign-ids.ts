import { parseArgs } from 'node:util';

const usage = `npm run foreign -- [--shop URL] [--rounds 100]

Signs in to a running shop of npm start as Jóna and asks, in turn, about what is another customer's and about what is not there, and
prints how long the answers took (reliability F24, F25). Nothing here passes or fails: it is for reading.`;

const { values } = parseArgs({
  options: {
    shop: { type: 'string', default: 'http://localhost:3000' },
    identity: { type: 'string', default: 'http://localhost:4010' },
    'api-key': { type: 'string', default: 'vorulind-local' },
    rounds: { type: 'string', default: '100' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(usage);
  process.exit(0);
}

/** Nobody's, whatever the demo has. */
const unknown = 900_000_000;

/** What can be asked with an id alone; numbers 11 to 14 are the demo's others. Whoever is refused has changed nothing. */
const questions: readonly [name: string, query: string][] = [
  ['viewInvoice', 'query ($id: ID!) { viewInvoice(invoiceId: $id) { number } }'],
  ['order', 'query ($id: ID!) { order(id: $id) { number } }'],
  ['viewSalesQuote', 'query ($id: ID!) { viewSalesQuote(id: $id) { number } }'],
  ['productList', 'query ($id: ID!) { productList(listId: $id) { __typename } }'],
  ['viewEmployees', 'query ($id: ID!) { viewEmployees(companyId: $id) { total } }'],
  ['setCustomer', 'mutation ($id: ID!) { setCustomer(customerId: $id) { id } }'],
  ['removeCustomerAddress', 'mutation ($id: ID!) { removeCustomerAddress(addressId: $id) }'],
  ['removeFromCart', 'mutation ($id: ID!) { removeFromCart(cartItemId: $id) { key } }'],
  ['declineOrderRequest', 'mutation ($id: ID!) { declineOrderRequest(requestId: $id) { id } }'],
];

const post = (url: string, body: object, cookie = ''): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ApiKey: values['api-key'],
      Origin: values.shop,
      Cookie: cookie,
    },
    body: JSON.stringify(body),
  });

async function signIn(): Promise<string> {
  const path = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=foreign';
  const credentials = {
    email: 'jona@vorulind.test',
    password: 'Vorulind-2026',
    returnSecureToken: true,
  };
  const account = (await (await post(values.identity + path, credentials)).json()) as { idToken: string };
  const answer = await post(`${values.shop}/backend/customer/auth/credentials`, { idToken: account.idToken });
  if (!answer.ok) throw new Error(`Signing in answered ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
}

const median = (times: readonly number[]): string =>
  (times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0).toFixed(1);

const cookie = await signIn();
const rounds = Number(values.rounds);
for (const [name, query] of questions) {
  const took = { foreign: [] as number[], unknown: [] as number[] };
  const answers = new Set<string>();
  // The first round warms up.
  for (let round = 0; round <= rounds; round += 1) {
    for (const kind of round % 2 ? (['foreign', 'unknown'] as const) : (['unknown', 'foreign'] as const)) {
      const id = String(kind === 'foreign' ? 11 + (round % 4) : unknown + round);
      const started = performance.now();
      const response = await post(`${values.shop}/backend/graphql`, { query, variables: { id } }, cookie);
      answers.add(`${response.status} ${await response.text()}`);
      if (round > 0) took[kind].push(performance.now() - started);
    }
  }
  console.log(
    `${name}: another's ${median(took.foreign)} ms, nobody's ${median(took.unknown)} ms, ` +
      `${answers.size === 1 ? 'the same answer' : `${answers.size} DIFFERENT answers: ${[...answers].join(' | ')}`}`,
  );
}
