import { useEffect } from 'react';
import { requestQuotePath } from '@/lib/rules/routes/account-paths.ts';
import { parseQuantity } from '@/lib/rules/orders/quantity.ts';

/** Sends the chosen quantity along where a quote is asked for; without scripts the link asks for one sales unit. Renders nothing. */
export function QuoteQuantity({ id }: { id: string }) {
  useEffect(() => {
    const carryQuantity = ({ target }: MouseEvent): void => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-quote]') : null;
      const input = link?.closest('section')?.querySelector<HTMLInputElement>('input[type=number]');
      const quantity = input ? parseQuantity(input.value) : null;
      if (link && quantity !== null && quantity > 0)
        link.href = requestQuotePath({ productId: id, quantity });
    };
    // Before the browser follows the link, whichever button or key did it.
    document.addEventListener('click', carryQuantity, true);
    document.addEventListener('auxclick', carryQuantity, true);
    return () => {
      document.removeEventListener('click', carryQuantity, true);
      document.removeEventListener('auxclick', carryQuantity, true);
    };
  }, [id]);
  return null;
}
