import { Icon } from '@/components/ui/icons.tsx';
import { useQuantityInCart } from '@/lib/cart/known-cart.ts';
import { useCartProblem } from '@/lib/cart/notices.ts';
import { useCartChanges } from '@/lib/cart/use-cart-changes.ts';
import { availableQuantity, increaseQuantity } from '@/lib/rules/orders/quantity.ts';
import { formatNumber } from '@/lib/rules/text/icelandic.ts';
import { noteUse } from '@/lib/search/outcomes.ts';
import type { Hit } from '@/lib/search/queries.ts';
import styles from './add-hit.module.css';

/** Puts the least that is sold of a hit into the cart; the box stays open for more. */
export function AddHit({ hit, search }: { hit: Hit; search: string }) {
  const runChange = useCartChanges(hit.id);
  const inCart = useQuantityInCart(hit.id);
  const problem = useCartProblem(hit.id);
  const name = hit.name.map(({ text }) => text).join('');
  const { id, slug, sku, unitOfMeasure, isSpecialOrder, image, stockUnits } = hit;
  const limits = { stock: stockUnits, unitOfMeasure, isSpecialOrder };
  if (availableQuantity(limits) === 0) return null;
  const add = async (): Promise<void> => {
    noteUse(search);
    hit.trackClick?.();
    const product = {
      ...limits,
      id,
      slug,
      sku,
      name,
      image,
      brand: hit.brand === null ? null : { name: hit.brand },
    };
    const quantity = increaseQuantity(0, limits);
    // The failure is logged and shown beside the button.
    await runChange((client, { addToCart }) => addToCart(client, { product, quantity })).catch(
      () => undefined,
    );
  };
  return (
    <>
      <button
        type="button"
        className={styles.add}
        aria-label={`Bæta í körfu: ${name}`}
        data-added={inCart > 0 || undefined}
        onClick={() => void add()}
      >
        <Icon name="cart" />
        {inCart > 0 && <small aria-label={`Í körfu: ${formatNumber(inCart)}`}>{formatNumber(inCart)}</small>}
      </button>
      {problem && (
        <strong className={styles.problem} role="alert">
          {problem}
        </strong>
      )}
    </>
  );
}
