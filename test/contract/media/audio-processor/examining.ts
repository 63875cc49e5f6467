import { loudnessOf } from '../../../../src/adapters/audio/dsp/loudness/loudness.ts';
import { audioFormats } from '../../../../src/domain/catalog/audio.ts';
import type { ContractCase } from '../../../support/contract.ts';
import { aTune, noise, silence, sine, inTurn } from '../../../support/audio/sounds.ts';
import { wavBytes } from '../../../support/audio/wav.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import {
  placed,
  someTuneAs,
  taken,
  theTune,
  theTuneAsWav,
  theTuneSeconds,
  type AudioProcessorView,
} from './stage.ts';

export const examiningPolicies = (open: OpenWorld<AudioProcessorView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('measures one tune alike in every format', async (view) => {
      const { audioProcessor, folder } = view;
      const wav = taken(await audioProcessor.examine(await placed(folder, 'tune.wav', theTuneAsWav)));
      for (const format of audioFormats) {
        const file = await placed(folder, `tune.${format}`, await someTuneAs(view, format));
        const found = taken(await audioProcessor.examine(file));
        expect(found).toMatchObject({
          container: format,
          durationMs: 1000 * theTuneSeconds,
          sampleRate: 44100,
          channels: 2,
        });
        expect(Math.abs(found.loudnessLufs - wav.loudnessLufs)).toBeLessThan(0.2);
        expect(Math.abs(found.peakDbfs - wav.peakDbfs)).toBeLessThan(0.6);
        expect(found.loudestStartMs).toBe(0);
        expect(found.peaks).toMatchObject({ sampleRate: 44100, samplesPerPixel: 256 });
        expect(found.peaks.pairs).toHaveLength(2 * Math.ceil((theTuneSeconds * 44100) / 256));
      }
    }),

    policy(
      'measures −20 LUFS and −20 dBFS in a stereo sine of that level',
      async ({ audioProcessor, folder }) => {
        const channels = [sine(997, -20, 3), sine(997, -20, 3)];
        const file = await placed(
          folder,
          'sine.wav',
          wavBytes({ sampleRate: 48000, channels, samples: 'int24' }),
        );
        const { loudnessLufs, peakDbfs, peaks } = taken(await audioProcessor.examine(file));
        expect(loudnessLufs).toBeCloseTo(-20, 1);
        expect(peakDbfs).toBeCloseTo(-20, 1);
        expect([Math.min(...peaks.pairs), Math.max(...peaks.pairs)]).toEqual([-13, 13]);
      },
    ),

    policy('measures the same in WAVs of every kind of sample', async ({ audioProcessor, folder }) => {
      const kinds = [
        { samples: 'int16' },
        { samples: 'int24' },
        { samples: 'int32' },
        { samples: 'float32' },
        { samples: 'int24', extensible: true },
        { samples: 'float32', extensible: true },
        { chunks: [['LIST', Buffer.from('INFOINAM\x04\0\0\0odd\0')]] },
      ] as const;
      for (const kind of kinds) {
        const file = await placed(folder, 'tune.wav', wavBytes({ ...theTune, ...kind }));
        const found = taken(await audioProcessor.examine(file));
        expect(found).toMatchObject({ durationMs: 1000 * theTuneSeconds, channels: 2 });
        expect(found.loudnessLufs).toBeCloseTo(loudnessOf(theTune), 1);
      }
    }),

    policy('finds where the loudest thirty seconds begin', async ({ audioProcessor, folder }) => {
      const [sampleRate, quiet, loud] = [8000, -30, -12];
      const tones = [
        silence(7, sampleRate),
        sine(500, loud, 31, sampleRate),
        sine(500, quiet, 9, sampleRate),
      ];
      const file = await placed(folder, 'long.wav', wavBytes({ sampleRate, channels: [inTurn(...tones)] }));
      const { loudestStartMs, durationMs } = taken(await audioProcessor.examine(file));
      expect(durationMs).toBe(47_000);
      expect(loudestStartMs).toBeGreaterThanOrEqual(7000);
      expect(loudestStartMs).toBeLessThanOrEqual(8000);
    }),

    policy('takes mono, and rates from 8 to 192 kHz', async ({ audioProcessor, folder }) => {
      for (const sampleRate of [8000, 11025, 44101, 192_000]) {
        const channels = [noise(-12, 1, sampleRate)];
        const file = await placed(folder, 'noise.wav', wavBytes({ sampleRate, channels }));
        const found = taken(await audioProcessor.examine(file));
        expect(found).toMatchObject({ sampleRate, channels: 1, durationMs: 1000 });
      }
    }),

    policy(
      'gives each of many concurrent callers the result of its own sound',
      async ({ audioProcessor, folder }) => {
        const lengths = Array.from({ length: 12 }, (_, i) => 1 + i / 10);
        const files = await Promise.all(
          lengths.map((length, i) =>
            placed(folder, `${i}.wav`, wavBytes(aTune({ seconds: length, sampleRate: 8000, channels: 1 }))),
          ),
        );
        const found = await Promise.all(files.map((file) => audioProcessor.examine(file)));
        expect(found.map((each) => taken(each).durationMs)).toEqual(lengths.map((s) => Math.round(s * 1000)));
      },
    ),

    policy(
      'treats a file that is not there as an outage, not as a bad file',
      async ({ audioProcessor, folder }) => {
        await expect(audioProcessor.examine(`${folder}/missing.wav`)).rejects.toThrow(/ENOENT/);
      },
    ),

    policy('takes no more work once closed', async ({ audioProcessor, folder }) => {
      const file = await placed(folder, 'tune.wav', theTuneAsWav);
      taken(await audioProcessor.examine(file));
      const running = audioProcessor.examine(file).then(
        () => 'answered',
        () => 'ended',
      );
      await audioProcessor.close();
      expect(['answered', 'ended']).toContain(await running);
      await expect(audioProcessor.examine(file)).rejects.toThrow(/closed/);
    }),
  ];
};
