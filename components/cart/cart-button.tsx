'use client';

import { useRef } from 'react';
import { Icon } from '@/components/ui/icons.tsx';
import { useHydrated } from '@/components/ui/use-hydrated.ts';
import { useOnDemand } from '@/components/ui/use-on-demand.ts';
import { VisuallyHidden } from '@/components/ui/visually-hidden.tsx';
import { closeCartPopover, openCartPopover, useCartNotices } from '@/lib/cart/notices.ts';
import { useKnownCart } from '@/lib/cart/known-cart.ts';
import { preloadCartChanges } from '@/lib/cart/use-cart-changes.ts';
import { cartLabel } from '@/lib/rules/orders/cart-label.ts';
import { useDismissal } from '@/lib/shell/use-dismissal.ts';
import { HeaderButton } from '@/components/ui/header-button.tsx';
import styles from './cart-button.module.css';

const loadReader = () => {
  preloadCartChanges();
  return import('./cart-reader.tsx');
};
const loadPopover = () => import('./cart-popover.tsx');
const loadNotice = () => import('./added-notice.tsx');

/** The header's cart button with its count; opens the popover, whose code loads on hover or focus. Without scripts a link to the cart. */
export function CartButton() {
  const cart = useKnownCart();
  const { part: reader } = useOnDemand(loadReader, true);
  const { open, added, announcement } = useCartNotices();
  const { part: popover, load } = useOnDemand(loadPopover, open);
  const { part: notice } = useOnDemand(loadNotice, added !== null);
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLAnchorElement>(null);
  // The page may have been rendered before or after a change: its HTML says nothing about the cart.
  const label = useHydrated() && cart ? cartLabel(cart.totalItems) : '';

  useDismissal(area, open, closeCartPopover);
  const close = (): void => {
    closeCartPopover();
    button.current?.focus();
  };

  return (
    <div ref={area} className={styles.cartButton}>
      {reader && <reader.CartReader />}
      <HeaderButton
        ref={button}
        href="/karfa"
        aria-label={label ? `Karfa: ${label}` : 'Karfa'}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={load}
        onFocus={load}
        onPress={open ? close : openCartPopover}
      >
        <Icon name="cart" />
        <span>{label}</span>
      </HeaderButton>
      {open && popover && <popover.CartPopover onClose={close} />}
      {added !== null && notice && <notice.AddedNotice name={added} />}
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </div>
  );
}
