'use client';

import styled from 'styled-components';
import { BucketImage } from '@/components/ui/image.tsx';
import { Modal } from '@/components/ui/modal.tsx';

interface Props {
  name: string;
  assetPath: string;
  onClose: () => void;
}

/** A picture as large as the screen allows. */
export function Zoom({ name, assetPath, onClose }: Props) {
  return (
    <Modal title={name} width={1200} onClose={onClose}>
      <Stage>
        <BucketImage image={{ assetPath }} alt={name} sizes="min(1200px, 100vw)" priority />
      </Stage>
    </Modal>
  );
}

const Stage = styled.div`
  position: relative;
  height: min(72vh, 1100px);
`;
