import { publicConfig } from '../public-config.ts';

/** Address of a file in the bucket; a web address stays what it is. */
export function bucketAddress(pathOrAddress: string): string {
  if (/^https?:\/\//.test(pathOrAddress)) return pathOrAddress;
  return `${publicConfig().imageBucketUrl}/${pathOrAddress.split('/').map(encodeURIComponent).join('/')}`;
}
