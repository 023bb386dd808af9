import type { StoredBlock } from '../../../db/content-blocks.ts';

type Stored<T extends StoredBlock['type']> = Extract<StoredBlock, { type: T }>;

/** A band before its products are loaded. */
export interface ProductBlock {
  id: string;
  title: string | null;
  link: string | null;
  choose: Stored<'products'>['choose'];
}

/** Category tiles before they are loaded; without slugs, the whole top level. */
export interface CategoriesBlock {
  id: string;
  title: string | null;
  slugs: string[] | null;
}
