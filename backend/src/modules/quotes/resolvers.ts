import type { Resolvers } from '../../../../graphql/generated/resolvers.ts';
import { requireAbility } from '../session/abilities.ts';
import { requireSession } from '../session/sessions.ts';
import { acceptQuote } from './internal/accept.ts';
import { chooseAlternative } from './internal/choose-alternative.ts';
import { claimQuote } from './internal/claim.ts';
import { counterQuote } from './internal/counter.ts';
import { createProspectQuote, createQuote, removeQuote, startQuote } from './internal/draft.ts';
import { updateQuote } from './internal/edit.ts';
import { writeMessage } from './internal/message.ts';
import { readDueQuotes, readQuotes, readRequestedQuotes } from './internal/read.ts';
import { requestQuote } from './internal/request.ts';
import { sendQuote, withdrawQuote } from './internal/send.ts';
import { readSharedQuote } from './internal/shared.ts';
import { readChangedQuote, readQuote } from './internal/view.ts';

export const quoteResolvers: Resolvers = {
  Query: {
    salesQuotes: (_, { page, status }, context) =>
      readQuotes(context.db, requireAbility(context, 'see-prices'), page ?? 1, status ?? null),
    viewSalesQuote: (_, { id }, context) => readQuote(context, requireAbility(context, 'see-prices'), id),
    dueSalesQuotes: (_, _args, context) => readDueQuotes(context),
    sharedSalesQuote: (_, { link }, context) => readSharedQuote(context, link),
    requestedSalesQuotes: (_, _args, context) => readRequestedQuotes(context),
  },
  Mutation: {
    acceptSalesQuote: async (_, { quoteId, version, checkoutOptions }, context) =>
      readChangedQuote(
        context,
        requireSession(context),
        await acceptQuote(context, quoteId, version ?? null, checkoutOptions ?? []),
      ),
    createSalesQuote: async (_, _args, context) =>
      readChangedQuote(context, requireSession(context), await createQuote(context)),
    createProspectQuote: async (_, { input }, context) =>
      readChangedQuote(context, requireSession(context), await createProspectQuote(context, input)),
    claimSalesQuote: async (_, { link }, context) =>
      readChangedQuote(context, requireSession(context), await claimQuote(context, link)),
    updateSalesQuote: async (_, { input }, context) =>
      readChangedQuote(context, requireSession(context), await updateQuote(context, input)),
    sendSalesQuote: async (_, { quoteId, version }, context) =>
      readChangedQuote(context, requireSession(context), await sendQuote(context, quoteId, version)),
    withdrawSalesQuote: async (_, { quoteId }, context) =>
      readChangedQuote(context, requireSession(context), await withdrawQuote(context, quoteId)),
    requestSalesQuote: async (_, { input }, context) =>
      readChangedQuote(context, requireSession(context), await requestQuote(context, input)),
    counterSalesQuote: async (_, { input }, context) =>
      readChangedQuote(context, requireSession(context), await counterQuote(context, input)),
    chooseSalesQuoteLine: async (_, { quoteId, version, lineId }, context) =>
      readChangedQuote(
        context,
        requireSession(context),
        await chooseAlternative(context, quoteId, version, lineId),
      ),
    startSalesQuote: async (_, { quoteId }, context) =>
      readChangedQuote(context, requireSession(context), await startQuote(context, quoteId)),
    writeSalesQuoteMessage: async (_, { input }, context) =>
      readChangedQuote(context, requireSession(context), await writeMessage(context, input)),
    removeSalesQuote: (_, { quoteId }, context) => removeQuote(context, quoteId),
  },
};
