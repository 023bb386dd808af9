import shapes from './data/icons.json' with { type: 'json' };

export type IconName = keyof typeof shapes;

/** Icons of the top-level categories; only shapes and attributes of the icon allow-list. */
export function iconSvg(name: IconName): string {
  return `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.6">${shapes[name]}</svg>`;
}

export function isIconName(name: unknown): boolean {
  return typeof name === 'string' && Object.hasOwn(shapes, name);
}
