'use client';

import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ByVat } from '@/components/ui/by-vat.tsx';
import { useQuantityInCart } from '@/lib/cart/known-cart.ts';
import type { CartableProduct } from '@/lib/cart/optimistic.ts';
import { useCartProblem } from '@/lib/cart/notices.ts';
import { useCartChanges } from '@/lib/cart/use-cart-changes.ts';
import { useSignedInHint } from '@/lib/visitor/use-signed-in-hint.ts';
import { useKnownOwnPrice } from '@/lib/product/known-own-price.ts';
import { formatKronur, netOf } from '@/lib/rules/money/kronur.ts';
import { quantityPrice } from '@/lib/rules/money/price-tiers.ts';
import { formatNumber } from '@/lib/rules/text/icelandic.ts';
import { availableQuantity, increaseQuantity } from '@/lib/rules/orders/quantity.ts';
import { QuantityControl } from './quantity-control.tsx';
import styles from './add-to-cart.module.css';

/** Puts a product into the cart. The chosen quantity starts at the smallest that is sold, and the line above says what it costs. */
export function AddToCart({ product }: { product: CartableProduct }) {
  const least = increaseQuantity(0, product);
  const [quantity, setQuantity] = useState(least);
  const runChange = useCartChanges(product.id);
  const inCart = useQuantityInCart(product.id);
  const problem = useCartProblem(product.id);
  const soldOut = availableQuantity(product) === 0;

  const add = async (): Promise<void> => {
    setQuantity(least);
    try {
      await runChange((client, { addToCart }) => addToCart(client, { product, quantity }));
    } catch {
      // The failure is logged and shown; the chosen quantity stays, unless it was changed since.
      setQuantity((now) => (now === least ? quantity : now));
    }
  };

  return (
    <div className={styles.addToCart}>
      {!soldOut && <Due product={product} quantity={quantity} />}
      <QuantityControl
        quantity={quantity}
        limits={product}
        least={least}
        onChange={setQuantity}
        productName={product.name}
      />
      {!soldOut && (
        <Button className={styles.add} onClick={() => void add()}>
          Bæta í körfu
        </Button>
      )}
      {product.unitOfMeasure > 1 && (
        <small className={styles.units}>
          Varan er seld í einingum af {formatNumber(product.unitOfMeasure)}
        </small>
      )}
      {inCart > 0 && <small className={styles.note}>Í körfu: {formatNumber(inCart)}</small>}
      {problem && (
        <strong className={styles.problem} role="alert">
          {problem}
        </strong>
      )}
    </div>
  );
}

interface DueProps {
  product: CartableProduct;
  quantity: number;
}

/** What the button adds, in krónur: the customer's own price, or everybody's. */
function Due({ product: { id, price = null, priceTiers = [] }, quantity }: DueProps) {
  const isSignedIn = useSignedInHint();
  const ownPrice = useKnownOwnPrice(id);
  const isUnknown = isSignedIn && ownPrice === undefined;
  const shown = isUnknown || !isSignedIn ? { price, priceTiers } : ownPrice;
  const unit = shown && quantityPrice(shown, quantity);
  if (!unit) return null;
  const { priceWithTax, taxPercentage } = unit;
  const sum = priceWithTax * quantity;
  return (
    <p className={styles.due} data-one={quantity === 1}>
      <ByVat
        isUnknown={isUnknown}
        gross={sumText(quantity, sum, priceWithTax)}
        net={sumText(quantity, netOf(sum, taxPercentage), netOf(priceWithTax, taxPercentage), ' án vsk.')}
      />
    </p>
  );
}

/** @param sum krónur, as the price of one */
function sumText(quantity: number, sum: number, unitPrice: number, suffix = ''): ReactNode {
  if (quantity === 1) return formatKronur(unitPrice) + suffix;
  return (
    <>
      {`${formatNumber(quantity)} stk. = `}
      <b>{formatKronur(sum)}</b>
      {`, ${formatKronur(unitPrice)} / stk.${suffix}`}
    </>
  );
}
