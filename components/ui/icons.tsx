import type { ReactNode } from 'react';
import styles from './icons.module.css';

/** Drawings of 24 by 24, each a line of the text's colour. */
const drawings = {
  cart: (
    <>
      <path d="M3 4h2.4l2 11.2a1.5 1.5 0 0 0 1.5 1.3h8.3a1.5 1.5 0 0 0 1.5-1.2L20.5 8H6.2" />
      <circle cx="9.5" cy="20" r="1" />
      <circle cx="17" cy="20" r="1" />
    </>
  ),
  check: <path d="M5 12.5l4.5 4.5L19 7.5" />,
  chevron: <path d="M9 5l7 7-7 7" />,
  close: <path d="M6 6l12 12M18 6L6 18" />,
  document: <path d="M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6" />,
  grid: <path d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z" />,
  heart: (
    <path d="M12 20.3C5.6 16 3 12.9 3 9.3a4.8 4.8 0 0 1 9-2.3 4.8 4.8 0 0 1 9 2.3c0 3.6-2.6 6.7-9 11z" />
  ),
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  minus: <path d="M5 12h14" />,
  person: (
    <>
      <circle cx="12" cy="8" r="3.75" />
      <path d="M4.5 20.5c.8-4 3.7-6 7.5-6s6.7 2 7.5 6" />
    </>
  ),
  plus: <path d="M12 5v14M5 12h14" />,
  quote: <path d="M6 3.5h8l4.5 4.5v12.5H6zM13.5 3.5V8.5h5M9 12.5h6M9 16h4" />,
  rows: <path d="M4 5h5v5H4zM4 14h5v5H4zM13 6h7M13 9h4M13 15h7M13 18h4" />,
  search: (
    <>
      <circle cx="11" cy="11" r="6.5" />
      <path d="M16 16l4.5 4.5" />
    </>
  ),
  table: <path d="M4 6h16M4 10h16M4 14h16M4 18h16" />,
  trash: <path d="M4 7h16M9.5 7V4.5h5V7M6.5 7l.8 12.5h9.4L17.5 7" />,
} satisfies Readonly<Record<string, ReactNode>>;

type IconName = keyof typeof drawings;

const idOf = (name: string): string => `icon-${name}`;

/** Every drawing, once for each page; what shows one refers to it. */
export function IconSprite({ children }: { children?: ReactNode }) {
  return (
    <svg className={styles.sprite} aria-hidden>
      {Object.entries(drawings).map(([name, drawing]) => (
        <symbol key={name} id={idOf(name)} className={styles.drawing} viewBox="0 0 24 24">
          {drawing}
        </symbol>
      ))}
      {children}
    </svg>
  );
}

interface Props {
  name: IconName;
  /** Pixels. */
  size?: number;
}

/** A drawing beside words, or in something that has a label: it says nothing by itself. */
export function Icon({ name, size = 24 }: Props) {
  return (
    <svg width={size} height={size} aria-hidden>
      <use href={`#${idOf(name)}`} />
    </svg>
  );
}
