import styled from 'styled-components';
import { BucketImage, type ImageReference } from '@/components/ui/image.tsx';
import { media } from '@/styles/media.ts';
import { theme } from '@/styles/theme.ts';

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
    <Hero style={{ '--brand': brandColor(brand.theme) }}>
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
      <div data-about>
        {logo && (
          <span data-logo>
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
    </Hero>
  );
}

/** Only a colour may reach a style attribute. */
function brandColor(given: string | null | undefined): string {
  return given && /^#[\da-f]{6}$/i.test(given) ? given : theme.color.fjord;
}

const Hero = styled.section`
  overflow: hidden;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.large};
  &:not(:has([data-cover])) {
    border-top: 6px solid var(--brand);
  }
  & [data-cover] {
    position: relative;
    background: var(--brand);
  }
  & [data-cover='wide'] {
    display: none;
    aspect-ratio: 5 / 1;
  }
  & [data-cover='narrow'] {
    aspect-ratio: 3 / 2;
  }
  & [data-about] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 16px 24px;
    padding: 16px;
  }
  & [data-about] p {
    flex: 1 1 320px;
    max-width: 72ch;
  }
  & [data-logo] {
    position: relative;
    width: 144px;
    height: 64px;
  }
  & a {
    display: inline-grid;
    align-items: center;
    min-height: 44px;
    color: ${theme.color.fjord};
    font-weight: 600;
  }
  ${media.narrow} {
    & [data-cover='wide'] {
      display: block;
    }
    & [data-cover='narrow'] {
      display: none;
    }
    & [data-about] {
      padding: 24px;
    }
    & a {
      margin-left: auto;
    }
  }
`;
