import { useQuery } from '@tanstack/react-query';
import { HeaderLink } from '@/components/ui/header-button.tsx';
import { useSignedInHint } from '@/lib/customer/queries.ts';
import { validQuotesQuery } from '@/lib/quotes/queries.ts';
import { formatNumber } from '@/lib/rules/text/icelandic.ts';
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
      <svg
        width="24"
        height="24"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
      >
        <path d="M6 3.5h8l4.5 4.5v12.5H6zM13.5 3.5V8.5h5M9 12.5h6M9 16h4" />
      </svg>
      <span aria-hidden className={styles.few}>
        {formatNumber(count)}
      </span>
      <span aria-hidden className={styles.many}>
        {text}
      </span>
    </HeaderLink>
  );
}
