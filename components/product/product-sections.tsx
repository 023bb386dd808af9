import styled from 'styled-components';
import { DocumentIcon } from '@/components/ui/icons.tsx';
import { paragraphs } from '@/lib/rules/text/paragraphs.ts';
import { media } from '@/styles/media.ts';
import { theme } from '@/styles/theme.ts';
import { ProductVideo } from './product-video.tsx';

interface Props {
  description?: string | null;
  attributes: readonly { name: string; value: string }[];
  files: readonly { name: string; url: string; size?: number | null }[];
  videos: readonly { title: string; url: string }[];
  /** Address of the picture that stands for a video until it is played. */
  poster: string | null;
}

/** Description, attributes, documents and videos; a section with nothing in it is left out. */
export function ProductSections({ description, attributes, files, videos, poster }: Props) {
  return (
    <Sections>
      {description && (
        <section>
          <h2>Lýsing</h2>
          {paragraphs(description).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </section>
      )}
      {attributes.length > 0 && (
        <section data-attributes>
          <h2>Eiginleikar</h2>
          <table>
            <tbody>
              {attributes.map(({ name, value }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {files.length > 0 && (
        <section data-files>
          <h2>Skjöl</h2>
          <ul>
            {files.map(({ name, url, size }) => (
              <li key={url}>
                <a href={url} rel="noopener">
                  <DocumentIcon /> {name} {size ? <small>{sizeText(size)}</small> : null}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {videos.length > 0 && (
        <section data-videos>
          <h2>Myndbönd</h2>
          {videos.map((video) => (
            <ProductVideo key={video.url} {...video} poster={poster} />
          ))}
        </section>
      )}
    </Sections>
  );
}

/** Bytes as kB, at least one. */
function sizeText(bytes: number): string {
  return `${Math.max(1, Math.ceil(bytes / 1000))} kB`;
}

const { color } = theme;

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px 48px;
  margin-top: 16px;
  & section {
    display: grid;
    align-content: start;
    gap: 8px;
    min-width: 0;
  }
  & h2 {
    font-size: ${theme.text.large};
  }
  & p {
    max-width: 68ch;
  }
  & table {
    width: 100%;
    table-layout: fixed;
    overflow-wrap: break-word;
  }
  & th,
  & td {
    padding: 8px 16px 8px 0;
    border-bottom: 1px solid ${color.line};
    text-align: left;
    vertical-align: top;
    font-weight: 400;
  }
  & th {
    width: 40%;
    color: ${color.inkSoft};
  }
  & ul a {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    color: ${color.fjord};
    font-weight: 550;
  }
  & figure {
    display: grid;
    gap: 8px;
    max-width: 720px;
  }
  & video {
    width: 100%;
    aspect-ratio: 16 / 9;
    border-radius: ${theme.radius.medium};
    background: ${color.mist};
  }
  & small {
    color: ${color.inkSoft};
    font-weight: 400;
  }
  ${media.modal} {
    /* Documents follow the description at once, however long the table beside both is. */
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    & [data-attributes] {
      grid-area: 1 / 2 / span 2;
    }
    & section:not([data-attributes]) {
      grid-column: 1;
    }
    & section[data-videos] {
      grid-column: 2;
    }
  }
  ${media.print} {
    & [data-files],
    & [data-videos] {
      display: none;
    }
  }
`;
