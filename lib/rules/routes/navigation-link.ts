import { safeHref } from './content-link.ts';

export interface NavigationLink {
  id: string;
  title: string;
  url: string;
  external: boolean;
}

/** What pages show of the content system's navigation. On the server, so that the rule for addresses is no script of every page. */
export function navigationLink({ id, title, url, external }: NavigationLink): NavigationLink {
  return { id, title, url: safeHref(url), external };
}
