import { GraphQLError, parse, type ParseOptions, type Source } from 'graphql';
import { createSchema, createYoga, type Plugin } from 'graphql-yoga';
import { backendErrorCodes } from '../../../lib/io/rest-schemas.ts';
import { schemaText } from '../../../graphql/generated/schema-text.ts';
import type { Context } from '../context.ts';
import { unexpected } from '../errors.ts';
import { limits } from './limits.ts';
import { resolvers } from './resolvers.ts';

/** Tokens of one document (reliability F35). */
const maxTokens = 2_000;

const accept = 'application/graphql-response+json';

const badRequest = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'BAD_REQUEST', http: { status: 400 } } });

/** Documents that do not parse or fit the schema answer 400 without naming fields of the schema. */
const strictDocuments: Plugin = {
  onParse({ setParseFn }) {
    setParseFn((source: string | Source, options?: ParseOptions) => parse(source, { ...options, maxTokens }));
    return ({ result, replaceParseResult }) => {
      if (result instanceof Error) replaceParseResult(badRequest('Fyrirspurnin er ekki rétt GraphQL.'));
    };
  },
  onValidate({ addValidationRule }) {
    addValidationRule(limits);
    return ({ valid, setResult }) => {
      if (!valid) setResult([badRequest('Fyrirspurnin passar ekki við skilgreininguna.')]);
    };
  },
};

const codes = new Set<unknown>(backendErrorCodes);
/** True for what carries a code of the specification; others, such as the GraphQL server's own, are translated. */
const isOurs = (error: unknown): boolean =>
  error instanceof GraphQLError && codes.has(error.extensions['code']);

/** Expected errors keep their code; variables that do not fit are BAD_REQUEST; the rest is INTERNAL and logged. */
function maskError(context: () => Pick<Context, 'log'>): (error: unknown) => Error {
  return (error) => {
    if (error instanceof GraphQLError) {
      if (isOurs(error) || isOurs(error.originalError)) return error;
      const cause = error.originalError;
      // Variables that do not fit fail before any field: their errors have no path.
      if (!cause || !error.path)
        return badRequest('Upplýsingarnar eru ekki réttar. Vinsamlegast yfirfarið þær.');
    }
    context().log.error({ err: error }, 'resolver failed');
    return unexpected(error instanceof GraphQLError ? error.originalError : error);
  };
}

/** @param log where unexpected errors go */
export function graphqlHandler(
  log: Context['log'],
): (request: Request, context: Context) => Promise<Response> {
  const yoga = createYoga<Context>({
    schema: createSchema<Context>({ typeDefs: schemaText, resolvers }),
    graphqlEndpoint: '/graphql',
    graphiql: false,
    landingPage: false,
    batching: false,
    cors: false,
    logging: false,
    plugins: [strictDocuments],
    maskedErrors: { maskError: maskError(() => ({ log })) },
  });
  return async (request, context) => {
    // By this Accept header a document that cannot be run answers 400 instead of 200.
    const strict = new Request(request, { headers: { ...Object.fromEntries(request.headers), accept } });
    return yoga.fetch(strict, context);
  };
}
