import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { masterKey } from '../../../../src/domain/uploads/processing.ts';
import { UploadId } from '../../../../src/domain/shared/ids.ts';
import { aTune, silence } from '../../../support/audio/sounds.ts';
import { hostileSounds } from '../../../support/audio/hostile-sounds.ts';
import { wavBytes } from '../../../support/audio/wav.ts';
import type { Answered, PartnerClient } from '../../../support/clients/partner-client.ts';
import { seenSoon } from '../../../support/eventually.ts';
import {
  aCompleteMaster,
  aMaster,
  aMasterDto,
  askTus,
  confirmedMaster,
  sentBytes,
  uploads,
  urlOf,
} from '../../../support/http/successes/upload-successes.ts';
import { anArtist } from '../../../support/http/successes/artist-successes.ts';
import { aService, transports, type TestService } from '../../../support/service/service.ts';

const outcomeOf = ({ status, code }: Pick<Answered, 'status' | 'code'>) => [status, code];
const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const tune = wavBytes(aTune({ seconds: 5 }));
const timeoutMs = 120_000;

interface One {
  readonly client: PartnerClient;
  readonly path: string;
}

/** Looks at an upload until its status is final. */
const processed = ({ client, path }: One): Promise<Answered> =>
  seenSoon(
    () => client.get(path),
    ({ body }) => body['status'] === 'ready' || body['status'] === 'failed',
    10_000,
  );

