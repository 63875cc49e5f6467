import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { needing } from '../../../support/needing.ts';
import { inService, type Partner } from '../../../support/service/service.ts';
import { sine } from '../../../support/audio/sounds.ts';
import { wavBytes } from '../../../support/audio/wav.ts';
import { slowness } from '../../../support/slowness.ts';

const path = '/api/v1/partners/enrich';
const silence = async (folder: string, seconds: number): Promise<Uint8Array<ArrayBuffer>> => {
  const file = join(folder, `${seconds}.flac`);
  const input = ['-f', 'lavfi', '-i', 'anullsrc=r=192000:cl=stereo', '-t', String(seconds)];
  await promisify(execFile)('ffmpeg', ['-v', 'quiet', ...input, file]);
  return new Uint8Array(await readFile(file));
};
const clip = new Uint8Array(wavBytes({ sampleRate: 44_100, channels: [sine(440, -6, 3)] }));

const sent = async (
  baseUrl: string,
  { apiKey }: Partner,
  sounds: readonly Uint8Array<ArrayBuffer>[],
  prefer: string,
) => {
  const body = new FormData();
  sounds.forEach((bytes, n) => body.set(`${n}`, new Blob([bytes]), 'sound'));
  const headers = { authorization: `Bearer ${apiKey}`, prefer };
  const reply = await fetch(`${baseUrl}${path}`, { method: 'POST', headers, body });
  return (await reply.json()) as { readonly status: string; readonly results: readonly { status: string }[] };
};

needing('ffmpeg', 'a flood of silence from one platform', () => {
  it.each([
    ['half-hour', 1_799],
    ['ten-minute', 599],
  ])('delays the three-second clip of another by at most 5 s, with 24 %s silences', async (_, seconds) => {
    const folder = await mkdtemp(join(tmpdir(), 'flood-'));
    const tiers = { developer: { enrichRowsPerDay: 1_000 } };
    try {
      const flac = await silence(folder, seconds);
      await inService({ sound: 'real', tiers }, async ({ baseUrl, aPartner }) => {
        const [flooder, victim] = [await aPartner(), await aPartner()];
        const analyzed = async () => {
          const began = performance.now();
          const { status, results } = await sent(baseUrl, victim, [clip], 'wait=25');
          expect([status, results.map((result) => result.status)]).toEqual(['done', ['analyzed']]);
          return performance.now() - began;
        };
        await analyzed(); // The worker thread has started then.
        const alone = await analyzed();
        for (let n = 0; n < 24; n++) await sent(baseUrl, flooder, [flac], 'respond-async');
        await sleep(200);
        expect((await analyzed()) - alone).toBeLessThan(5_000 * slowness());
      });
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
