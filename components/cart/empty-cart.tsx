import { EmptyState } from '@/components/ui/empty-state.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';

export function EmptyCart() {
  return (
    <EmptyState title="Karfan er tóm" picture="cart">
      <LinkButton href="/voruflokkar" variant="secondary">
        Halda áfram að versla
      </LinkButton>
    </EmptyState>
  );
}
