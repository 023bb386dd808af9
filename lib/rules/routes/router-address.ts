/** Whether an address carries the mark of Next's router: such a one is a payload's, never a page's. */
export function isRouterAddress(url: string): boolean {
  return /[?&]_rsc(?:=|&|$)/.test(url);
}
