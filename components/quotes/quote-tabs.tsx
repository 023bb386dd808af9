import styled from 'styled-components';
import { formatNumber } from '@/lib/rules/text/icelandic.ts';
import { quotesHref, quoteStatuses } from '@/lib/rules/orders/quote-list.ts';
import { quoteStatusLabels, type QuoteStatus } from '@/lib/rules/orders/quote-status.ts';
import { media } from '@/styles/media.ts';

interface Props {
  /** Null: all. */
  currentStatus: QuoteStatus | null;
  counts: readonly { status: QuoteStatus; count: number }[];
}

/** The list by status; real links, so that Back and reload keep the choice. */
export function QuoteTabs({ currentStatus, counts }: Props) {
  const totalCount = counts.reduce((sum, { count }) => sum + count, 0);
  const countOf = (status: QuoteStatus): number =>
    counts.find((entry) => entry.status === status)?.count ?? 0;
  return (
    <TabsNav aria-label="Staða tilboða">
      <ul>
        <li>
          <a href={quotesHref(null)} aria-current={currentStatus === null ? 'page' : undefined}>
            Öll <span>{formatNumber(totalCount)}</span>
          </a>
        </li>
        {quoteStatuses.map((status) => (
          <li key={status}>
            <a href={quotesHref(status)} aria-current={currentStatus === status ? 'page' : undefined}>
              {quoteStatusLabels[status]} <span>{formatNumber(countOf(status))}</span>
            </a>
          </li>
        ))}
      </ul>
    </TabsNav>
  );
}

const TabsNav = styled.nav`
  /* The row scrolls; the page must not grow with it. */
  min-width: 0;
  & ul {
    display: flex;
    gap: var(--space-1);
    overflow-x: auto;
    border-bottom: 1px solid var(--color-line);
  }
  & a {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-height: 44px;
    padding: var(--space-2) var(--space-3);
    border-bottom: 3px solid transparent;
    color: var(--color-ink-soft);
    font-weight: 600;
    white-space: nowrap;
    text-decoration: none;
  }
  & a:hover {
    color: var(--color-fjord-dark);
    background: var(--color-mist);
  }
  & a:focus-visible {
    outline-offset: -3px;
  }
  & a[aria-current] {
    color: var(--color-fjord-dark);
    border-bottom-color: var(--color-fjord);
  }
  & span {
    color: var(--color-ink-soft);
    font-size: var(--text-small);
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
  /* Forced colours show transparent borders too. */
  ${media.forcedColours} {
    & a {
      border-bottom-color: Canvas;
    }
    & a[aria-current] {
      border-bottom-color: Highlight;
    }
  }
  ${media.print} {
    display: none;
  }
`;
