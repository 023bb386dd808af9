import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parseSync } from 'oxc-parser';
import { rolldown } from 'rolldown';
import { root } from '../shop/children.ts';

/** The layout around every page of the shop. */
const layout = 'app/(shop)/layout.tsx';

/** Repository path of what a file imports; null for packages. */
function resolved(file: string, specifier: string): string | null {
  const path = specifier.startsWith('@/') ? specifier.slice(2) : posix.join(posix.dirname(file), specifier);
  return (specifier.startsWith('@/') || specifier.startsWith('.')) && existsSync(join(root, path))
    ? path
    : null;
}

/** The boundary between server and browser code: the first files below a server component that say 'use client'. */
function clientParts(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file) || !/\.tsx?$/.test(file)) return [];
  seen.add(file);
  const { program, module } = parseSync(file, readFileSync(join(root, file), 'utf8'));
  const [first] = program.body;
  if (first?.type === 'ExpressionStatement' && first.directive === 'use client') return [file];
  return module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => resolved(file, moduleRequest.value))
    .flatMap((path) => (path === null ? [] : clientParts(path, seen)));
}

/** A style sheet as seen by the importing code: its class names. */
function classNamesOf(sheet: string): string {
  const names = readFileSync(sheet, 'utf8').matchAll(/\.([a-z][\w-]*)/gi);
  const map = Object.fromEntries([...names].map(([, name = '']) => [name, `${name}_abcdef`]));
  return `export default ${JSON.stringify(map)};`;
}

/**
 * Bytes of JavaScript, minified and gzipped, of the shop's own code that the shell adds to every page: header, menus, search
 * field, cart button, sign-in, loading bar. Excludes packages, which pages share, and code that loads on demand.
 */
export async function shellSize(): Promise<number> {
  const parts = clientParts(layout);
  if (parts.length === 0) throw new Error('The shell has no code in the browser');
  const entry = 'shell-in-the-browser';
  const bundle = await rolldown({
    cwd: root,
    logLevel: 'silent',
    input: entry,
    external: (id) => id !== entry && !id.startsWith('.') && !id.startsWith('@/') && !id.startsWith('/'),
    resolve: { alias: { '@': root } },
    // As Next's compiler: what only the server does is not sent.
    transform: { define: { 'typeof window': '"object"' } },
    plugins: [
      {
        name: 'shell',
        resolveId: (id) => (id === entry ? id : null),
        load(id) {
          if (id.endsWith('.module.css')) return { code: classNamesOf(id), moduleType: 'js' };
          if (id !== entry) return null;
          return parts
            .map((part, index) => `export * as part${index} from ${JSON.stringify(`@/${part}`)};`)
            .join('');
        },
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  const chunks = new Map(
    output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
  const needed = new Set<string>();
  const need = (name: string): void => {
    const chunk = chunks.get(name);
    if (!chunk || needed.has(name)) return;
    needed.add(name);
    for (const next of chunk.imports) need(next);
  };
  for (const chunk of chunks.values()) if (chunk.isEntry) need(chunk.fileName);
  return [...needed].reduce((sum, name) => sum + gzipSync(chunks.get(name)?.code ?? '').length, 0);
}
