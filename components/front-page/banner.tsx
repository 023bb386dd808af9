import styled from 'styled-components';
import { BucketImage, type ImageReference } from '@/components/ui/image.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { safeHref } from '@/lib/rules/routes/content-link.ts';
import { media } from '@/styles/media.ts';
import { theme } from '@/styles/theme.ts';

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
    <Frame data-first={first}>
      {(title || text || link) && (
        <div data-words>
          {title && <Heading>{title}</Heading>}
          {text && <p>{text}</p>}
          {link && <LinkButton href={safeHref(link)}>{linkText ?? 'Skoða nánar'}</LinkButton>}
        </div>
      )}
      {image && (
        <div data-picture>
          <BucketImage
            image={image}
            alt=""
            sizes="(min-width: 768px) 55vw, 100vw"
            fit="cover"
            priority={first && 'high'}
          />
        </div>
      )}
    </Frame>
  );
}

const { color } = theme;

const Frame = styled.section`
  display: grid;
  overflow: hidden;
  border-radius: ${theme.radius.large};
  background: ${color.fjordPale};
  & [data-words] {
    display: grid;
    align-content: center;
    justify-items: start;
    gap: 16px;
    padding: 24px 16px;
  }
  & h1,
  & h2 {
    font-size: clamp(1.625rem, 1.2rem + 2vw, 2.75rem);
    line-height: 1.1;
    color: ${color.fjordDark};
  }
  & p {
    max-width: 48ch;
    overflow-wrap: anywhere;
    font-size: ${theme.text.large};
    color: ${color.ink};
  }
  & [data-picture] {
    position: relative;
    min-height: 180px;
    order: -1;
  }
  ${media.narrow} {
    /* Half of the width holds words of fourteen letters. */
    & h1,
    & h2 {
      font-size: clamp(1.625rem, 3.6vw, 2.75rem);
    }
    /* Words or a picture alone have all of the width. */
    &:has([data-words] + [data-picture]) {
      grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    }
    & [data-words] {
      padding: 48px;
    }
    & [data-picture] {
      min-height: 300px;
      order: 0;
    }
    &[data-first='true'] [data-picture] {
      min-height: 380px;
    }
  }
`;
