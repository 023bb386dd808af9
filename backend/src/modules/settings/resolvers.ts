import type { Resolvers } from '../../../../graphql/generated/resolvers.ts';
import type { Context, Session } from '../../context.ts';
import { toRowId } from '../../row-id.ts';
import { endOtherSessions, endOwnSession } from '../session/own-sessions.ts';
import { requireSession } from '../session/sessions.ts';
import {
  readAccountSettings,
  readOwnMailState,
  resumeOwnMail,
  setMarketingConsent,
} from './internal/account-settings.ts';

/** For mutations: signed in, and from a page that was made for this customer. */
function sessionOfPage(context: Context): Session {
  return requireSession(context);
}

export const settingsResolvers: Resolvers = {
  Query: {
    ownMailState: (_, _args, context) => readOwnMailState(context.db, requireSession(context)),
    accountSettings: (_, _args, context) => readAccountSettings(context, requireSession(context)),
  },
  Mutation: {
    endSession: async (_, { sessionId }, context) => {
      const session = sessionOfPage(context);
      await endOwnSession(context.db, session, toRowId(sessionId));
      return readAccountSettings(context, session);
    },
    endOtherSessions: async (_, _args, context) => {
      const session = sessionOfPage(context);
      await endOtherSessions(context, session);
      return readAccountSettings(context, session);
    },
    resumeMail: async (_, _args, context) => {
      const session = sessionOfPage(context);
      await resumeOwnMail(context.db, session);
      return readAccountSettings(context, session);
    },
    setMarketingConsent: async (_, { allow }, context) => {
      const session = sessionOfPage(context);
      await setMarketingConsent(context.db, session, allow);
      return readAccountSettings(context, session);
    },
  },
};
