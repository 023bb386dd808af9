import Link from 'next/link';
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
          <li key={href ?? name}>
            {href ? <Link href={href}>{name}</Link> : <span aria-current="page">{name}</span>}
          </li>
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
  & li {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & li:not(:first-of-type)::before {
    content: '/' / '';
    margin-right: 8px;
    color: ${theme.color.lineStrong};
  }
  /* One line on a phone: the page's own name, which its heading repeats, and the front page give way first, then the top level. */
  @media (max-width: 767.98px) {
    & ol {
      flex-wrap: nowrap;
    }
    & li {
      padding-block: 12px;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    & a,
    & span {
      display: inline;
    }
    & li:nth-of-type(2) {
      flex-shrink: 20;
    }
    & li:has([aria-current]) {
      flex-shrink: 1000;
    }
    & ol:has(li:nth-of-type(5)) li:has([aria-current]),
    & ol:has(li:nth-of-type(5)) li:first-of-type,
    & ol:has(li:nth-of-type(5)) li:nth-of-type(2)::before {
      display: none;
    }
    & :focus-visible {
      outline-offset: -3px;
    }
  }
  & a {
    text-decoration: none;
  }
  & a:hover {
    text-decoration: underline;
  }
`;
