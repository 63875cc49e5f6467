import type { ContractCase } from '../../../support/contract.ts';
import { aTune, silence } from '../../../support/audio/sounds.ts';
import { wavBytes } from '../../../support/audio/wav.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import { placed, taken, type AudioProcessorView } from './stage.ts';

const sampleRate = 22050;
const stems = [1, 2, 3].map((n) => aTune({ seconds: 3, sampleRate, seed: `stem ${n}`, level: 0.3 }).channels);
const sum = [0, 1].map((c) =>
  silence(3, sampleRate).map((_, i) => stems.reduce((total, stem) => total + (stem[c]?.[i] ?? 0), 0)),
);
const files = stems.map((channels) => wavBytes({ sampleRate, channels, samples: 'int24' }));
const master = wavBytes({ sampleRate, channels: sum, samples: 'int24' });

export const stemPolicies = (open: OpenWorld<AudioProcessorView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  const staged = async (folder: string, wavs: readonly Buffer[]) => ({
    whole: await placed(folder, 'master.wav', master),
    parts: await Promise.all(wavs.map((wav, i) => placed(folder, `stem-${i}.wav`, wav))),
  });
  return [
    policy(
      'finds next to nothing between a master and the stems it was summed from',
      async ({ audioProcessor, folder }) => {
        const { whole, parts } = await staged(folder, files);
        const { residualDb, stems: found } = taken(await audioProcessor.compareStems(whole, parts));
        expect(residualDb).toBeLessThan(-100);
        expect(found).toEqual(parts.map(() => ({ container: 'wav', durationMs: 3000 })));
      },
    ),

    policy('notices a stem that is missing, and one that plays twice', async ({ audioProcessor, folder }) => {
      const { whole, parts } = await staged(folder, files);
      for (const wrong of [parts.slice(1), [...parts, ...parts.slice(0, 1)]]) {
        const { residualDb } = taken(await audioProcessor.compareStems(whole, wrong));
        expect(residualDb).toBeGreaterThan(-10);
        expect(residualDb).toBeLessThan(0);
      }
      expect(taken(await audioProcessor.compareStems(whole, [])).residualDb).toBe(0);
    }),

    policy('takes a silent stem and a mono one', async ({ audioProcessor, folder }) => {
      const { whole, parts } = await staged(folder, [
        ...files,
        wavBytes({ sampleRate, channels: [silence(3, sampleRate)] }),
      ]);
      expect(taken(await audioProcessor.compareStems(whole, parts)).residualDb).toBeLessThan(-100);
    }),

    policy(
      'rejects as a mismatch a stem of another length, rate or width',
      async ({ audioProcessor, folder }) => {
        const longer = wavBytes(aTune({ seconds: 3.3, sampleRate }));
        const shorter = wavBytes(aTune({ seconds: 2.5, sampleRate }));
        const faster = wavBytes(aTune({ seconds: 3, sampleRate: 44100 }));
        for (const wrong of [longer, shorter, faster]) {
          const { whole, parts } = await staged(folder, [...files, wrong]);
          const compared = await audioProcessor.compareStems(whole, parts);
          expect(compared).toMatchObject({ ok: false, failure: { reason: 'mismatch', stem: 3 } });
        }
        const mono = await placed(folder, 'mono.wav', wavBytes({ sampleRate, channels: sum.slice(0, 1) }));
        const { parts } = await staged(folder, files);
        expect(await audioProcessor.compareStems(mono, parts)).toMatchObject({
          failure: { reason: 'mismatch' },
        });
      },
    ),

    policy('names the stem that is not audio', async ({ audioProcessor, folder }) => {
      const { whole, parts } = await staged(folder, [
        ...files,
        files[0]?.subarray(0, 50_000) ?? Buffer.alloc(0),
      ]);
      const compared = await audioProcessor.compareStems(whole, parts);
      expect(compared).toMatchObject({ ok: false, failure: { reason: 'truncated', stem: 3 } });
    }),
  ];
};
