import { parseArgs } from 'node:util';
import { demoPassword } from '../shop/demo.ts';

/** Options of the command with what they are for the demo shop; nothing means: not given. */
const optionNotes = {
  'api-key': ['vorulind-local', 'the fixed key of the storefront (API_KEY)'],
  identity: ['http://localhost:4010', 'base address of the identity service'],
  'identity-key': ['vorulind-identity', 'its key for browsers (IDENTITY_API_KEY)'],
  password: [demoPassword, 'of all the people below'],
  customer: ['jona@vorulind.test', 'a person who buys on account for themselves'],
  buyer: ['baldur@vorulind.test', 'a manager of a company, who may act for it'],
  agent: ['solumadur@vorulind.test', 'a sales agent'],
  several: ['tvenna@vorulind.test', 'one access of several customers'],
  unconfirmed: ['ostadfest@vorulind.test', 'a person who is not confirmed; their sessions are ended'],
  unregistered: ['nyr@vorulind.test', 'has an account at the identity service and is no customer'],
  disabled: ['lokud@vorulind.test', 'was shut out at the identity service'],
  limited: ['', 'an employee with a limit, in a company of the buyer'],
  'electronic-id': ['0209804299', 'a national id whose phone may be asked to sign in'],
  promo: ['VOR10', 'a promo code that anybody may use'],
  'promo-once': ['EINUSINNI', 'a promo code of a single order, which is used up'],
  sku: ['', 'goods to buy; without it the cheapest that a guest may buy'],
  'hidden-sku': ['', 'goods that only customers see; without it the first of the range'],
  'unpriced-sku': ['', 'goods whose price only customers see; without it the first of the range'],
  'warehouse-secret': ['', 'signs calls of the warehouse (WAREHOUSE_SECRET)'],
  'signal-port': ['', 'where the backend sends its change signals (REVALIDATE_URL)'],
  'signal-secret': ['', 'signs them (REVALIDATE_SECRET)'],
} as const satisfies Record<string, readonly [string, string]>;

type OptionName = keyof typeof optionNotes;
export type Settings = Readonly<Record<OptionName, string>> & { readonly url: string };

const names = Object.keys(optionNotes) as OptionName[];

/** What the environment calls an option: `hidden-sku` is CONFORMANCE_HIDDEN_SKU. */
const variableOf = (name: string): string => `CONFORMANCE_${name.toUpperCase().replaceAll('-', '_')}`;

/** Settings for the backend at an address: an option, else the environment's variable, else the demo's. */
export function completeSettings(
  url: string,
  given: Partial<Record<OptionName, string | undefined>> = {},
  env: Readonly<Record<string, string | undefined>> = {},
): Settings {
  const values = names.map((name) => [name, given[name] ?? env[variableOf(name)] ?? optionNotes[name][0]]);
  return { url: url.replace(/\/+$/, ''), ...(Object.fromEntries(values) as Record<OptionName, string>) };
}

interface Command {
  settings: Settings;
  /** Areas or checks to try; none: all. */
  only: string[];
}

/** @throws TypeError for unknown options, null without an address */
export function readCommand(args: string[], env: NodeJS.ProcessEnv): Command | null {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      ...(Object.fromEntries(names.map((name) => [name, { type: 'string' }])) as Record<
        OptionName,
        { type: 'string' }
      >),
      only: { type: 'string', multiple: true, default: [] },
    },
  });
  const [url] = positionals;
  if (url === undefined || !URL.canParse(url)) return null;
  const { only, ...given } = values;
  return { settings: completeSettings(url, given, env), only };
}

export function describeOptions(): string {
  const lines = names.map((name) => {
    const [byDefault, note] = optionNotes[name];
    return `  --${name.padEnd(18)}${note}${byDefault ? `; ${byDefault}` : ''}`;
  });
  return [...lines, `  --${'only'.padEnd(18)}an area or a check, more than once for more`].join('\n');
}
