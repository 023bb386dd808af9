import { parseArgs } from 'node:util';

const usage = `npm run known -- [--shop URL]

Asks a running shop of npm start about addresses and national ids that it knows and about others that it does not, in turn,
and prints how long the answers took (reliability F27). Nothing here passes or fails: it is for reading.`;

const { values } = parseArgs({
  options: {
    shop: { type: 'string', default: 'http://localhost:3000' },
    identity: { type: 'string', default: 'http://localhost:4010' },
    'api-key': { type: 'string', default: 'vorulind-local' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(usage);
  process.exit(0);
}

interface Question {
  name: string;
  /** As many as one address may ask, known and unknown, with one of each for warming up. */
  rounds: number;
  /** @param known of the demo; the other is nobody's */
  ask(known: boolean, round: number): Promise<Response>;
}

const graphql = (query: string, variables: object): Promise<Response> =>
  post(
    `${values.shop}/backend/graphql`,
    { query, variables },
    { ApiKey: values['api-key'], Origin: values.shop },
  );

const nobody = (round: number): string => `enginn-${process.pid}-${round}@vorulind.test`;

const questions: readonly Question[] = [
  {
    name: 'wrong password at the identity service',
    rounds: 8,
    ask: (known, round) =>
      post(
        `${values.identity}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=known`,
        { email: known ? knownAddress(round) : nobody(round), password: 'rangt', returnSecureToken: true },
        {},
      ),
  },
  {
    name: 'forgotPassword',
    rounds: 4,
    ask: (known, round) =>
      graphql('mutation ForgotPassword($email: String!) { forgotPassword(email: $email) }', {
        email: known ? knownAddress(round) : nobody(round),
      }),
  },
  {
    name: 'preflightRegistration',
    rounds: 8,
    ask: (known, round) =>
      graphql(
        'mutation PreflightRegistration($ssn: String!) { preflightRegistration(ssn: $ssn) { isCompany } }',
        { ssn: known ? '0209804299' : `010130${String(2000 + round)}` },
      ),
  },
];

const people = ['jona', 'baldur', 'tvenna', 'solumadur', 'ostadfest', 'nyr'];
function knownAddress(round: number): string {
  return `${people[round % people.length]}@vorulind.test`;
}

function post(url: string, body: object, headers: Record<string, string>): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

async function timed(question: Question, known: boolean, round: number): Promise<number> {
  const start = performance.now();
  const answer = await question.ask(known, round);
  await answer.text();
  const ms = performance.now() - start;
  if (answer.status === 429) throw new Error(`${question.name}: asked too often; again in an hour`);
  return ms;
}

const median = (all: number[]): number => all.toSorted((a, b) => a - b)[all.length >> 1] ?? Number.NaN;

for (const question of questions) {
  const known: number[] = [];
  const unknown: number[] = [];
  for (let round = 0; round <= question.rounds; round += 1) {
    const [one, other] = [await timed(question, true, round), await timed(question, false, round)];
    if (round === 0) continue;
    known.push(one);
    unknown.push(other);
  }
  const shown = (all: number[]): string =>
    `median ${median(all).toFixed(1)}, ${Math.min(...all).toFixed(1)} to ${Math.max(...all).toFixed(1)} ms`;
  console.log(`${question.name}: known ${shown(known)}; unknown ${shown(unknown)}`);
}
