import { mediaStoreContract } from '../../contract/media/media-store.contract.ts';
import { borrowS3, type BorrowedS3 } from '../../support/servers/lent/borrow.ts';
import { describeContract } from '../../support/contract.ts';
import { needing } from '../../support/needing.ts';
import { mediaStoresInBucket } from '../../support/worlds/media-store-worlds.ts';

needing('s3', 'a media store in a bucket', () => {
  let server: BorrowedS3;
  beforeAll(async () => {
    server = await borrowS3();
  });
  afterAll(() => server.release());
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
