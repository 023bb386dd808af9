import Link from 'next/link';
import { Fragment } from 'react';
import styled from 'styled-components';
import { theme } from '@/styles/theme.ts';

export interface Crumb {
  name: string;
  /** Absent for the page itself. */
  href?: string;
}

/** From the front page down to where the visitor is. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <Nav aria-label="Brauðmolar">
      <ol>
        <li>
          <Link href="/">Forsíða</Link>
        </li>
        {crumbs.map(({ name, href }) => (
          <Fragment key={href ?? name}>
            <li aria-hidden>/</li>
            <li>{href ? <Link href={href}>{name}</Link> : <span aria-current="page">{name}</span>}</li>
          </Fragment>
        ))}
      </ol>
    </Nav>
  );
}

const Nav = styled.nav`
  font-size: ${theme.text.small};
  color: ${theme.color.inkSoft};
  & ol {
    display: flex;
    flex-wrap: wrap;
    gap: 0 8px;
  }
  & a,
  & span {
    display: inline-block;
    padding-block: 12px;
  }
  & li[aria-hidden] {
    padding-block: 12px;
    color: ${theme.color.lineStrong};
  }
  & a {
    text-decoration: none;
  }
  & a:hover {
    text-decoration: underline;
  }
`;
