import { customType } from 'drizzle-orm/pg-core';

/** Text in byte order on every machine, whatever the database's locale; holds lib/rules' sortKey. */
export const bytewiseText = customType<{ data: string; driverData: string }>({
  dataType: () => 'text COLLATE "C"',
});

/** A picture in the bucket, as the contract's Image. */
export interface StoredImage {
  assetPath: string;
  alt: string | null;
  /** Pixels of the original. */
  width: number | null;
  height: number | null;
}
