import { mediaStoreContract } from '../../contract/media/media-store.contract.ts';
import { startS3, type S3Server } from '../../support/servers/containers.ts';
import { describeContract } from '../../support/contract.ts';
import { needing } from '../../support/needing.ts';
import { mediaStoresInBucket } from '../../support/worlds/media-store-worlds.ts';

needing('s3', 'a media store in a bucket', () => {
  let server: S3Server;
  beforeAll(async () => {
    server = await startS3();
  });
  afterAll(() => server.stop());
  const running = () => server;

  describeContract('MediaStore in a bucket', mediaStoreContract(mediaStoresInBucket(1, running)));
  describeContract(
    'MediaStore in a bucket of two processes',
    mediaStoreContract(mediaStoresInBucket(2, running)),
  );
  describeContract(
    'MediaStore in a bucket that nobody else reaches',
    mediaStoreContract(mediaStoresInBucket(1, running, { publicEndpoint: 'none' })),
  );
});
