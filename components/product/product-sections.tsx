import { Icon } from '@/components/ui/icons.tsx';
import { splitParagraphs } from '@/lib/rules/text/paragraphs.ts';
import { ProductVideo } from './product-video.tsx';
import styles from './product-sections.module.css';

interface Props {
  description?: string | null;
  attributes: readonly { name: string; value: string }[];
  files: readonly { name: string; url: string; size?: number | null }[];
  videos: readonly { title: string; url: string }[];
  /** Poster of a video. */
  poster: string | null;
}

/** Description, attributes, documents and videos; a section with nothing in it is left out. */
export function ProductSections({ description, attributes, files, videos, poster }: Props) {
  return (
    <div className={styles.sections}>
      {description && (
        <section>
          <h2>Lýsing</h2>
          {splitParagraphs(description).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </section>
      )}
      {attributes.length > 0 && (
        <section className={styles.attributes}>
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
        <section className={styles.files}>
          <h2>Skjöl</h2>
          <ul>
            {files.map(({ name, url, size }) => (
              <li key={url}>
                <a href={url} rel="noopener">
                  <Icon name="document" /> {name} {size ? <small>{sizeText(size)}</small> : null}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {videos.length > 0 && (
        <section className={styles.videos}>
          <h2>Myndbönd</h2>
          {videos.map((video) => (
            <ProductVideo key={video.url} {...video} poster={poster} />
          ))}
        </section>
      )}
    </div>
  );
}

/** Bytes as kB, at least one. */
function sizeText(bytes: number): string {
  return `${Math.max(1, Math.ceil(bytes / 1000))} kB`;
}
