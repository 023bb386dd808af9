import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './illustration.module.css';

export type IllustrationName = 'box' | 'cart' | 'search';

/** A line, and lines that are filled. */
const line = { className: styles.stroke };
const pale = { className: classNames(styles.stroke, styles.pale) };
const paper = { className: classNames(styles.stroke, styles.paper) };
const sun = { className: classNames(styles.stroke, styles.sun) };

const drawings: Readonly<Record<IllustrationName, ReactNode>> = {
  box: (
    <>
      <path d="M80 6c5 7 9 11 9 17a9 9 0 0 1-18 0c0-6 4-10 9-17Z" className={styles.sun} />
      <path {...pale} d="M44 54h72v44a6 6 0 0 1-6 6H50a6 6 0 0 1-6-6Z" />
      <path {...paper} d="M44 54 28 40h34l18 14Zm72 0 16-14H98L80 54Z" />
      <path {...line} d="M68 70h24" />
    </>
  ),
  cart: (
    <>
      <path d="M92 8c5 7 9 11 9 17a9 9 0 0 1-18 0c0-6 4-10 9-17Z" className={styles.sun} />
      <path {...pale} d="M50 44h84l-12 38H62Z" />
      <path {...line} d="M26 26h16l22 66h58M78 44l4 38m26-38-4 38M56 62h72" />
      <circle {...paper} cx="72" cy="102" r="5" />
      <circle {...paper} cx="114" cy="102" r="5" />
    </>
  ),
  search: (
    <>
      <path {...pale} d="M28 64h26v40H28Z" />
      <path {...sun} d="M54 80h22v24H54Z" />
      <path {...line} d="M16 104h128M36 74h10" />
      <circle {...paper} cx="98" cy="46" r="27" />
      <path {...line} data-thick d="m119 68 18 20" />
      <path {...line} d="M86 40a13 13 0 0 1 10-8" />
    </>
  ),
};

/** A small drawing for where there is nothing to show. Says nothing that the words beside it do not. */
export function Illustration({ name }: { name: IllustrationName }) {
  return (
    <svg width="160" height="120" viewBox="0 0 160 120" fill="none" aria-hidden focusable="false">
      <ellipse cx="80" cy="110" rx="62" ry="6" className={styles.ground} />
      {drawings[name]}
    </svg>
  );
}
