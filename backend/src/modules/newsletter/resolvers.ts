import type { Resolvers } from '../../../../graphql/generated/resolvers.ts';
import { requestNewsletter, confirmNewsletter, leaveNewsletter } from './internal/newsletter.ts';

export const newsletterResolvers: Resolvers = {
  Mutation: {
    trackNewsletterSignup: (_root, { email }, context) => requestNewsletter(context, email),
    confirmNewsletterSignup: (_root, { token }, context) => confirmNewsletter(context, token),
    leaveNewsletter: (_root, { token }, context) => leaveNewsletter(context, token),
  },
};
