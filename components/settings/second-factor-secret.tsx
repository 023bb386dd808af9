'use client';

import styled from 'styled-components';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { useOnDemand } from '@/components/ui/use-on-demand.ts';
import type { useStartSecondFactor } from '@/lib/settings/mutations.ts';

type NewFactor = NonNullable<ReturnType<typeof useStartSecondFactor>['data']>;

const loadQrCode = () =>
  import('./second-factor-qr-code.tsx').then(({ SecondFactorQrCode }) => SecondFactorQrCode);

/** What the authenticator app has to know: a picture to scan, a link that opens it on this device, and the key to type. */
export function SecondFactorSecret({
  factor: { secret, link },
}: {
  factor: Pick<NewFactor, 'secret' | 'link'>;
}) {
  // Without it the link and the key still do.
  const { part: QrCode } = useOnDemand(loadQrCode, true);
  return (
    <SecretBox>
      <p>
        Skannaðu myndina með auðkenningarappinu. Ef appið er á þessu tæki opnar hnappurinn það, og lykilinn má
        líka slá inn. Sláðu síðan inn kóðann sem appið sýnir.
      </p>
      <div>{QrCode && <QrCode link={link} />}</div>
      <LinkButton href={link} variant="secondary">
        Opna auðkenningarapp
      </LinkButton>
      <p>
        Lykill <code>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
    </SecretBox>
  );
}

const qrCodeSize = '200px';

const SecretBox = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-4);
  & div {
    inline-size: ${qrCodeSize};
    block-size: ${qrCodeSize};
    border: 1px solid var(--color-line);
    border-radius: var(--radius-medium);
    overflow: hidden;
  }
  & svg {
    display: block;
  }
  & code {
    display: block;
    overflow-wrap: anywhere;
    font-size: var(--text-large);
    user-select: all;
  }
`;
