import { timing } from '../harness/metric.ts';
import { postJson } from '../harness/post-json.ts';
import { type ShopAddress, shopOptions } from '../harness/shop-options.ts';
import { tryPassword } from '../harness/sign-in.ts';
import { task } from '../harness/task.ts';
import type { Findings } from './probe.ts';

interface Question {
  name: string;
  /** As many requests as one address may send, known and unknown, plus one of each as warm-up. */
  rounds: number;
  /** @param isKnown a demo account; the other one does not exist */
  ask(shop: ShopAddress, isKnown: boolean, round: number): Promise<Response>;
}

const people = ['jona', 'baldur', 'tvenna', 'solumadur', 'ostadfest', 'nyr'];

function emailOf(isKnown: boolean, round: number): string {
  const person = isKnown ? people[round % people.length] : `enginn-${process.pid}-${round}`;
  return `${person}@vorulind.test`;
}

function askBackend(shop: ShopAddress, query: string, variables: object): Promise<Response> {
  const headers = { ApiKey: shop['api-key'], Origin: shop.shop };
  return postJson(`${shop.shop}/backend/graphql`, { query, variables }, headers);
}

const questions: readonly Question[] = [
  {
    name: 'wrong password at the identity service',
    rounds: 8,
    ask: (shop, isKnown, round) => tryPassword(shop, emailOf(isKnown, round), 'rangt'),
  },
  {
    name: 'forgotPassword',
    rounds: 4,
    ask: (shop, isKnown, round) =>
      askBackend(shop, 'mutation ForgotPassword($email: String!) { forgotPassword(email: $email) }', {
        email: emailOf(isKnown, round),
      }),
  },
  {
    name: 'preflightRegistration',
    rounds: 8,
    ask: (shop, isKnown, round) =>
      askBackend(
        shop,
        'mutation PreflightRegistration($ssn: String!) { preflightRegistration(ssn: $ssn) { isCompany } }',
        { ssn: isKnown ? '0209804299' : `010130${String(2000 + round)}` },
      ),
  },
];

async function timeAnswer(
  question: Question,
  shop: ShopAddress,
  isKnown: boolean,
  round: number,
): Promise<number> {
  const start = performance.now();
  const answer = await question.ask(shop, isKnown, round);
  await answer.text();
  const ms = performance.now() - start;
  if (answer.status === 429) throw new Error(`${question.name}: too many requests; retry in an hour`);
  return ms;
}

/** Never fails: the times are informational. */
export const probe = task(shopOptions, async (shop): Promise<Findings> => {
  const metrics = [];
  for (const question of questions) {
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round <= question.rounds; round += 1) {
      const ofKnown = await timeAnswer(question, shop, true, round);
      const ofUnknown = await timeAnswer(question, shop, false, round);
      if (round === 0) continue;
      known.push(ofKnown);
      unknown.push(ofUnknown);
    }
    metrics.push(timing(`${question.name}, known`, known), timing(`${question.name}, unknown`, unknown));
  }
  return { metrics, faults: [] };
});
