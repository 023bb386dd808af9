import { LinkButton } from '@/components/ui/link-button.tsx';
import { MessagePage } from '@/components/ui/message-page.tsx';
import { checkoutStepPath } from '@/lib/rules/routes/checkout-step.ts';

/** The order failed. Nothing is lost: cart and checkout are unchanged. */
export function CheckoutFailed() {
  return (
    <MessagePage
      title="Villa í pöntun"
      text="Pöntunin gekk ekki í gegn og ekkert var skuldfært. Karfan er óbreytt og þú getur reynt aftur."
    >
      <LinkButton href={checkoutStepPath('Payment')}>Aftur í greiðslu</LinkButton>
      <LinkButton href="/karfa" variant="secondary">
        Skoða körfu
      </LinkButton>
    </MessagePage>
  );
}
