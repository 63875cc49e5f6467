import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findWatermark } from '../../../../src/adapters/audio/dsp/watermark-detection.ts';
import type { ContractCase } from '../../../support/contract.ts';
import { aTune, noise } from '../../../support/audio/sounds.ts';
import { wavBytes } from '../../../support/audio/wav.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import { monoDecodedFrom, placed, taken, theTune, theTuneAsWav, type AudioProcessorView } from './stage.ts';

const sampleRate = 22050;
const longTune = wavBytes(aTune({ seconds: 36, sampleRate, channels: 1, loudFrom: 3, loudTo: 35 }));
const tuneOfSomeChirps = wavBytes(aTune({ seconds: 16, sampleRate, channels: 1 }));

export const previewingPolicies = (open: OpenWorld<AudioProcessorView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  const previewed = async ({ audioProcessor, folder }: AudioProcessorView, wav: Buffer, seed = 'a seed') => {
    const into = join(folder, 'preview.mp3');
    const preview = taken(await audioProcessor.preview(await placed(folder, 'master.wav', wav), into, seed));
    return { ...preview, into };
  };
  return [
    policy('cuts the loudest thirty seconds into a stereo MP3 at 128 kbit/s and 44.1 kHz', async (view) => {
      const { into, startMs, durationMs } = await previewed(view, longTune);
      expect(startMs).toBeGreaterThanOrEqual(2500);
      expect(startMs).toBeLessThanOrEqual(5500);
      expect(durationMs).toBe(30_000);
      const found = taken(await view.audioProcessor.examine(into));
      expect(found).toMatchObject({ container: 'mp3', durationMs: 30_000, sampleRate: 44100, channels: 2 });
      expect(((await readFile(into)).length * 8) / 30_000).toBeCloseTo(128, -1);
    }),

    policy('marks every preview audibly, where its seed says', async (view) => {
      const { into } = await previewed(view, tuneOfSomeChirps, 'trk_1');
      const decoded = await monoDecodedFrom(view, into);
      const { expected, found } = findWatermark(decoded, 44100, 'trk_1');
      expect(expected).toBeGreaterThanOrEqual(3);
      expect(found).toBe(expected);
      expect(findWatermark(decoded, 44100, 'trk_2').found).toBeLessThan(expected / 2);
      const clean = join(view.folder, 'clean.mp3');
      taken(await view.audioProcessor.render(join(view.folder, 'master.wav'), clean, 'mp3'));
      expect(findWatermark(await monoDecodedFrom(view, clean), 44100, 'trk_1').found).toBe(0);
    }),

    policy(
      'brings quiet, loud and dense masters to −16 LUFS within 1 LU, none of it clipped',
      async (view) => {
        const channels = [noise(-3, 6, 44100), noise(-3, 6, 44100, 'right')];
        const quiet = theTune.channels.map((channel) => channel.map((sample) => sample * 0.003));
        const masters = [theTuneAsWav, wavBytes({ ...theTune, channels: quiet, samples: 'int24' })];
        for (const wav of [...masters, wavBytes({ sampleRate: 44100, channels })]) {
          const { into, loudnessLufs } = await previewed(view, wav);
          const examined = taken(await view.audioProcessor.examine(into));
          expect(Math.abs(examined.loudnessLufs + 16)).toBeLessThan(1);
          expect(loudnessLufs).toBeCloseTo(examined.loudnessLufs, 1);
          expect(examined.peakDbfs).toBeLessThanOrEqual(0);
        }
      },
    ),

    policy('takes all of a shorter sound, and marks it still', async (view) => {
      const wav = wavBytes(aTune({ seconds: 1.2, sampleRate: 8000, channels: 1 }));
      const { into, startMs, durationMs } = await previewed(view, wav);
      expect({ startMs, durationMs }).toEqual({ startMs: 0, durationMs: 1200 });
      expect(taken(await view.audioProcessor.examine(into)).durationMs).toBe(1200);
      expect(findWatermark(await monoDecodedFrom(view, into), 44100, 'a seed')).toEqual({
        expected: 1,
        found: 1,
      });
    }),

    policy('makes the same bytes for the same seed, and others for another', async (view) => {
      const bytes: Buffer[] = [];
      for (const seed of ['one', 'one', 'two'])
        bytes.push(await readFile((await previewed(view, theTuneAsWav, seed)).into));
      const [first, again, other] = bytes;
      expect(first?.equals(again ?? Buffer.alloc(0))).toBe(true);
      expect(first?.equals(other ?? Buffer.alloc(0))).toBe(false);
    }),
  ];
};
