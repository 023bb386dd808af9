import styled from 'styled-components';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { checkoutStepPath } from '@/lib/rules/checkout-step.ts';
import { theme } from '@/styles/theme.ts';

/** The order did not go through. Nothing is lost: cart and checkout stand as they were. */
export function CheckoutFailed() {
  return (
    <Frame>
      <h1>Villa í pöntun</h1>
      <p>Pöntunin gekk ekki í gegn og ekkert var skuldfært. Karfan er óbreytt og þú getur reynt aftur.</p>
      <LinkButton href={checkoutStepPath('Payment')} prefetch={false}>
        Aftur í greiðslu
      </LinkButton>
      <LinkButton href="/karfa" variant="secondary">
        Skoða körfu
      </LinkButton>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  justify-items: center;
  gap: 16px;
  max-width: 560px;
  margin-inline: auto;
  padding-block: 64px;
  text-align: center;
  & h1 {
    font-size: ${theme.text.title};
  }
`;
