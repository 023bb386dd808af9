import { BucketImage } from '@/components/ui/image.tsx';
import { galleryPictureSizes } from '@/lib/rules/products/gallery-sizes.ts';
import { Gallery } from './gallery.tsx';
import { MissingPicture } from './missing-picture.tsx';

interface Props {
  name: string;
  images: readonly { assetPath: string; alt?: string | null }[];
}

/** Pictures of a product; 'Mynd vantar' where it has none. */
export function ProductGallery({ name, images }: Props) {
  if (images.length === 0) return <MissingPicture />;
  return (
    <Gallery
      name={name}
      assetPaths={images.map(({ assetPath }) => assetPath)}
      slides={images.map((image, index) => (
        <BucketImage
          key={image.assetPath}
          image={image}
          alt={image.alt ?? name}
          sizes={galleryPictureSizes}
          priority={index === 0 ? 'high' : false}
        />
      ))}
      thumbnails={images.map((image) => (
        <BucketImage key={image.assetPath} image={image} alt="" sizes="72px" />
      ))}
    />
  );
}
