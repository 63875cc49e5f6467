import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { audioFormats } from '../../../../src/domain/catalog/audio.ts';
import type { ContractCase } from '../../../support/contract.ts';
import { aTune } from '../../../support/audio/sounds.ts';
import { wavBytes, wavInts } from '../../../support/audio/wav.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import {
  filesIn,
  decodedFrom,
  placed,
  someTuneAs,
  taken,
  theTune,
  theTuneAs,
  theTuneAsWav,
  theTuneSeconds,
  type AudioProcessorView,
} from './stage.ts';

const bytesOf = (ints: Int32Array) => Buffer.from(ints.buffer);

export const renderingPolicies = (open: OpenWorld<AudioProcessorView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('renders the same bytes for the same input and format, however often', async (view) => {
      for (const format of audioFormats) {
        const first = await theTuneAs(view, format);
        expect((await theTuneAs(view, format)).equals(first)).toBe(true);
      }
    }),

    policy('keeps a lossless recording to the last bit, at 16 bits and at 24', async (view) => {
      for (const samples of ['int16', 'int24'] as const) {
        const wav = wavBytes({ ...theTune, samples });
        const flac = await placed(view.folder, `tune.flac`, await theTuneAs(view, 'flac', wav));
        const decoded = await decodedFrom(view, flac);
        expect(decoded).toMatchObject({ sampleRate: 44100, channels: 2, bits: Number(samples.slice(3)) });
        expect(bytesOf(decoded.ints).equals(bytesOf(wavInts(wav).ints))).toBe(true);
      }
    }),

    policy('keeps length and place to the sample, in lossy formats too', async (view) => {
      const { audioProcessor, folder } = view;
      const master = await placed(folder, 'tune.wav', theTuneAsWav);
      for (const format of ['mp3', 'ogg'] as const) {
        const file = await placed(folder, `tune.${format}`, await theTuneAs(view, format));
        expect((await decodedFrom(view, file)).ints).toHaveLength(
          theTune.channels.length * theTuneSeconds * 44100,
        );
        expect(taken(await audioProcessor.compareStems(master, [file])).residualDb).toBeLessThan(-15);
      }
    }),

    policy(
      'keeps rate and depth where the format can, and goes to 48 kHz where players would stop',
      async (view) => {
        const { audioProcessor, folder } = view;
        const fine = wavBytes({ ...aTune({ seconds: 2, sampleRate: 96000, channels: 1 }), samples: 'int24' });
        const rates = { mp3: 48000, ogg: 48000, wav: 96000, flac: 96000 };
        for (const format of audioFormats) {
          const file = await placed(folder, `fine.${format}`, await theTuneAs(view, format, fine));
          const found = taken(await audioProcessor.examine(file));
          expect(found).toMatchObject({ sampleRate: rates[format], channels: 1, durationMs: 2000 });
        }
        expect((await decodedFrom(view, join(folder, 'fine.flac'))).bits).toBe(24);
      },
    ),

    policy('verifies what it rendered, a render shorter than any master too', async (view) => {
      const brief = wavBytes(aTune({ seconds: 0.4, channels: 1 }));
      for (const format of audioFormats) {
        const file = await placed(view.folder, `tune.${format}`, await theTuneAs(view, format));
        expect(taken(await view.audioProcessor.verify(file))).toEqual({
          container: format,
          durationMs: 1000 * theTuneSeconds,
        });
      }
      const file = await placed(view.folder, 'brief.wav', brief);
      expect(taken(await view.audioProcessor.verify(file)).durationMs).toBe(400);
    }),

    policy('verifies no render that is empty or cut off anywhere', async (view) => {
      for (const format of audioFormats) {
        const whole = await someTuneAs(view, format);
        for (const length of [0, 40, whole.length >> 1, whole.length - 700]) {
          const file = await placed(view.folder, `cut.${format}`, whole.subarray(0, length));
          expect([format, length, (await view.audioProcessor.verify(file)).ok]).toEqual([
            format,
            length,
            false,
          ]);
        }
      }
    }),

    policy('leaves tags of the source behind', async (view) => {
      const secret = 'INFOIART\x10\0\0\0a private remark\0';
      const tagged = wavBytes({ ...theTune, chunks: [['LIST', Buffer.from(secret, 'latin1')]] });
      for (const format of audioFormats)
        expect((await theTuneAs(view, format, tagged)).includes('private remark')).toBe(false);
    }),

    policy(
      'puts the whole file in the place of an older one, and nothing beside it',
      async ({ audioProcessor, folder }) => {
        const file = await placed(folder, 'tune.wav', theTuneAsWav);
        const into = await placed(folder, 'out.flac', Buffer.from('an older rendering'));
        expect(taken(await audioProcessor.render(file, into, 'flac'))).toEqual({
          durationMs: 1000 * theTuneSeconds,
        });
        expect((await readFile(into)).toString('latin1', 0, 4)).toBe('fLaC');
        expect(await filesIn(folder)).toEqual(['out.flac', 'tune.wav']);
      },
    ),

    policy('leaves the older file where the new one fails half way', async (view) => {
      const { audioProcessor, folder } = view;
      const flac = await someTuneAs(view, 'flac');
      flac.fill(0, flac.length / 2, flac.length / 2 + 20_000);
      const file = await placed(folder, 'damaged.flac', flac);
      const into = await placed(folder, 'out.wav', Buffer.from('an older rendering'));
      const before = await filesIn(folder);
      expect((await audioProcessor.render(file, into, 'wav')).ok).toBe(false);
      expect((await audioProcessor.preview(file, into, 'seed')).ok).toBe(false);
      expect(await filesIn(folder)).toEqual(before);
      expect((await readFile(into)).toString()).toBe('an older rendering');
    }),

    policy(
      'fails as an outage where it cannot write, and leaves nothing',
      async ({ audioProcessor, folder }) => {
        const file = await placed(folder, 'tune.wav', theTuneAsWav);
        await expect(
          audioProcessor.render(file, join(folder, 'no such folder', 'out.mp3'), 'mp3'),
        ).rejects.toThrow();
        expect(await filesIn(folder)).toEqual(['tune.wav']);
      },
    ),
  ];
};
