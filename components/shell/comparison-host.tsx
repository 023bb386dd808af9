import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { Toast } from '@/components/ui/toast.tsx';
import { VisuallyHidden } from '@/components/ui/visually-hidden.tsx';
import { useKeptCodes } from '@/lib/comparison/kept-codes.ts';
import {
  closeComparisonNotice,
  type ComparisonNotice,
  useComparisonNotice,
} from '@/lib/comparison/notice.ts';
import { maximumComparedText } from '@/lib/rules/products/comparison.ts';
import { comparisonHref } from '@/lib/rules/routes/comparison-path.ts';
import { formatNumber } from '@/lib/rules/text/icelandic.ts';

/** Once on every page: says what a press on `Bera saman` did, and leads to the comparison. */
export function ComparisonHost() {
  const notice = useComparisonNotice();
  const pathname = usePathname();
  useEffect(() => closeComparisonNotice, [pathname]);
  return notice && <ComparisonToast notice={notice} />;
}

function ComparisonToast({ notice }: { notice: ComparisonNotice }) {
  const codes = useKeptCodes();
  return (
    <Toast
      onClose={closeComparisonNotice}
      action={
        codes.length > 0 && (
          <LinkButton href={comparisonHref(codes)} variant="quiet">
            <span>
              Skoða<VisuallyHidden> samanburð</VisuallyHidden> ({formatNumber(codes.length)})
            </span>
          </LinkButton>
        )
      }
    >
      {notice === 'added' && 'Komin í samanburð'}
      {notice === 'removed' && 'Tekin úr samanburði'}
      {notice === 'full' && maximumComparedText}
    </Toast>
  );
}
