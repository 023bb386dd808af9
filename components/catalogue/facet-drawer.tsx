import { Button } from '@/components/ui/button.tsx';
import { Modal } from '@/components/ui/modal.tsx';
import type { ComponentProps } from 'react';
import { withoutFilters } from '@/lib/catalogue/listing-state.ts';
import { productCountText } from '@/lib/rules/orders/cart-label.ts';
import { FacetPanel } from './facet-panel.tsx';
import styles from './facet-drawer.module.css';

interface Props extends ComponentProps<typeof FacetPanel> {
  total: number;
  filterCount: number;
  onClose: () => void;
}

/** The filters where there is no room for their column; each choice applies at once. */
export function FacetDrawer({ total, filterCount, onClose, ...panel }: Props) {
  return (
    <Modal title="Sía vörur" onClose={onClose} width={560}>
      <div className={styles.content}>
        <FacetPanel {...panel} />
        <footer>
          {filterCount > 0 && (
            <Button variant="quiet" onClick={() => panel.onChange(withoutFilters(panel.state))}>
              Hreinsa síur
            </Button>
          )}
          <Button onClick={onClose}>Sýna {total === 1 ? '1 vöru' : productCountText(total)}</Button>
        </footer>
      </div>
    </Modal>
  );
}
