import styled from 'styled-components';
import type { AccountHomeQuery } from '@/graphql/generated/operations.ts';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { intervalText } from '@/lib/rules/dates/days.ts';
import { sharedLinesHref } from '@/lib/rules/orders/quick-order/shared-lines.ts';
import { productHref } from '@/lib/rules/routes/addresses.ts';
import { formatDate, formatNumber } from '@/lib/rules/text/icelandic.ts';
import { withNonBreakingUnits } from '@/lib/rules/text/non-breaking.ts';
import { AccountSection } from './account-section.tsx';

type DueProduct = NonNullable<AccountHomeQuery['dueProducts']>[number];

/** What is running out by the buyer's own habit, and one press that puts all of it into a quick order. */
export function DueProducts({ products }: { products: readonly DueProduct[] }) {
  return (
    <AccountSection title="Fer að vanta">
      <DueList>
        {products.map(({ product, usualDays, usualQuantity, lastBoughtOn }) => (
          <li key={product.id}>
            <a href={productHref(product)}>{withNonBreakingUnits(product.name)}</a>
            <small>
              Keypt {intervalText(usualDays)}, venjulega {formatNumber(usualQuantity)} stk. · síðast{' '}
              {formatDate(lastBoughtOn)}
            </small>
          </li>
        ))}
      </DueList>
      <LinkButton
        href={sharedLinesHref(
          products.map(({ product, usualQuantity }) => ({ sku: product.sku, quantity: usualQuantity })),
        )}
        variant="secondary"
      >
        Setja allt í flýtipöntun
      </LinkButton>
    </AccountSection>
  );
}

const DueList = styled.ul`
  margin-bottom: var(--space-4);
  border-top: 1px solid var(--color-line);
  & li {
    padding-block: var(--space-2);
    border-bottom: 1px solid var(--color-line);
    overflow-wrap: anywhere;
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-weight: 600;
  }
  & small {
    display: block;
    color: var(--color-ink-soft);
    font-size: var(--text-small);
  }
`;
