import { parseArgs } from 'node:util';

type Defaults = Readonly<Record<string, number | string>>;
type Values<Options extends Defaults> = {
  readonly [Name in keyof Options]: Options[Name] extends number ? number : string;
};

/** A bench or a probe, run by name from the command line. */
interface Task<Result> {
  /** Its options with their defaults and meaning, a line each. */
  readonly help: string;
  /** @throws TypeError for unknown or invalid options */
  run(args: readonly string[]): Promise<Result>;
}

function numberOf(name: string, text: string, byDefault: number): number {
  const value = Number(text);
  if (text.trim() !== '' && Number.isFinite(value) && value >= Math.min(1, byDefault)) return value;
  throw new TypeError(`--${name}=${text} is not a number from ${Math.min(1, byDefault)}`);
}

/**
 * @param options the options with their defaults; a numeric default makes the option numeric
 * @param notes explanations of options whose name is not enough
 */
export function task<Options extends Defaults, Result>(
  options: Options,
  run: (values: Values<Options>) => Promise<Result>,
  notes: Partial<Record<keyof Options, string>> = {},
): Task<Result> {
  const defaults = Object.entries(options);
  const lineOf = ([name, value]: [string, number | string]): string =>
    `  ${`--${name} ${value}`.padEnd(32)}  ${notes[name] ?? ''}`.trimEnd();
  return {
    help: defaults.map(lineOf).join('\n'),
    run: async (args) => {
      const { values } = parseArgs({
        args: [...args],
        options: Object.fromEntries(
          defaults.map(([name, value]) => [name, { type: 'string', default: String(value) }] as const),
        ),
      });
      const parsed = defaults.map(([name, byDefault]) => {
        const text = String(values[name]);
        return [name, typeof byDefault === 'number' ? numberOf(name, text, byDefault) : text] as const;
      });
      return run(Object.fromEntries(parsed) as Values<Options>);
    },
  };
}

/** Runnable tasks by name, loaded on demand: some take seconds to load. */
export type Tasks<Result> = Readonly<
  Record<string, { readonly summary: string; readonly load: () => Promise<Task<Result>> }>
>;

/**
 * Runs the task named by the first argument; without one, or with --help, prints the list.
 * @param command for the help text: `npm run bench`
 * @returns its result; null when it only printed help
 */
export async function runNamed<Result>(
  command: string,
  tasks: Tasks<Result>,
  [name, ...args]: readonly string[],
): Promise<Result | null> {
  if (name === undefined || name === '--help') {
    const widest = Math.max(...Object.keys(tasks).map(({ length }) => length));
    const lines = Object.entries(tasks).map(([key, { summary }]) => `  ${key.padEnd(widest)}  ${summary}`);
    console.log(`${command} -- NAME [--help]\n\n${lines.join('\n')}`);
    return null;
  }
  const named = Object.hasOwn(tasks, name) ? tasks[name] : undefined;
  if (!named) throw new TypeError(`There is no ${name}; ${command} alone lists what there is.`);
  const loaded = await named.load();
  if (!args.includes('--help')) return loaded.run(args);
  console.log(`${command} -- ${name}\n\n${named.summary}\n\n${loaded.help}`);
  return null;
}
