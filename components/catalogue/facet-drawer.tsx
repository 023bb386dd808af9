import styled from 'styled-components';
import { Button } from '@/components/ui/button.tsx';
import { Modal } from '@/components/ui/modal.tsx';
import type { ComponentProps } from 'react';
import { widened } from '@/lib/catalogue/listing-state.ts';
import { countedProducts } from '@/lib/rules/orders/cart-label.ts';
import { theme } from '@/styles/theme.ts';
import { FacetPanel } from './facet-panel.tsx';
import { facetStyle } from './facet-style.ts';

interface Props extends ComponentProps<typeof FacetPanel> {
  total: number;
  chosen: number;
  onClose: () => void;
}

/** The filters where there is no room for their column; each choice counts at once. */
export function FacetDrawer({ total, chosen, onClose, ...panel }: Props) {
  return (
    <Modal title="Sía vörur" onClose={onClose} width={560}>
      <Content>
        <FacetPanel {...panel} />
        <footer>
          {chosen > 0 && (
            <Button variant="quiet" onClick={() => panel.onChange(widened(panel.state))}>
              Hreinsa síur
            </Button>
          )}
          <Button onClick={onClose}>Sýna {total === 1 ? '1 vöru' : countedProducts(total)}</Button>
        </footer>
      </Content>
    </Modal>
  );
}

const Content = styled.div`
  ${facetStyle}
  & > footer {
    position: sticky;
    bottom: 0;
    display: flex;
    justify-content: flex-end;
    gap: 8px;
    margin: 0 -24px -24px;
    padding: 12px 24px;
    background: ${theme.color.paper};
    border-top: 1px solid ${theme.color.line};
  }
`;
