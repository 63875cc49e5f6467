import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ffmpegOnFullDisk } from '../../support/audio/failing-ffmpeg.ts';
import { needing } from '../../support/needing.ts';
import { aRealTrack } from '../../support/audio/real-track.ts';
import { anOrder, inService, transports } from '../../support/service/service.ts';

needing('ffmpeg', 'media on a full disk', () => {
  for (const transport of transports) {
    it(`answers 503 for previews and downloads, and is whole once there is room, over ${transport}`, async () => {
      const tools = await mkdtemp(join(tmpdir(), 'ffmpeg-'));
      const environment = { FFMPEG_PATH: await ffmpegOnFullDisk(tools, 40) };
      try {
        await inService({ transport, sound: 'real', environment }, async (service) => {
          const trackId = await aRealTrack(service, { name: 'dawn' });
          const { client } = await service.aPartner();
          const licenseId = (await client.post('/api/v1/licenses', anOrder(trackId))).member('licenseId');
          const path = `/api/v1/tracks/${trackId}`;
          const requests = [
            [`${path}/stream`, {}],
            ...['mp3', 'wav', 'flac', 'ogg'].map(
              (format) => [`${path}/download`, { query: { licenseId, format } }] as const,
            ),
          ] as const;
          for (const [requested, options] of requests) {
            const { status, headers, body } = await client.get(requested, options);
            expect([status, body['code']]).toEqual([503, 'UNAVAILABLE']);
            expect(Number(headers['retry-after'])).toBeGreaterThan(0);
          }
          await writeFile(join(tools, 'room'), '');
          for (const [requested, options] of requests) {
            const link = await client.getWithRetries(requested, options);
            expect(link.status).toBe(200);
            const bytes = await (await fetch(link.member('url'))).bytes();
            expect(bytes.length).toBeGreaterThan(40_000);
            expect(link.body['sizeBytes'] ?? bytes.length).toBe(bytes.length);
          }
          const { status, body } = await service.anyone.get('/readyz');
          expect([status, body['checks']]).toEqual([200, expect.objectContaining({ media: 'ok' })]);
        });
      } finally {
        await rm(tools, { recursive: true });
      }
    });
  }
});
