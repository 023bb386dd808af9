'use client';

import { useId } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/button.tsx';
import { ErrorRegion } from '@/components/ui/error-region.tsx';
import { CloseIcon } from '@/components/ui/icons.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { popoverStyle } from '@/components/ui/popover-style.ts';
import { Price } from '@/components/ui/price.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useCart } from '@/lib/cart/queries.ts';
import { media } from '@/styles/media.ts';
import { theme } from '@/styles/theme.ts';
import { CartLineItem } from './cart-line.tsx';

/** The cart at a glance, below its button. Not modal: the page stays usable. */
export function CartPopover({ onClose }: { onClose: () => void }) {
  const { data: cart, error, refetch } = useCart();
  const titleId = useId();

  return (
    <Panel role="dialog" aria-labelledby={titleId}>
      <div data-head>
        <h2 id={titleId}>Karfa</h2>
        <button type="button" aria-label="Loka" onClick={onClose}>
          <CloseIcon />
        </button>
      </div>
      {cart && cart.items.length > 0 && (
        <ul>
          {cart.items.map((line) => (
            <CartLineItem key={line.product.id} line={line} compact />
          ))}
        </ul>
      )}
      {cart?.items.length === 0 && <p>Karfan er tóm</p>}
      {!cart && !error && <Skeleton height="64px" />}
      {!cart && error && (
        <ErrorRegion text="Ekki næst samband við körfuna sem stendur." onRetry={() => void refetch()} />
      )}
      <div data-foot>
        {cart && cart.items.length > 0 && (
          <p>
            <span>Samtals</span>
            <strong>
              <Price amount={cart.totalPrice} />
            </strong>
          </p>
        )}
        {cart?.items.length === 0 ? (
          <Button variant="secondary" block onClick={onClose}>
            Halda áfram að versla
          </Button>
        ) : (
          <LinkButton href="/karfa" block>
            Opna körfu
          </LinkButton>
        )}
      </div>
    </Panel>
  );
}

const { color } = theme;

const Panel = styled.section`
  ${popoverStyle}
  position: fixed;
  inset: auto 0 0;
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  max-height: 70dvh;
  border-radius: ${theme.radius.large} ${theme.radius.large} 0 0;
  & [data-head] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding: 4px 4px 4px 16px;
    border-bottom: 1px solid ${color.line};
  }
  & [data-head] h2 {
    font-size: ${theme.text.large};
  }
  & [data-head] button {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border: 0;
    border-radius: 50%;
    background: transparent;
  }
  & [data-head] button:hover {
    background: ${color.mist};
  }
  & ul {
    overflow-y: auto;
    overscroll-behavior: contain;
    padding-inline: 16px;
  }
  & > p {
    padding: 24px 16px;
    color: ${color.inkSoft};
  }
  & [data-foot] {
    grid-row: 3;
    display: grid;
    gap: 8px;
    padding: 16px;
    border-top: 1px solid ${color.line};
  }
  & [data-foot] p {
    display: flex;
    justify-content: space-between;
    font-size: ${theme.text.large};
  }
  ${media.narrow} {
    position: absolute;
    inset: calc(100% + 8px) 0 auto auto;
    width: 400px;
    border-radius: ${theme.radius.large};
  }
`;
