import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aBucket } from '../../../support/servers/bucket.ts';
import { borrowS3, type BorrowedS3 } from '../../../support/servers/lent/borrow.ts';
import { needing } from '../../../support/needing.ts';
import { operatorOf } from '../../../support/service/operator.ts';
import { aService, anOrder, inService } from '../../../support/service/service.ts';

needing('s3', 'media that moves into a bucket', () => {
  let server: BorrowedS3;
  beforeAll(async () => {
    server = await borrowS3();
  });
  afterAll(() => server.release());

  it('is copied while the service runs, and the service then serves it from there', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'copy-media-'));
    const store = await aBucket(server);
    const environment = {
      S3_ENDPOINT: server.endpoint,
      S3_BUCKET: store.bucket,
      S3_ACCESS_KEY: store.accessKey,
      S3_SECRET_KEY: store.secretKey,
    };
    const operator = operatorOf(dataDir, environment);
    try {
      const onFolder = await aService({ dataDir });
      const [first, second] = [await onFolder.aTrackWithSound(), await onFolder.aTrackWithSound()];
      expect(await operator('copy-media')).toMatchObject({
        code: 0,
        out: '2 files, 2 copied (1 MB); none is missing\n',
      });
      const third = await onFolder.aTrackWithSound();
      expect((await operatorOf(dataDir)('copy-media')).code).toBe(2);
      await onFolder.close();
      expect((await operator('copy-media')).out).toMatch(/^3 files, 1 copied/);
      await rm(join(dataDir, 'media'), { recursive: true });

      // Each download is made from the master in the bucket, with the tags of its license.
      const plain = { ...environment, FORENSIC_MARK: 'off' };
      await inService({ dataDir, environment: plain }, async ({ aPartner }) => {
        const { client } = await aPartner();
        for (const { trackId } of [first, second, third]) {
          const order = anOrder(trackId, { contentId: trackId });
          const licenseId = (await client.post('/api/v1/licenses', order)).member('licenseId');
          const query = { licenseId, format: 'flac' };
          const link = await client.get(`/api/v1/tracks/${trackId}/download`, { query });
          const file = await fetch(link.member('url'));
          expect(file.url.startsWith(`${server.endpoint}/${store.bucket}/`)).toBe(true);
          const bytes = await file.bytes();
          expect(createHash('sha256').update(bytes).digest('hex')).toBe(link.body['sha256']);
          expect(Buffer.from(bytes).includes(licenseId)).toBe(true);
        }
      });
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  });
});
