import { BucketImage, type ImageReference } from '@/components/ui/image.tsx';
import styles from './brand-hero.module.css';

interface Props {
  brand: {
    name: string;
    website?: string | null;
    description?: string | null;
    theme?: string | null;
    logo?: ImageReference | null;
    cover?: ImageReference | null;
    mobileCover?: ImageReference | null;
  };
}

/** Cover, logo, description and website of a brand on its own colour. */
export function BrandHero({ brand }: Props) {
  const { name, website, description, logo, cover, mobileCover } = brand;
  return (
    <section className={styles.hero} style={{ '--brand': brandColor(brand.theme) }}>
      {/* Lazy, both of them: a browser then fetches only the one that its width shows. */}
      {cover && (
        <div data-cover="wide">
          <BucketImage image={cover} alt="" sizes="100vw" fit="cover" />
        </div>
      )}
      {(mobileCover ?? cover) && (
        <div data-cover="narrow">
          <BucketImage image={mobileCover ?? cover} alt="" sizes="100vw" fit="cover" />
        </div>
      )}
      <div className={styles.about}>
        {logo && (
          <span className={styles.logo}>
            <BucketImage image={logo} alt={name} sizes="160px" />
          </span>
        )}
        {description && <p>{description}</p>}
        {website?.startsWith('https://') && (
          <a href={website} rel="noopener nofollow">
            {website.replace(/^https:\/\/(www\.)?/, '').replace(/\/$/, '')}
          </a>
        )}
      </div>
    </section>
  );
}

/** Only a colour may reach a style attribute. */
function brandColor(theme: string | null | undefined): string {
  return theme && /^#[\da-f]{6}$/i.test(theme) ? theme : 'var(--color-fjord)';
}
