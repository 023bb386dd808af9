'use client';

import styles from './breadcrumbs.module.css';

export interface Crumb {
  name: string;
  /** Absent for the page itself. */
  href?: string;
}

/** From the front page down to where the visitor is. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav className={styles.nav} aria-label="Brauðmolar">
      <ol>
        <li>
          <a href="/">Forsíða</a>
        </li>
        {crumbs.map(({ name, href }) => (
          <li key={href ?? name}>
            {href ? <a href={href}>{name}</a> : <span aria-current="page">{name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
