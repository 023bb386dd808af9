import { type Metric, single } from '../harness/metric.ts';
import { postJson } from '../harness/post-json.ts';
import { type ShopAddress, shopOptions } from '../harness/shop-options.ts';
import { tryPassword } from '../harness/sign-in.ts';
import { task } from '../harness/task.ts';
import type { Findings } from './probe.ts';

const parallelGuesses = 20;
const minute = 60_000;
const perAddress = 30;
const perAccount = 10;

interface Attack {
  name: string;
  /** Guesses that may get through per minute. */
  allowed: number;
  /** Sends guess number `index`; returns whether it was actually checked. */
  guess(shop: ShopAddress, index: number): Promise<boolean>;
}

/** Whether the identity service compared the password; a locked account's is not compared. */
async function guessPassword(shop: ShopAddress, email: string, index: number): Promise<boolean> {
  const answer = await tryPassword(shop, email, `giskað-${index}`);
  const { error } = (await answer.json()) as { error?: { message: string } };
  return error?.message.startsWith('TOO_MANY_ATTEMPTS') !== true;
}

/** Whether the backend checked the token. */
async function guessToken(shop: ShopAddress, index: number): Promise<boolean> {
  const headers = {
    ApiKey: shop['api-key'],
    Origin: shop.shop,
    'X-Forwarded-For': `203.0.${(index >> 8) & 255}.${index & 255}`,
  };
  const url = `${shop.shop}/backend/customer/auth/credentials`;
  const answer = await postJson(url, { idToken: 'x.y.z' }, headers);
  await answer.body?.cancel();
  if (answer.status === 401) return true;
  if (answer.status === 429) return false;
  throw new Error(`The exchange answered ${answer.status}`);
}

const attacks: readonly Attack[] = [
  {
    name: 'passwords at one account',
    allowed: perAccount,
    guess: (shop, index) => guessPassword(shop, 'baldur@vorulind.test', index),
  },
  {
    name: 'one password at many accounts',
    allowed: perAddress,
    guess: (shop, index) => guessPassword(shop, `fornarlamb-${index}@vorulind.test`, 0),
  },
  { name: 'tokens, each under a forged address', allowed: perAddress, guess: guessToken },
];

/** Sends all guesses of an attack. */
async function run({ guess }: Attack, shop: ShopAddress, total: number) {
  const started = performance.now();
  let looked = 0;
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < total) {
      const index = next;
      next += 1;
      if (await guess(shop, index)) looked += 1;
    }
  };
  await Promise.all(Array.from({ length: parallelGuesses }, work));
  return { looked, ms: performance.now() - started };
}

export const probe = task(
  { ...shopOptions, guesses: 10_000 },
  async ({ guesses, ...shop }): Promise<Findings> => {
    const metrics: Metric[] = [];
    const faults: string[] = [];
    for (const attack of attacks) {
      const { looked, ms } = await run(attack, shop, guesses);
      // Windows begin with the first guess, so each started minute may let its share through.
      const allowed = attack.allowed * Math.ceil(ms / minute);
      metrics.push(single(`${attack.name}, got through`, '', looked, guesses));
      if (looked > allowed) faults.push(`${attack.name}: ${looked} got through, ${allowed} may`);
    }
    return { metrics, faults };
  },
);
