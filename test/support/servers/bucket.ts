import { randomBytes } from 'node:crypto';
import { S3 } from '@aws-sdk/client-s3';
import type { StoreSettings } from '../../../src/adapters/s3/index.ts';
import type { S3Contact } from './containers.ts';

export const s3ClientOf = ({ endpoint, region, accessKey, secretKey }: S3Contact): S3 =>
  new S3({
    endpoint,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
  });

/** A new bucket, and how it is reached. */
export const aBucket = async (server: S3Contact): Promise<StoreSettings> => {
  const { endpoint, region, accessKey, secretKey } = server;
  const bucket = `media-${randomBytes(6).toString('hex')}`;
  const s3 = s3ClientOf(server);
  await s3.createBucket({ Bucket: bucket });
  s3.destroy();
  return { endpoint, publicEndpoint: undefined, region, accessKey, secretKey, bucket };
};
