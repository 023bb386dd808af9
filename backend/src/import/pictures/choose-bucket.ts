import type { ImportConfig } from '../../config.ts';
import type { Bucket } from './bucket.ts';
import { FolderBucket } from './folder-bucket.ts';
import { S3Bucket } from './s3-bucket.ts';

/** The folder that the command names, else the S3 bucket of the environment, else its folder; null: pictures are not fetched. */
export function chooseBucket(folder: string | undefined, config: ImportConfig): Bucket | null {
  if (folder) return new FolderBucket(folder);
  const {
    IMAGE_STORE_URL: url,
    IMAGE_STORE_BUCKET: bucket,
    IMAGE_STORE_REGION: region,
    IMAGE_STORE_KEY_ID: keyId,
    IMAGE_STORE_SECRET: secret,
  } = config;
  if (url && bucket && region && keyId && secret) return new S3Bucket({ url, bucket, region, keyId, secret });
  return config.IMAGES_DIR ? new FolderBucket(config.IMAGES_DIR) : null;
}
