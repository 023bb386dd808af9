import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as typescriptPlugin from '@graphql-codegen/typescript';
import * as operationsPlugin from '@graphql-codegen/typescript-operations';
import * as resolversPlugin from '@graphql-codegen/typescript-resolvers';
import { parse, print, visit, type DocumentNode, type FragmentDefinitionNode } from 'graphql';

const root = join(import.meta.dirname, '..');
const schemaDir = join(root, 'graphql/schema');
const operationsDir = join(root, 'graphql/operations');
/** Operations of code that loads on demand: in one module with the others, every page would include them. */
const onDemandDir = join(operationsDir, 'on-demand');
const outDir = join(root, 'graphql/generated');
const note = '// Generated from graphql/ by scripts/generate.ts. Do not edit.\n';

const scalars = {
  ID: 'string',
  Date: 'string',
  DateTime: 'string',
  Ability: '../../lib/rules/people/abilities.ts#Ability',
};
const common = {
  scalars,
  useTypeImports: true,
  enumsAsTypes: true,
  skipTypename: true,
  avoidOptionals: { field: true },
};

async function readAll(dir: string): Promise<string> {
  const names = (await readdir(dir)).filter((name) => name.endsWith('.graphql')).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(dir, name), 'utf8')));
  return texts.join('\n');
}

/** Older tools need `type Query` with a field instead of `extend type Query`: merges the extensions into one type. */
function foldExtensions(schema: DocumentNode): DocumentNode {
  const roots = new Set(['Query', 'Mutation']);
  const fields = new Map<string, unknown[]>();
  for (const node of schema.definitions) {
    if (node.kind === 'ObjectTypeExtension')
      fields.set(node.name.value, [...(fields.get(node.name.value) ?? []), ...(node.fields ?? [])]);
  }
  const definitions = schema.definitions
    .filter((node) => node.kind !== 'ObjectTypeExtension')
    .map((node) =>
      node.kind === 'ObjectTypeDefinition' && roots.has(node.name.value)
        ? { ...node, fields: fields.get(node.name.value) }
        : node,
    );
  return { ...schema, definitions } as DocumentNode;
}

const operationType = [
  '/** The text of an operation that knows its answer and its variables. */',
  'export type Operation<Answer, Variables> = string & { readonly __types?: (variables: Variables) => Answer };',
].join('\n');

interface OperationText {
  name: string;
  operation: string;
  text: string;
}

/**
 * Each operation's text with the fragments it uses, as the storefront sends it.
 * @param all the documents with the fragments
 */
function toTexts(operations: DocumentNode, all: DocumentNode): OperationText[] {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of all.definitions)
    if (node.kind === 'FragmentDefinition') fragments.set(node.name.value, node);
  return operations.definitions.flatMap((node) => {
    if (node.kind !== 'OperationDefinition' || !node.name) return [];
    const used = new Map<string, FragmentDefinitionNode>();
    const collect = (from: typeof node | FragmentDefinitionNode): void => {
      visit(from, {
        FragmentSpread(spread) {
          const fragment = fragments.get(spread.name.value);
          if (!fragment || used.has(spread.name.value)) return;
          used.set(spread.name.value, fragment);
          collect(fragment);
        },
      });
    };
    collect(node);
    const text = [node, ...used.values()]
      .map((part) => print(part))
      .join('\n')
      .replaceAll(/\s+/g, ' ');
    return [{ name: node.name.value, operation: node.operation, text }];
  });
}

/**
 * Each operation as a string constant: the browser needs no GraphQL parser.
 * @param head imports for the constants' types
 */
function documentStrings(texts: readonly OperationText[], head: string): string {
  const lines = texts.map(({ name, operation, text }) => {
    const pascal = name[0]?.toUpperCase() + name.slice(1);
    const type = `${pascal}${operation === 'query' ? 'Query' : 'Mutation'}`;
    return `export const ${name}Document = ${JSON.stringify(text)} as Operation<t.${type}, t.${type}Variables>;\n`;
  });
  return ["import type * as t from './operations.ts';", head, '', ...lines].join('\n');
}

/** By their digests the backend knows what the storefront sends. */
function digestList(texts: readonly OperationText[]): string {
  const lines = texts.map(
    ({ name, text }) => `  '${createHash('sha256').update(text).digest('hex')}', // ${name}`,
  );
  return [
    '/** SHA-256 of the text of each operation that the storefront ships, hex. */',
    'export const shippedOperations: ReadonlySet<string> = new Set([',
    ...lines,
    ']);\n',
  ].join('\n');
}

async function plugin(
  name: string,
  module: object,
  config: object,
  schema: DocumentNode,
  operations: DocumentNode,
): Promise<string> {
  const text = await codegen({
    filename: join(outDir, name),
    schema,
    documents: [{ document: operations, location: 'operations' }],
    config: { ...common, ...config },
    plugins: [{ plugin: {} }],
    pluginMap: { plugin: module as never },
  });
  return note + text;
}

/** File name → text of everything under graphql/generated. */
async function generateAll(): Promise<Map<string, string>> {
  const schema = foldExtensions(parse(await readAll(schemaDir)));
  const early = await readAll(operationsDir);
  const onDemand = await readAll(onDemandDir);
  const operations = parse(`${early}\n${onDemand}`);
  const earlyTexts = toTexts(parse(early), operations);
  const onDemandTexts = toTexts(parse(onDemand), operations);
  const schemaTypes = await plugin('schema.ts', typescriptPlugin, {}, schema, operations);
  const resolverConfig = {
    contextType: '../../backend/src/context.ts#Context',
    mapperTypeSuffix: 'Model',
    mappers: JSON.parse(await readFile(join(root, 'backend/mappers.json'), 'utf8')) as Record<string, string>,
    namespacedImportName: 'schema',
    resolversNonOptionalTypename: { unionMember: true },
  };
  const resolverTypes = await plugin('resolvers.ts', resolversPlugin, resolverConfig, schema, operations);
  const operationTypes = await plugin(
    'operations.ts',
    operationsPlugin,
    { onlyOperationTypes: true },
    schema,
    operations,
  );
  return new Map([
    ['schema.ts', schemaTypes],
    ['resolvers.ts', resolverTypes.replace(note, `${note}import type * as schema from './schema.ts';\n`)],
    ['operations.ts', operationTypes],
    ['documents.ts', note + documentStrings(earlyTexts, `\n${operationType}`)],
    [
      'documents-on-demand.ts',
      note + documentStrings(onDemandTexts, "import type { Operation } from './documents.ts';"),
    ],
    ['shipped-operations.ts', note + digestList([...earlyTexts, ...onDemandTexts])],
    ['schema-text.ts', `${note}export const schemaText = ${JSON.stringify(print(schema))};\n`],
  ]);
}

/** Names of generated files that differ from what the contract generates now. */
export async function drift(): Promise<string[]> {
  const expected = await generateAll();
  const differing: string[] = [];
  for (const [name, text] of expected) {
    const current = await readFile(join(outDir, name), 'utf8').catch(() => '');
    if (current !== text) differing.push(name);
  }
  return differing;
}

async function write(): Promise<void> {
  await mkdir(outDir, { recursive: true });
  for (const [name, text] of await generateAll()) await writeFile(join(outDir, name), text);
}

if (import.meta.main) {
  if (process.argv.includes('--check')) {
    const names = await drift();
    if (names.length > 0) {
      console.error(`Out of date: ${names.join(', ')}. Run npm run generate.`);
      process.exitCode = 1;
    }
  } else {
    await write();
  }
}