describe.each(transports)('confirmed uploads of masters over %s', (transport) => {
  let service: TestService;
  beforeAll(async () => {
    service = await aService({ transport, sound: 'real', environment: { EVENT_WORKER: 'off' } });
  });
  afterAll(() => service.close());

  /** The keys of the files of an upload that the record names, and of its master, as far as they exist. */
  const files = async (uploadId: string, keys: readonly string[] = []): Promise<readonly string[]> => {
    const all = [...keys, masterKey({ uploadId: UploadId(uploadId) })];
    const found = await Promise.all(all.map((key) => service.ports.mediaStore.describe(key)));
    return found.flatMap((each) => (each ? [each.key] : []));
  };

  const partsOf = async (uploadId: string): Promise<readonly string[]> =>
    (await service.ports.uploadStore.find(UploadId(uploadId)))?.parts.map(({ key }) => key) ?? [];

  it(
    'become ready with what is measured in them, and keep one file',
    async () => {
      const sha256 = digestOf(tune);
      const one = await aCompleteMaster(service, tune, { sha256, title: 'Night Drive' });
      const complete = await one.client.get(one.path);
      expect(complete.body).toMatchObject({ status: 'uploaded', progress: 100, upload: { protocol: 'tus' } });
      const parts = await partsOf(one.uploadId);
      expect(await files(one.uploadId, parts)).toEqual(parts);
      const confirmed = await confirmedMaster(one);
      expect(confirmed.status).toBe(202);
      expect(confirmed.body).toMatchObject({ status: 'processing', receivedBytes: tune.length });
      expect(confirmed.body['upload']).toBeUndefined();
      expect((await askTus('HEAD', one.url)).status).toBe(404);
      expect((await askTus('DELETE', one.url)).status).toBe(404);
      const ready = await processed(one);
      expect(ready.body).toMatchObject({
        ...{ status: 'ready', progress: 100, title: 'Night Drive', receivedBytes: tune.length },
        measured: {
          ...{ format: 'wav', sizeBytes: tune.length, sha256, durationMs: 5_000 },
          ...{ sampleRate: 44_100, channels: 2 },
        },
      });
      expect(ready.body['stage']).toBeUndefined();
      const master = masterKey({ uploadId: UploadId(one.uploadId) });
      expect(
        await seenSoon(
          () => files(one.uploadId, parts),
          ({ length }) => length === 1,
        ),
      ).toEqual([master]);
      expect((await service.ports.mediaStore.describe(master))?.sha256).toBe(sha256);
      const again = await confirmedMaster(one);
      expect([again.status, again.body]).toEqual([202, ready.body]);
      expect((await one.client.get(uploads)).body['data']).toEqual([ready.body]);
      // No track comes of it: neither partners nor staff see one.
      expect(await service.ports.library.changes(0, 100)).toEqual([]);
      expect((await one.client.ask('DELETE', one.path)).status).toBe(204);
      expect(await files(one.uploadId)).toEqual([]);
      expect(outcomeOf(await confirmedMaster(one))).toEqual([404, 'NOT_FOUND']);
    },
    timeoutMs,
  );

  it('need all bytes, and an account that owns them', async () => {
    const one = await aMaster(service, 1_000);
    const path = `${uploads}/${one.uploadId}`;
    await sentBytes(one.url, Buffer.alloc(999));
    const early = await confirmedMaster({ client: one.client, path });
    expect(outcomeOf(early)).toEqual([409, 'STATE_CONFLICT']);
    expect(early.body['detail']).toContain('999 of 1000 bytes');
    await sentBytes(one.url, Buffer.alloc(1), { 'upload-offset': '999' });
    const { client } = await anArtist(service);
    expect(outcomeOf(await confirmedMaster({ client, path }))).toEqual([404, 'NOT_FOUND']);
    expect((await one.client.get(path)).body['status']).toBe('uploaded');
  });

  it('fail if the SHA-256 of the bytes is not that of the request', async () => {
    const one = await aCompleteMaster(service, tune, { sha256: '0'.repeat(64) });
    await confirmedMaster(one);
    const failed = await processed(one);
    expect(failed.body).toMatchObject({ status: 'failed', failure: { code: 'CHECKSUM_MISMATCH' } });
    expect(
      await seenSoon(
        () => files(one.uploadId),
        ({ length }) => length === 0,
      ),
    ).toEqual([]);
  });

  const named = (what: string) => hostileSounds.find((each) => each.what === what)?.bytes ?? Buffer.alloc(0);

  it.each([
    ['a text', 'UNKNOWN_FORMAT', Buffer.from('Not a sound at all. '.repeat(1_000))],
    ['a WAV that is cut', 'TRUNCATED', tune.subarray(0, tune.length / 2)],
    ['one byte', 'UNKNOWN_FORMAT', Buffer.from('R')],
    ['a WAV of 0 Hz', 'SAMPLE_RATE', named('a WAV of 0 Hz')],
    ['a WAV of one sample', 'TOO_SHORT', named('a WAV of one sample')],
    ['a WAV without a sample', 'TOO_SHORT', wavBytes({ sampleRate: 44_100, channels: [silence(0)] })],
    ['silence', 'SILENT', named('a silent WAV')],
    ['eight channels', 'TOO_MANY_CHANNELS', named('a WAV of eight channels')],
    ['a zip bomb', 'UNKNOWN_FORMAT', named('a zip bomb')],
  ])(
    'fail if they are not music: %s',
    async (_, code, bytes) => {
      const one = await aCompleteMaster(service, bytes);
      const parts = await partsOf(one.uploadId);
      await confirmedMaster(one);
      const failed = await processed(one);
      expect(failed.body).toMatchObject({ status: 'failed', progress: 100, failure: { code } });
      expect(JSON.stringify(failed.body['failure'])).not.toContain('/');
      expect(
        await seenSoon(
          () => files(one.uploadId, parts),
          ({ length }) => length === 0,
        ),
      ).toEqual([]);
      const again = await confirmedMaster(one);
      expect([again.status, again.body]).toEqual([202, failed.body]);
    },
    timeoutMs,
  );

  it('fail if they are neither WAV nor FLAC, whatever their name', async () => {
    const [wav, mp3] = ['tune.wav', 'tune.mp3'].map((name) => join(service.dataDir, name));
    await writeFile(wav ?? '', tune);
    expect(await service.ports.audioProcessor.render(wav ?? '', mp3 ?? '', 'mp3')).toMatchObject({
      ok: true,
    });
    const one = await aCompleteMaster(service, await readFile(mp3 ?? ''));
    await confirmedMaster(one);
    expect((await processed(one)).body).toMatchObject({
      failure: { code: 'FORMAT_MISMATCH', detail: 'The file contains MP3. Upload a WAV or FLAC file.' },
    });
  });

  it('do not count as under way', async () => {
    const { client } = await anArtist(service);
    for (let n = 1; n <= 20; n++) {
      const begun = await client.post(uploads, aMasterDto(4));
      await sentBytes(urlOf(begun), Buffer.from('RIFF'));
      if (n % 2 === 0) await confirmedMaster({ client, path: `${uploads}/${begun.member('uploadId')}` });
    }
    expect((await client.post(uploads, aMasterDto(4))).status).toBe(201);
  });
});
