import { parseArgs } from 'node:util';

const usage = `npm run guesses -- [--shop URL] [--identity URL] [--guesses NUMBER]

Guesses at a running shop of npm start from this one address, as an attacker would, and prints how many guesses got
through: passwords at the identity service, tokens at the backend's exchange, the latter with a forged X-Forwarded-For
in each request. Exits with 1 when more got through than 30 a minute, or 10 a minute at one account (reliability F27).`;

const { values } = parseArgs({
  options: {
    shop: { type: 'string', default: 'http://localhost:3000' },
    identity: { type: 'string', default: 'http://localhost:4010' },
    'api-key': { type: 'string', default: 'vorulind-local' },
    guesses: { type: 'string', default: '10000' },
    help: { type: 'boolean', default: false },
  },
});
const total = Number(values.guesses);
if (values.help || !Number.isInteger(total) || total < 1) {
  console.log(usage);
  process.exit(values.help ? 0 : 1);
}

const atOnce = 20;
const minute = 60_000;
const perAddress = 30;
const perAccount = 10;

interface Kind {
  name: string;
  /** A minute, in all. */
  allowed: number;
  /** Sends guess number `index`; answers whether it was really looked at. */
  guess(index: number): Promise<boolean>;
}

/** Whether the identity service compared the password; what is locked is not. */
async function guessPassword(email: string, index: number): Promise<boolean> {
  const url = `${values.identity}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=guesses`;
  const answer = await post(url, { email, password: `giskað-${index}`, returnSecureToken: true }, {});
  const { error } = (await answer.json()) as { error?: { message: string } };
  return error?.message.startsWith('TOO_MANY_ATTEMPTS') !== true;
}

/** Whether the backend looked at the token. */
async function guessToken(index: number): Promise<boolean> {
  const headers = {
    ApiKey: values['api-key'],
    Origin: values.shop,
    'X-Forwarded-For': `203.0.${(index >> 8) & 255}.${index & 255}`,
  };
  const answer = await post(
    `${values.shop}/backend/customer/auth/credentials`,
    { idToken: 'x.y.z' },
    headers,
  );
  await answer.body?.cancel();
  if (answer.status === 401) return true;
  if (answer.status === 429) return false;
  throw new Error(`The exchange answered ${answer.status}`);
}

function post(url: string, body: object, headers: Record<string, string>): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

const kinds: readonly Kind[] = [
  {
    name: 'passwords at one account',
    allowed: perAccount,
    guess: (index) => guessPassword('baldur@vorulind.test', index),
  },
  {
    name: 'one password at many accounts',
    allowed: perAddress,
    guess: (index) => guessPassword(`fornarlamb-${index}@vorulind.test`, 0),
  },
  { name: 'tokens, each under a forged address', allowed: perAddress, guess: guessToken },
];

/** Sends all guesses of a kind; answers whether no more got through than may. */
async function run({ name, allowed, guess }: Kind): Promise<boolean> {
  const start = performance.now();
  /** When each guess that got through was sent, ms since the start. */
  const through: number[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < total) {
      const index = next;
      next += 1;
      const sentAt = performance.now() - start;
      if (await guess(index)) through.push(sentAt);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const seconds = (performance.now() - start) / 1000;
  // Windows begin with the first guess, so that each minute that was begun may let its share through.
  const may = allowed * Math.ceil((seconds * 1000) / minute);
  const isRight = through.length <= may;
  console.log(
    `${isRight ? '✓' : '✗'} ${name}: ${total} sent in ${seconds.toFixed(1)} s, ${through.length} got through (${may} may)`,
  );
  return isRight;
}

let right = true;
for (const kind of kinds) right = (await run(kind)) && right;
process.exit(right ? 0 : 1);
