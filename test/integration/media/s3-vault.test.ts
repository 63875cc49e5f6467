import { mediaVaultContract } from '../../contract/media-vault.contract.ts';
import { startS3, type S3Server } from '../../support/containers.ts';
import { describeContract } from '../../support/contract.ts';
import { needing } from '../../support/needing.ts';
import { vaultsInBucket } from '../../support/vault-worlds.ts';

needing('s3', 'a vault in a bucket', () => {
  let server: S3Server;
  beforeAll(async () => {
    server = await startS3();
  });
  afterAll(() => server.stop());
  const running = () => server;

  describeContract('MediaVault in a bucket', mediaVaultContract(vaultsInBucket(1, running)));
  describeContract('MediaVault in a bucket of two processes', mediaVaultContract(vaultsInBucket(2, running)));
  describeContract(
    'MediaVault in a bucket that nobody else reaches',
    mediaVaultContract(vaultsInBucket(1, running, { publicEndpoint: 'none' })),
  );
});
