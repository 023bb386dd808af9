/** Keeps the pictures that an import fetches: a folder, or a service that speaks S3. */
export interface Bucket {
  /** Paths of what is kept below a folder, folders in it included. @throws BucketError */
  list(folder: string): Promise<string[]>;
  /** Whole or not at all. @throws BucketError */
  put(path: string, bytes: Uint8Array, contentType: string): Promise<void>;
}

/** The bucket itself fails, whatever the picture: an import stops there, and the next one does the rest. */
export class BucketError extends Error {
  override readonly name = 'BucketError';
}
