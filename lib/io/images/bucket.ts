import { publicConfig } from '../public-config.ts';

/** Address of a file in the bucket; absolute URLs stay as they are. */
export function bucketAddress(pathOrAddress: string): string {
  if (/^https?:\/\//.test(pathOrAddress)) return pathOrAddress;
  return `${publicConfig().imageBucketUrl}/${pathOrAddress.split('/').map(encodeURIComponent).join('/')}`;
}
