import styled from 'styled-components';
import { AnchorButton } from '@/components/ui/anchor-button.tsx';
import type { useNewFactor } from '@/lib/settings/mutations.ts';
import { theme } from '@/styles/theme.ts';

type NewFactor = NonNullable<ReturnType<typeof useNewFactor>['data']>;

/** What the authenticator app has to know: a link that opens it on this device, and the key to type on another. */
export function FactorSecret({ factor: { secret, link } }: { factor: Pick<NewFactor, 'secret' | 'link'> }) {
  return (
    <Frame>
      <p>
        Opnið auðkenningarappið á þessu tæki, eða sláið lykilinn inn í appið á öðru tæki. Sláið síðan inn
        kóðann sem appið sýnir.
      </p>
      <AnchorButton href={link} variant="secondary">
        Opna auðkenningarapp
      </AnchorButton>
      <p>
        Lykill <code>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  justify-items: start;
  gap: 16px;
  & code {
    display: block;
    overflow-wrap: anywhere;
    font-size: ${theme.text.large};
    user-select: all;
  }
`;
