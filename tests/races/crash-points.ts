/** A point at which a backend is killed while it places an order. */
export interface CrashPoint {
  name: string;
  card: boolean;
  env: { CRASH_ON: string; CRASH_WHEN: 'before' | 'after'; CRASH_SEEN?: string };
}

const before = (on: string, seen?: string) => point('before', on, seen);
const after = (on: string, seen?: string) => point('after', on, seen);

function point(when: 'before' | 'after', on: string, seen?: string): CrashPoint['env'] {
  return { CRASH_ON: on, CRASH_WHEN: when, ...(seen ? { CRASH_SEEN: seen } : {}) };
}

const order = 'insert into "orders"';
const invoice = 'insert into "invoices"';

/** In the order in which an order by card passes them; an order on account passes some of them. */
export const crashPoints: readonly CrashPoint[] = [
  { name: 'before the attempt is written', card: true, env: before('insert into "checkout_attempts"') },
  { name: 'after it is', card: true, env: after('^commit', 'insert into "checkout_attempts"') },
  { name: 'while the goods are held', card: true, env: after('insert into "stock_reservations"') },
  {
    name: 'before the acquirer is asked',
    card: true,
    env: after('^commit', 'insert into "card_payments"'),
  },
  { name: 'when the money is held and nobody here knows', card: true, env: after('^POST /v1/payments$') },
  { name: 'before the paid order is written', card: true, env: before(order) },
  { name: 'before its commit', card: true, env: before('^commit', invoice) },
  { name: 'after its commit', card: true, env: after('^commit', invoice) },
  { name: 'when the money is taken and nobody here knows', card: true, env: after('/capture$') },
  { name: 'before the order on account is written', card: false, env: before(order) },
  { name: 'before its commit, on account', card: false, env: before('^commit', invoice) },
  { name: 'after its commit, on account', card: false, env: after('^commit', invoice) },
];
