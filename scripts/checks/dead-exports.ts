import { posix } from 'node:path';
import { parseSync } from 'oxc-parser';

/** One file's text, with its path in the repository. */
interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** Files whose exports a framework or a tool imports by name. */
const readByName = [
  /^app\/(.*\/)?(page|layout|route|error|global-error|not-found|loading|icon|apple-icon|opengraph-image|manifest)\.tsx?$/,
  /^(proxy|instrumentation|instrumentation-client|next\.config|vitest\.config|playwright\.config)\.ts$/,
  /^backend\/drizzle\.config\.ts$/,
  /^backend\/src\/db\/schema\//,
  /^graphql\/generated\//,
  /^lib\/page-cache\/cache-handler\.ts$/,
  /^lib\/io\/images\/image-loader\.ts$/,
  /^scripts\/demo\/make-asset\.ts$/,
  /^tests\/kit\/database-template\.ts$/,
  // Replaces a package (next.config.ts).
  /^lib\/io\/graphql-request-in-browser\.ts$/,
];

interface Names {
  readonly exported: readonly string[];
  /** Imported names by the path they come from; `*` means all. */
  readonly imported: readonly { readonly from: string; readonly name: string }[];
}

/**
 * Exports that no other file imports: they should be local or deleted.
 * @returns a line for each
 */
export function deadExports(files: readonly SourceFile[]): string[] {
  const read = files.map((file) => ({ ...file, ...readNames(file) }));
  const used = new Set(read.flatMap(({ imported }) => imported.map(({ from, name }) => `${from}#${name}`)));
  return read
    .filter(({ path }) => !readByName.some((pattern) => pattern.test(path)))
    .flatMap(({ path, exported }) =>
      exported
        .filter((name) => !used.has(`${path}#${name}`) && !used.has(`${path}#*`))
        .map((name) => `${path}: nothing imports ${name}`),
    );
}

function readNames({ path, text }: SourceFile): Names {
  const { module } = parseSync(path, text);
  const target = (specifier: string): string =>
    specifier.startsWith('.')
      ? posix.join(posix.dirname(path), specifier)
      : specifier.replace(/^@\//, '').replace(/^@vorulind\/(\w+)\/(.+)$/, '$1/src/$2.ts');
  const exported = module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ exportName: { name } }) => (name === null ? [] : [name]));
  const imported = module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.map(({ importName: { kind, name } }) => ({
      from: target(moduleRequest.value),
      name: kind === 'Name' && name !== null ? name : kind === 'Default' ? 'default' : '*',
    })),
  );
  const byPath = [
    ...text.matchAll(/(?:import\(|importActual(?:<[^>]*>)?\(|typeof import\()\s*(['"`])([^'"`]+)\1/g),
  ];
  const anyOf = byPath.map(([, , specifier = '']) => ({ from: target(specifier), name: '*' }));
  return { exported, imported: [...imported, ...anyOf] };
}
