import { publicConfig } from '../public-config.ts';

/**
 * The same picture at the same quality in another width; nothing where the address has not the form of the shop's resizer. What
 * stands around the width can stand in no picture's name: there it would be escaped.
 */
export function changeWidth(address: string, width: number): string | undefined {
  const [, before = '', after = ''] = /([^}]*)\{width\}([^{]*)/.exec(publicConfig().imageForm) ?? [];
  const start = address.indexOf(before);
  const end = address.indexOf(after, start + before.length);
  return start < 0 || end < 0
    ? undefined
    : `${address.slice(0, start)}${before}${width}${address.slice(end)}`;
}
