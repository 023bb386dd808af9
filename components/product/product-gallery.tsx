import styled from 'styled-components';
import { BucketImage } from '@/components/ui/image.tsx';
import { media } from '@/styles/media.ts';
import { theme } from '@/styles/theme.ts';
import { Gallery } from './gallery.tsx';
import { MissingPicture } from './missing-picture.tsx';

interface Props {
  name: string;
  images: readonly { assetPath: string; alt?: string | null }[];
}

/** Pictures of a product, dressed here so that their look does not travel as code; 'Mynd vantar' where it has none. */
export function ProductGallery({ name, images }: Props) {
  if (images.length === 0) return <MissingPicture />;
  return (
    <Frame>
      <Gallery
        name={name}
        assetPaths={images.map(({ assetPath }) => assetPath)}
        slides={images.map((image, index) => (
          <BucketImage
            key={image.assetPath}
            image={image}
            alt={image.alt ?? name}
            sizes="(min-width: 768px) 640px, 100vw"
            priority={index === 0 ? 'high' : false}
          />
        ))}
        thumbnails={images.map((image) => (
          <BucketImage key={image.assetPath} image={image} alt="" sizes="72px" />
        ))}
      />
    </Frame>
  );
}

const { color } = theme;

const Frame = styled.div`
  display: grid;
  gap: 8px;
  & button {
    position: relative;
    display: block;
    width: 100%;
    padding: 0;
    border: 1px solid ${color.line};
    border-radius: ${theme.radius.large};
    background: ${color.paper};
    overflow: hidden;
  }
  & [data-slide] {
    width: min(100%, 640px, 70vh);
    aspect-ratio: 1;
    justify-self: center;
    cursor: zoom-in;
  }
  ${media.narrow} {
    & [data-slide] {
      justify-self: start;
    }
  }
  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  & li button {
    width: 72px;
    height: 72px;
    border-radius: ${theme.radius.medium};
  }
  & li button[aria-pressed='true'] {
    border: 2px solid ${color.fjord};
  }
`;
