import type { Resolvers } from '../../../../graphql/generated/resolvers.ts';
import { listActiveCampaigns, listCampaignProducts } from './internal/active-campaigns.ts';

export const campaignResolvers: Resolvers = {
  Query: {
    campaigns: (_, _args, context) => listActiveCampaigns(context),
    campaignProducts: (_, { code, page }, context) => listCampaignProducts(context, code, page ?? 1),
  },
  Campaign: { validUntil: ({ validUntil }) => validUntil?.toISOString() ?? null },
};
