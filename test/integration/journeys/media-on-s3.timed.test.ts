import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { manifestReader } from '../../../src/adapters/manifest/index.ts';
import { aBucket, s3ClientOf } from '../../support/servers/bucket.ts';
import { startS3, type S3Server } from '../../support/servers/containers.ts';
import { writeDelivery } from '../../support/builders/delivery.ts';
import { faultProxy, type FaultProxy } from '../../support/servers/fault-proxy.ts';
import { needing } from '../../support/needing.ts';
import {
  aService,
  anOrder,
  transports,
  type Partner,
  type TestService,
} from '../../support/service/service.ts';
import { slowness } from '../../support/slowness.ts';

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const curl = promisify(execFile);

needing('s3', 'media in a bucket', () => {
  let server: S3Server;
  beforeAll(async () => {
    server = await startS3();
  });
  afterAll(() => server.stop());

  describe.each(transports)('over %s', (transport) => {
    let service: TestService;
    let proxy: FaultProxy;
    let folder: string;
    let partner: Partner;
    let track: string;
    let licenseId: string;
    let bucket: string;

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'media-on-s3-'));
      proxy = await faultProxy({ port: Number(new URL(server.endpoint).port) });
      const store = await aBucket(server);
      bucket = store.bucket;
      service = await aService({
        transport,
        sound: 'real',
        environment: {
          S3_ENDPOINT: `http://127.0.0.1:${proxy.port}`,
          S3_PUBLIC_ENDPOINT: server.endpoint,
          S3_BUCKET: bucket,
          S3_ACCESS_KEY: store.accessKey,
          S3_SECRET_KEY: store.secretKey,
        },
      });
      await writeDelivery(join(folder, 'label'), [
        { name: 'dawn', seconds: 34, row: { status: 'approved' } },
      ]);
      const manifest = await manifestReader.read(join(folder, 'label'));
      const [read] = manifest.ok ? manifest.value.rows : [];
      if (!read?.row.ok) throw new Error('the manifest is wrong');
      const taken = await service.useCases.importTrack({
        folder: join(folder, 'label'),
        delivery: read.row.value,
        dryRun: false,
      });
      if (!taken.ok || !('trackId' in taken.value)) throw new Error(`not taken in: ${JSON.stringify(taken)}`);
      track = taken.value.trackId;
      partner = await service.aPartner();
      const issued = await partner.client.post('/api/v1/licenses', anOrder(track));
      licenseId = issued.member('licenseId');
    });
    afterAll(async () => {
      await service.close();
      await proxy.close();
      await rm(folder, { recursive: true, force: true });
    });

    const link = async (format: string) => {
      const query = { licenseId, format };
      return partner.client.getWithRetries(`/api/v1/tracks/${track}/download`, { query });
    };

    it('plays a preview from the bucket, whole and in parts, also in a web page', async () => {
      const url = (await partner.client.getWithRetries(`/api/v1/tracks/${track}/stream`)).member('url');
      const sent = await service.anyone.get(url);
      expect([sent.status, sent.headers['access-control-allow-origin']]).toEqual([307, '*']);
      expect(sent.headers['cache-control']).toBe('private, no-store');
      expect(sent.headers['location']).toMatch(
        new RegExp(`^${server.endpoint}/${bucket}/renders/.*X-Amz-Expires=300&`),
      );
      const whole = await fetch(url);
      const bytes = await whole.bytes();
      expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
      expect(whole.headers.get('content-disposition')).toBe('inline; filename="song-of-dawn-preview.mp3"');
      const head = await service.anyone.ask('HEAD', url);
      expect([head.status, head.headers['content-length']]).toEqual([200, String(bytes.length)]);
      const part = await fetch(url, { headers: { range: 'bytes=100-199' } });
      expect([part.status, part.headers.get('content-range')]).toEqual([
        206,
        `bytes 100-199/${bytes.length}`,
      ]);
      expect(Buffer.from(await part.bytes()).equals(bytes.subarray(100, 200))).toBe(true);
      const etag = part.headers.get('etag') ?? '';
      const rest = await fetch(url, { headers: { range: 'bytes=200-', 'if-range': etag } });
      expect([rest.status, (await rest.bytes()).length]).toEqual([206, bytes.length - 200]);
      expect((await fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(304);
    });

    it.each(['wav', 'mp3', 'flac'])(
      'downloads the very bytes that the API announced, as %s',
      async (format) => {
        const created = await link(format);
        const url = created.member('url');
        const saved = join(folder, `saved.${format}`);
        await curl('curl', ['--silent', '--show-error', '--fail', '--location', '--output', saved, url]);
        const { stdout } = await curl('sha256sum', [saved]);
        expect(stdout.slice(0, 64)).toBe(created.member('sha256'));
        const followed = await fetch(url, { headers: { authorization: `Bearer ${partner.apiKey}` } });
        const bytes = await followed.bytes();
        expect([bytes.length, sha256(bytes)]).toEqual([created.body['sizeBytes'], created.member('sha256')]);
        expect(followed.headers.get('content-disposition')).toBe(
          `attachment; filename="song-of-dawn.${format}"`,
        );
        const tag = (await service.anyone.ask('HEAD', url)).headers['etag'] ?? '';
        const resumed = await fetch(url, { headers: { range: 'bytes=1000-', 'if-range': tag } });
        expect([resumed.status, resumed.url, (await resumed.bytes()).length]).toEqual([
          206,
          url,
          bytes.length - 1000,
        ]);
      },
    );

    it('contains the masters under their digests, and no temporary files', async () => {
      const s3 = s3ClientOf(server);
      const { Contents = [] } = await s3.listObjectsV2({ Bucket: bucket });
      const names = Contents.map(({ Key = '' }) => Key).filter((name) => !name.startsWith('-uses/'));
      const [master = '', ...more] = names.filter((name) => name.startsWith('masters/'));
      expect(more).toEqual([]);
      const { Body } = await s3.getObject({ Bucket: bucket, Key: master });
      const bytes = (await Body?.transformToByteArray()) ?? new Uint8Array(0);
      s3.destroy();
      expect(master).toBe(`masters/${sha256(bytes)}.wav`);
      expect(names.filter((name) => !/^(masters|renders)\//.test(name))).toEqual([]);
    });

    it('returns 503 while the bucket is unavailable, serves everything else, and plays again as soon as it is back', async () => {
      const url = (await link('wav')).member('url');
      const ready = async () => {
        const { status, body } = await service.anyone.get('/readyz');
        return [status, (body['checks'] as Record<string, string>)['media']];
      };
      expect(await ready()).toEqual([200, 'ok']);
      proxy.stall();
      const began = performance.now();
      const away = await service.anyone.get(url);
      expect([away.status, away.code, away.headers['retry-after'] !== undefined]).toEqual([
        503,
        'UNAVAILABLE',
        true,
      ]);
      expect(performance.now() - began).toBeLessThan(3_000 * slowness());
      expect(await ready()).toEqual([200, expect.stringMatching(/^degraded: /)]);
      expect((await partner.client.get(`/api/v1/tracks/${track}`)).status).toBe(200);
      proxy.mend();
      expect((await fetch(url)).status).toBe(200);
      expect(await ready()).toEqual([200, 'ok']);
    });

    it('redirects no client once the license is revoked', async () => {
      const url = (await link('mp3')).member('url');
      await partner.client.delete(`/api/v1/licenses/${licenseId}`, { reasonCode: 'content_deleted' });
      const rejected = await service.anyone.get(url);
      expect([rejected.status, rejected.code, rejected.headers['location']]).toEqual([
        404,
        'NOT_FOUND',
        undefined,
      ]);
    });
  });
});
