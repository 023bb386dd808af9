import { format, stripVTControlCharacters } from 'node:util';
import type { Logger } from 'pino';

const levels = { error: 'error', warn: 'warn', info: 'info', log: 'info', debug: 'debug' } as const;

/** Whatever anybody writes to the console becomes lines of the log: Next's own messages as well as the storefront's. */
export function sendConsoleTo(log: Logger): void {
  for (const [name, level] of Object.entries(levels))
    console[name as keyof typeof levels] = (...args: unknown[]) => {
      const err = args.find((value) => value instanceof Error);
      const texts = args.filter((value) => value !== err && typeof value !== 'object');
      const message = oneLine(format(...texts));
      log[level](err === undefined ? {} : { err }, message || (err?.message ?? ''));
    };
}

/** Without Next's marks and colours, and without what leads over to an error. */
const oneLine = (text: string): string =>
  stripVTControlCharacters(text)
    .replaceAll(/\p{Cc}/gu, ' ')
    .replaceAll(/[⨯⚠▲○✓]/gu, '')
    .trim()
    .replace(/:$/, '');
