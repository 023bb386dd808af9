import { HeaderCount } from '@/components/ui/header-count.tsx';
import { HeaderLink } from '@/components/ui/header-button.tsx';
import { useKeptCodes } from '@/lib/comparison/kept-codes.ts';
import { productCountText } from '@/lib/rules/orders/cart-label.ts';
import { comparisonHref } from '@/lib/rules/routes/comparison-path.ts';
import { CompareIcon } from '@/components/ui/compare-icon.tsx';
import styles from './comparison-badge.module.css';

/** How many products this browser compares; nothing where it compares none. On a phone the menu says it. */
export function ComparisonBadge() {
  const codes = useKeptCodes();
  if (codes.length === 0) return null;
  const text = `Samanburður: ${productCountText(codes.length)}`;
  return (
    <div className={styles.badge}>
      <HeaderLink href={comparisonHref(codes)} aria-label={text} title={text}>
        <CompareIcon />
        <HeaderCount count={codes.length} />
      </HeaderLink>
    </div>
  );
}
