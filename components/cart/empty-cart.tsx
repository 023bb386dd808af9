import styled from 'styled-components';
import { CartIcon } from '@/components/ui/icons.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { theme } from '@/styles/theme.ts';

export function EmptyCart() {
  return (
    <Frame>
      <CartIcon />
      <p>Karfan er tóm</p>
      <LinkButton href="/voruflokkar" variant="secondary">
        Halda áfram að versla
      </LinkButton>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  justify-items: center;
  gap: 16px;
  padding: 64px 16px;
  border: 1px dashed ${theme.color.line};
  border-radius: ${theme.radius.large};
  color: ${theme.color.inkSoft};
  font-size: ${theme.text.large};
`;
