import { useQuery } from '@tanstack/react-query';
import { Icon } from '@/components/ui/icons.tsx';
import { HeaderCount } from '@/components/ui/header-count.tsx';
import { HeaderLink } from '@/components/ui/header-button.tsx';
import { useSignedInHint } from '@/lib/visitor/use-signed-in-hint.ts';
import { validQuotesQuery } from '@/lib/quotes/queries.ts';
import { quotesHref } from '@/lib/rules/orders/quote-list.ts';
import { quoteCountText } from '@/lib/rules/orders/quote-status.ts';
import styles from './quote-badge.module.css';

/**
 * The number of quotes that can be accepted now (specification §2.7): nothing while it is unknown, on error and at zero.
 */
export function QuoteBadge() {
  const isSignedIn = useSignedInHint();
  const { data: count = 0, isSuccess } = useQuery({ ...validQuotesQuery, enabled: isSignedIn });
  if (!isSignedIn || !isSuccess || count === 0) return null;
  const text = quoteCountText(count);
  return (
    <HeaderLink href={quotesHref('Sent')} aria-label={`${text} í gildi`}>
      <Icon name="quote" />
      <span className={styles.few}>
        <HeaderCount count={count} />
      </span>
      <span aria-hidden className={styles.many}>
        {text}
      </span>
    </HeaderLink>
  );
}
