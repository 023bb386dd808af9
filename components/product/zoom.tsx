'use client';

import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/button.tsx';
import { BucketImage } from '@/components/ui/image.tsx';
import { Modal } from '@/components/ui/modal.tsx';
import { theme } from '@/styles/theme.ts';

interface Props {
  name: string;
  assetPaths: readonly string[];
  /** Index of the picture that is shown. */
  shown: number;
  onShow: (index: number) => void;
  onClose: () => void;
}

/** The pictures as large as the screen allows, or twice that; arrows lead from one to the next, or about a large one. */
export function Zoom({ name, assetPaths, shown, onShow, onClose }: Props) {
  const [large, setLarge] = useState(false);
  const count = assetPaths.length;

  useEffect(() => {
    const turn = ({ key }: KeyboardEvent): void => {
      if (large || count < 2) return;
      if (key === 'ArrowRight') onShow((shown + 1) % count);
      if (key === 'ArrowLeft') onShow((shown + count - 1) % count);
    };
    document.addEventListener('keydown', turn);
    return () => document.removeEventListener('keydown', turn);
  }, [large, count, shown, onShow]);

  const label = `Mynd ${shown + 1} af ${count}`;
  return (
    <Modal title={name} width={1200} onClose={onClose}>
      {/* Whoever looks closer moves about with the arrows, as in any box that scrolls. */}
      <Stage data-large={large} role="group" aria-label={label} tabIndex={large ? 0 : -1}>
        <div>
          <BucketImage image={{ assetPath: assetPaths[shown] ?? '' }} alt={name} sizes="1920px" priority />
        </div>
      </Stage>
      <Row>
        {count > 1 && (
          <>
            <Button variant="secondary" onClick={() => onShow((shown + count - 1) % count)}>
              Fyrri mynd
            </Button>
            <p role="status">{label}</p>
            <Button variant="secondary" onClick={() => onShow((shown + 1) % count)}>
              Næsta mynd
            </Button>
          </>
        )}
        <Button variant="secondary" aria-pressed={large} onClick={() => setLarge(!large)}>
          {large ? 'Minnka' : 'Stækka meira'}
        </Button>
      </Row>
    </Modal>
  );
}

const Stage = styled.div`
  height: min(64vh, 1000px);
  overflow: hidden;
  & > div {
    position: relative;
    width: 100%;
    height: 100%;
  }
  &[data-large='true'] {
    overflow: auto;
  }
  &[data-large='true'] > div {
    width: 220%;
    height: 220%;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 8px 16px;
  margin-top: 16px;
  font-variant-numeric: tabular-nums;
  color: ${theme.color.inkSoft};
`;
