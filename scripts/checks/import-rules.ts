import { posix } from 'node:path';
import { parseSync } from 'oxc-parser';

/** Which files may import which. Patterns are regular expressions on repository paths; `$1` is the first group of `files`. */
interface Rule {
  readonly name: string;
  readonly files: RegExp;
  /** Repository paths that may be imported; no other path may. */
  readonly may: readonly string[];
  /** Exceptions to `may`. */
  readonly never?: readonly string[];
  /** False where not even npm packages or Node's own modules may be imported. */
  readonly packages?: false;
  /** True for code that Node runs directly, without the alias `@/`. */
  readonly relativeOnly?: true;
}

/** Mails and PDF are in the shop's colours. */
const brandColours = '^styles/brand-colours\\.ts$';
/** By the package's name only: its files are internal. */
const morphology = '^morphology/(?!src/)';

/** The first rule whose `files` matches applies; a file that none matches (tests, e2e) may import anything. */
const importRules: readonly Rule[] = [
  {
    name: 'lib/rules: pure functions, nothing but generated types',
    files: /^lib\/rules\//,
    may: ['^lib/rules/', '^graphql/generated/'],
    packages: false,
    relativeOnly: true,
  },
  {
    name: 'lib/contract: what storefront and backend share beside the schema',
    files: /^lib\/contract\//,
    may: ['^lib/(contract|rules)/'],
    relativeOnly: true,
  },
  {
    name: 'lib/process: what both servers do as processes; rules',
    files: /^lib\/process\//,
    may: ['^lib/(process|rules)/'],
    relativeOnly: true,
  },
  {
    // Consent is checked in the module that sends a click out of the shop, not by each caller.
    name: 'lib/io: rules, the contract, the stored consent, env, generated',
    files: /^lib\/io\//,
    may: ['^lib/(io|rules|contract)/', '^lib/consent/consent-store', '^lib/env', '^graphql/generated/'],
  },
  {
    name: 'lib/visitor: rules, io, generated',
    files: /^lib\/visitor\//,
    may: ['^lib/(visitor|io|rules|contract)/', '^graphql/generated/'],
  },
  {
    name: 'lib/server: rules, io, the process, the contract, env, generated',
    files: /^lib\/server\//,
    may: ['^lib/(server|io|process|rules|contract)/', '^lib/env', '^graphql/generated/'],
  },
  {
    name: 'lib/page-cache: rules, io, the process, the connection to Redis, env, brand colours',
    files: /^lib\/page-cache\//,
    may: ['^lib/(page-cache|io|process|rules)/', '^lib/server/(redis|breaker)', '^lib/env', brandColours],
  },
  {
    // From other features only what every feature may trigger: a changed cart, a tracked event, the consent.
    name: 'lib/<feature>: rules, io, visitor, the contract, env, generated; never components',
    files: /^lib\/([^/]+)\//,
    may: [
      '^lib/($1|io|rules|visitor|contract)/',
      '^lib/cart/cart-change',
      '^lib/analytics/track',
      '^lib/consent/consent-store',
      '^lib/env',
      '^graphql/generated/',
    ],
  },
  { name: 'lib: its own files', files: /^lib\//, may: ['^lib/(?!server/)'] },
  {
    // The one picture component needs the address of the pictures; what comes after the first view needs to know when.
    name: 'components/ui: styles, rules; the addresses of pictures, the first view',
    files: /^components\/ui\//,
    may: ['^(components/ui|styles|lib/rules)/', '^lib/(io/images/image-sources|shell/use-first-view)'],
  },
  {
    name: 'components/shell: any feature, never backend or emulators',
    files: /^components\/shell\//,
    may: ['^components/', '^lib/', '^styles/', '^graphql/generated/'],
  },
  {
    name: 'components/catalogue: ui, styles, its own lib domain, read hooks of others; the cards and the grid of products',
    files: /^components\/catalogue\//,
    may: [
      '^components/(catalogue|ui)/',
      '^components/product/product-(card|grid)',
      '^styles/',
      '^lib/',
      '^graphql/generated/',
    ],
    never: ['^lib/(server|io)/', '^lib/(?!catalogue/).*mutation'],
  },
  {
    name: 'components/<feature>: ui, styles, rules, its own lib domain, read hooks of others; no other feature',
    files: /^components\/([^/]+)\//,
    may: ['^components/($1|ui)/', '^styles/', '^lib/', '^graphql/generated/'],
    never: ['^lib/(server|io)/', '^lib/(?!$1/).*mutation'],
  },
  {
    name: 'app: any feature, never backend or emulators',
    files: /^app\//,
    may: ['^app/', '^components/', '^lib/', '^styles/', '^graphql/generated/'],
  },
  { name: 'styles: nothing of the project', files: /^styles\//, may: ['^styles/'] },
  {
    name: 'backend database: never a module, which all build on it',
    files: /^backend\/src\/db\//,
    may: ['^backend/src/', '^lib/rules/'],
    never: ['^backend/src/modules/'],
    relativeOnly: true,
  },
  {
    name: 'backend modules: of each other only the files at the top; a module’s folders are its own',
    files: /^backend\/src\/modules\/([^/]+)\//,
    may: [
      '^backend/',
      '^graphql/generated/(resolvers|schema-text|shipped-operations)\\.ts$',
      '^lib/(rules/|contract/|process/meter\\.ts$)',
      brandColours,
      morphology,
    ],
    never: ['^backend/src/modules/(?!$1/)[^/]+/[^/]+/'],
    relativeOnly: true,
  },
  {
    name: 'backend: its own files, the schema, what it shares with the storefront, lib/rules, morphology',
    files: /^backend\//,
    may: [
      '^backend/',
      '^graphql/schema/',
      '^graphql/generated/(resolvers|schema-text|shipped-operations)\\.ts$',
      '^lib/(rules|contract|process)/',
      brandColours,
      morphology,
    ],
    never: ['^backend/src/modules/[^/]+/[^/]+/'],
    relativeOnly: true,
  },
  {
    // So that it can be maintained, and moved out, without the shop.
    name: 'morphology: its own files; how lib/rules folds letters',
    files: /^morphology\//,
    may: ['^morphology/', '^lib/rules/text/icelandic-order'],
    relativeOnly: true,
  },
  {
    name: 'emulators: nothing of the project but their own',
    files: /^emulators\//,
    may: ['^emulators/'],
    relativeOnly: true,
  },
  { name: 'scripts: never tests', files: /^scripts\//, may: ['^(?!tests/|e2e/)'], relativeOnly: true },
];

/** A module's imports, and the facts about it that rules check. */
interface Module {
  readonly specifiers: readonly string[];
  readonly reexports: boolean;
  /** Names that look like a hook's. */
  readonly hooks: readonly string[];
  readonly client: boolean;
}

/**
 * Code that loads on demand or is behind sign-in: only there styles may be written in code. Everything else, which the server
 * renders or the first load contains, has a CSS module beside it.
 */
const styledFolders = [
  '^app/\\(shop\\)/auth/',
  '^app/\\(shop\\)/_parts/frame/style-registry\\.tsx$',
  '^components/(account|acting-as|agent|alerts|approvals|checkout|customer-picker|electronic-sign-in|employees)/',
  '^components/(invoices|labels|lists|orders|palette|password|quick-order|quotes|registration|settings|sign-in|st[a-z-]+s)/',
].map((pattern) => new RegExp(pattern));

function readModule(file: string, source: string): Module {
  const { module, program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const fromExports = module.staticExports
    .flatMap((statement) => statement.entries)
    .flatMap((entry) => (entry.moduleRequest ? [entry.moduleRequest.value] : []));
  const fromDynamic = module.dynamicImports
    .map(({ moduleRequest }) => source.slice(moduleRequest.start, moduleRequest.end))
    .flatMap((text) => /^(['"`])([^$]*)\1$/.exec(text)?.[2] ?? []);
  return {
    specifiers: [
      ...module.staticImports.map((statement) => statement.moduleRequest.value),
      ...fromExports,
      ...fromDynamic,
    ],
    reexports: fromExports.length > 0,
    hooks: module.staticExports
      .flatMap((statement) => statement.entries)
      .flatMap(({ exportName: { name } }) => (name !== null && /^use[A-Z]/.test(name) ? [name] : [])),
    client: program.body.some((node) => 'directive' in node && node.directive === 'use client'),
  };
}

/**
 * The repository path of an import, with a workspace's name replaced by its folder, or undefined for a package or one of Node's
 * own modules.
 */
function repositoryPath(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier);
  const [, inside] = /^@(?:vorulind)?\/(.*)/.exec(specifier) ?? [];
  return inside;
}

function offence(rule: Rule, file: string, specifier: string): string | undefined {
  const target = repositoryPath(file, specifier);
  if (target === undefined) return rule.packages === false ? rule.name : undefined;
  if (rule.relativeOnly && specifier.startsWith('@/')) return `relative imports only (${rule.name})`;
  const own = rule.files.exec(file)?.[1] ?? '';
  const matches = (pattern: string) => new RegExp(pattern.replaceAll('$1', own)).test(target);
  return rule.may.some(matches) && !rule.never?.some(matches) ? undefined : rule.name;
}

/** Repository paths of everything that a file imports, including types. */
export function importsOf(file: string, source: string): string[] {
  return readModule(file, source).specifiers.flatMap((specifier) => repositoryPath(file, specifier) ?? []);
}

/** Every broken import rule of one file, a line each; empty when there is none. */
export function importOffences(file: string, source: string): string[] {
  const found: string[] = [];
  const { specifiers, reexports, hooks, client } = readModule(file, source);
  if (reexports) found.push(`${file}: exports another module's names (no barrels)`);
  // A hook that reads or writes data belongs in lib; beside a component only hooks for its own screen.
  if (/^(components|app)\//.test(file) && !/\/use-[^/]+\.ts$/.test(file))
    for (const hook of hooks) found.push(`${file}: ${hook} belongs in a file use-….ts, or in lib`);
  if (/(^|\/)(utils|helpers|misc|types)\//.test(file)) found.push(`${file}: a folder without a subject`);
  const rule = importRules.find(({ files }) => files.test(file));
  for (const specifier of specifiers) {
    if (client && repositoryPath(file, specifier)?.startsWith('lib/server/'))
      found.push(`${file} → ${specifier}: client code never reads lib/server`);
    if (specifier === 'styled-components' && !styledFolders.some((folder) => folder.test(file)))
      found.push(`${file} → ${specifier}: a CSS module beside it`);
    const broken = rule && offence(rule, file, specifier);
    if (broken) found.push(`${file} → ${specifier}: ${broken}`);
  }
  return found;
}
