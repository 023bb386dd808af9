import type { Resolvers } from '../../../../graphql/generated/resolvers.ts';
import { activeCampaigns, campaignProducts } from './internal/active-campaigns.ts';

export const campaignResolvers: Resolvers = {
  Query: {
    campaigns: (_, _args, context) => activeCampaigns(context),
    campaignProducts: (_, { code, page }, context) => campaignProducts(context, code, page ?? 1),
  },
  Campaign: { validUntil: ({ validUntil }) => validUntil?.toISOString() ?? null },
};
