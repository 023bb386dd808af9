import styled from 'styled-components';
import type { CampaignPartsFragment } from '@/graphql/generated/operations.ts';
import { campaignText } from '@/lib/rules/products/campaign-text.ts';
import { formatNumber } from '@/lib/rules/text/icelandic.ts';

/** The customer's campaigns, each with what it takes off and the way to its products. */
export function CampaignCards({ campaigns }: { campaigns: readonly CampaignPartsFragment[] }) {
  return (
    <CampaignList>
      {campaigns.map((campaign) => (
        <li key={campaign.code}>
          <span data-percent>−{formatNumber(campaign.discountPercentage, 2)}%</span>
          <div>
            <h3>
              <a href={`/auth/campaigns/${campaign.code}`}>{campaign.name}</a>
            </h3>
            {campaign.description && <p>{campaign.description}</p>}
            <p data-soft>{campaignText(campaign)}</p>
          </div>
        </li>
      ))}
    </CampaignList>
  );
}

const CampaignList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
  gap: var(--space-4);
  & li {
    position: relative;
    display: flex;
    align-items: flex-start;
    gap: var(--space-4);
    padding: var(--space-4);
    border-radius: var(--radius-medium);
    color: var(--color-sun-ink);
    background: var(--color-sun-pale);
  }
  & [data-percent] {
    flex: none;
    padding: var(--space-1) var(--space-2);
    border-radius: var(--radius-small);
    background: var(--color-sun);
    font-size: var(--text-large);
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
  & h3 {
    font-size: var(--text-body);
  }
  & h3 a {
    color: inherit;
  }
  /* The whole card is the link. */
  & h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  & [data-soft] {
    font-size: var(--text-small);
  }
`;
