import styled from 'styled-components';
import { BucketImage } from '@/components/ui/image.tsx';
import { theme } from '@/styles/theme.ts';

export function MissingPicture() {
  return (
    <Box>
      <BucketImage image={null} alt="" sizes="1px" />
    </Box>
  );
}

const Box = styled.div`
  position: relative;
  width: min(100%, 640px, 70vh);
  aspect-ratio: 1;
  max-height: 480px;
  border-radius: ${theme.radius.large};
`;
