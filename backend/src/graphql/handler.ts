import {
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  parse,
  type ParseOptions,
  type Source,
} from 'graphql';
import { createSchema, createYoga, type Plugin } from 'graphql-yoga';
import { schemaText } from '../../../graphql/generated/schema-text.ts';
import type { Context } from '../context.ts';
import { ShopError, toShopError } from '../errors.ts';
import { measureOperations } from './measure-operations.ts';
import { recordAction } from './record-action.ts';
import { recordMutation } from './record-mutation.ts';
import { refuseStaleContext } from './refuse-stale-context.ts';
import { refuseCardNumbers } from './refuse-card-numbers.ts';
import { limits } from './limits.ts';
import { resolvers } from './resolvers.ts';

/** Tokens of one document (reliability F35). */
const maxTokens = 2_000;

const accept = 'application/graphql-response+json';

const badRequest = (message: string): ShopError =>
  new ShopError('BAD_REQUEST', message, { http: { status: 400 } });

/** Documents that do not parse or fit the schema get 400 without naming fields of the schema. */
const strictDocuments: Plugin = {
  onParse({ setParseFn }) {
    setParseFn((source: string | Source, options?: ParseOptions) => parse(source, { ...options, maxTokens }));
    return ({ result, replaceParseResult }) => {
      if (result instanceof Error) replaceParseResult(badRequest('Fyrirspurnin er ekki rétt GraphQL.'));
    };
  },
  onValidate({ addValidationRule }) {
    addValidationRule(limits);
    addValidationRule(NoSchemaIntrospectionCustomRule);
    return ({ valid, setResult }) => {
      if (!valid) setResult([badRequest('Fyrirspurnin passar ekki við skilgreininguna.')]);
    };
  },
};

/**
 * The shop's own errors pass. Errors that the GraphQL server finds before any field runs (no JSON, variables that do not fit)
 * become BAD_REQUEST without its message; the rest is logged and masked.
 */
function maskError(context: () => Pick<Context, 'log'>): (error: unknown) => Error {
  return (error) => {
    if (error instanceof GraphQLError) {
      if (error instanceof ShopError || error.originalError instanceof ShopError) return error;
      if (!error.originalError || !error.path)
        return badRequest('Upplýsingarnar eru ekki réttar. Vinsamlegast yfirfarið þær.');
    }
    context().log.error({ err: error }, 'resolver failed');
    return toShopError(error instanceof GraphQLError ? error.originalError : error);
  };
}

/** @param log receives unexpected errors */
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
    plugins: [
      measureOperations,
      strictDocuments,
      refuseCardNumbers,
      refuseStaleContext,
      recordAction,
      recordMutation,
    ],
    maskedErrors: { maskError: maskError(() => ({ log })) },
  });
  return async (request, context) => {
    // With this Accept header an invalid document gets 400 instead of 200.
    const strict = new Request(request, { headers: { ...Object.fromEntries(request.headers), accept } });
    return yoga.fetch(strict, context);
  };
}
