import pg from 'pg';

/*
 * Loaded before a program (`node --import`): ends it as by a power cut at one of its statements. KILL_AT is a pattern of the statement,
 * KILL_NTH which of those that match, KILL_WHEN whether it is before it is sent, while the server works on it, or once it is answered.
 */
const { KILL_AT = '^$', KILL_NTH = '1', KILL_WHEN } = process.env;
const at = new RegExp(KILL_AT, 'i');
let left = Number(KILL_NTH);

/** Never resolves: nothing runs after this. */
function kill(): Promise<never> {
  process.kill(process.pid, 'SIGKILL');
  return new Promise(() => undefined);
}

type Call = (...args: unknown[]) => Promise<unknown>;

const client = pg.Client.prototype as unknown as { query: Call };
const query = client.query;
client.query = function killing(this: object, ...args) {
  const [first] = args;
  const text = typeof first === 'string' ? first : ((first as { text?: string } | undefined)?.text ?? '');
  if (!at.test(text) || (left -= 1) !== 0) return query.apply(this, args);
  if (KILL_WHEN === 'before') return kill();
  const answer = query.apply(this, args);
  if (KILL_WHEN === 'after') return answer.then(kill);
  // The statement is on its way by then, and few are answered so soon.
  setTimeout(() => void kill(), 1);
  return answer;
};
