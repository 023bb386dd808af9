import { type LevelWithSilent, type Logger, pino } from 'pino';
import { withoutPersonalData } from '../rules/security/personal-text.ts';
import { EqualLines } from './equal-lines.ts';
import { meter } from './meter.ts';
import { type ErrorRules, logError } from './logged-error.ts';
import { currentRequestId } from './request-scope.ts';

interface LogOptions {
  level: LevelWithSilent;
  errors?: ErrorRules;
  /** Where lines go; default: standard output. */
  destination?: { write(line: string): void };
}

type Method = (this: Logger, ...args: unknown[]) => void;
type HeldLine = () => readonly [logger: Logger, method: Method, fields: object, message: string];

/**
 * The log of a process: one line of JSON for each event, with the id of the request that it belongs to, without personal data.
 * Of warnings and errors that repeat, five a minute are written and the rest counted in one line.
 */
export function createLog({ level, errors, destination }: LogOptions): Logger {
  const equalLines = new EqualLines<HeldLine>((held, times) => {
    const [logger, method, fields, message] = held();
    method.call(logger, { ...fields, repeated: times }, message);
  });
  const options = {
    level,
    mixin: () => {
      const requestId = currentRequestId();
      return requestId === undefined ? {} : { requestId };
    },
    serializers: { err: (error: unknown) => logError(error, errors) },
    hooks: {
      logMethod(this: Logger, args: unknown[], method: Method, levelNumber: number): void {
        const [first, second] = args;
        const fields = typeof first === 'object' && first !== null ? first : {};
        const text = fields === first ? second : first;
        const message = withoutPersonalData(typeof text === 'string' ? text : '');
        if (levelNumber >= warnLevel)
          meter().count('log_lines_total', { level: pino.levels.labels[levelNumber] ?? '' });
        const line: HeldLine = () => [this, method, fields, message];
        if (levelNumber < warnLevel || equalLines.admit(`${message} ${kindOfError(fields)}`, line))
          method.call(this, fields, message);
      },
    },
  };
  return destination ? pino(options as pino.LoggerOptions, destination) : pino(options as pino.LoggerOptions);
}

const warnLevel = pino.levels.values['warn'] ?? 0;

function kindOfError(fields: object): string {
  const error = 'err' in fields ? fields.err : undefined;
  return error instanceof Error ? `${error.name} ${error.message}` : '';
}
