import { BucketImage, type ImageReference } from '@/components/ui/image.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { safeHref } from '@/lib/rules/routes/content-link.ts';
import styles from './banner.module.css';

interface Props {
  block: {
    title?: string | null;
    text?: string | null;
    image?: ImageReference | null;
    link?: string | null;
    linkText?: string | null;
  };
  /** The first banner of a page carries its heading. */
  first: boolean;
}

/** Picture, text and link. */
export function Banner({ block: { title, text, image, link, linkText }, first }: Props) {
  const Heading = first ? 'h1' : 'h2';
  return (
    <section className={styles.banner} data-first={first}>
      {(title || text || link) && (
        <div className={styles.words}>
          {title && <Heading>{title}</Heading>}
          {text && <p>{text}</p>}
          {link && <LinkButton href={safeHref(link)}>{linkText ?? 'Skoða nánar'}</LinkButton>}
        </div>
      )}
      {image && (
        <div className={styles.picture}>
          <BucketImage
            image={image}
            alt=""
            sizes="(min-width: 768px) 55vw, 100vw"
            fit="cover"
            priority={first && 'high'}
          />
        </div>
      )}
    </section>
  );
}
