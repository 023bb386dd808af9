/** Stores rendered pages outside the heap, by address. */
export interface PageStore {
  /** True where other processes write to it as well. */
  readonly isShared: boolean;
  /** @throws where the store does not answer */
  read(path: string): Promise<Buffer | undefined>;
  /** `lifetimeMs` is how long it is worth its place. @throws where the store does not answer */
  write(path: string, bytes: Buffer, lifetimeMs: number): Promise<void>;
}
