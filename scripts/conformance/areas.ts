import { catalogueChecks } from './areas/catalogue.ts';
import type { Check } from './check.ts';

/** In the order in which they are tried. */
export const areas: readonly (readonly Check[])[] = [catalogueChecks];
