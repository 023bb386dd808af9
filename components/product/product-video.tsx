import styles from './product-video.module.css';

interface Props {
  title: string;
  /** A file that browsers play, or a page that shows it. */
  url: string;
  /** Address of the picture that stands for it. */
  poster: string | null;
}

const playable: Readonly<Record<string, string>> = { mp4: 'video/mp4', webm: 'video/webm' };

/** Nothing of a video is fetched before it is played. Its title says in words what it shows, as it has no sound. */
export function ProductVideo({ title, url, poster }: Props) {
  const type = playable[/\.(\w+)(?:[?#]|$)/.exec(url)?.[1]?.toLowerCase() ?? ''];
  if (!type)
    return (
      <p>
        <a href={url} rel="noopener">
          {title} <small>myndband</small>
        </a>
      </p>
    );
  return (
    <figure className={styles.figure}>
      <video
        className={styles.video}
        controls
        muted
        playsInline
        preload="none"
        aria-label={title}
        poster={poster ?? undefined}
      >
        <source src={url} type={type} />
      </video>
      <figcaption>{title}</figcaption>
    </figure>
  );
}
