'use client';

import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/button.tsx';
import { Modal } from '@/components/ui/modal.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useScanner } from '@/lib/quick-order/use-scanner.ts';

interface Props {
  onRead: (code: string) => void;
  onClose: () => void;
}

/** The camera, which puts every barcode that it sees on the list; stays open for the next one. */
export function Scanner({ onRead, onClose }: Props) {
  const [codes, setCodes] = useState<readonly string[]>([]);
  const { video, isRunning, problem } = useScanner((code) => {
    setCodes((codesBefore) => [...codesBefore, code]);
    if ('vibrate' in navigator) navigator.vibrate(60);
    onRead(code);
  });
  return (
    <Modal title="Skanna strikamerki" width={560} onClose={onClose}>
      <ScannerView>
        <div data-view data-hidden={problem !== null}>
          <video ref={video} muted playsInline aria-label="Mynd úr myndavélinni" />
          {!isRunning && !problem && <Skeleton height="100%" />}
        </div>
        {problem ? (
          <p role="alert">{problem}</p>
        ) : (
          <p role="status">
            {codes.length === 0
              ? 'Haltu strikamerkinu fyrir framan myndavélina.'
              : `Lesið: ${codes.at(-1) ?? ''} (${codes.length} alls)`}
          </p>
        )}
        <Button block onClick={onClose}>
          Lokið
        </Button>
      </ScannerView>
    </Modal>
  );
}

const ScannerView = styled.div`
  display: grid;
  gap: var(--space-4);
  & [data-view] {
    position: relative;
    aspect-ratio: 4 / 3;
    overflow: hidden;
    border-radius: var(--radius-medium);
    background: var(--color-ink);
  }
  & [data-hidden='true'] {
    display: none;
  }
  & video {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  & [role='status'] {
    min-height: 1.5em;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & [role='alert'] {
    color: var(--color-rust);
  }
`;
