import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { audioFormats } from '../../../../src/domain/catalog/audio.ts';
import { ForensicMark } from '../../../../src/domain/licensing/forensic-mark.ts';
import type { ContractCase } from '../../../support/contract.ts';
import { aTune, noise } from '../../../support/audio/sounds.ts';
import { wavBytes } from '../../../support/audio/wav.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import { filesIn, placed, taken, theTuneAsWav, type AudioProcessorView } from './stage.ts';

const mark = ForensicMark(0x1234_5678_9abc);
const seconds = 12;
const master = wavBytes(aTune({ seconds, channels: 1, seed: 'marked' }));

export const markingPolicies = (open: OpenWorld<AudioProcessorView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  const marked = async (
    { audioProcessor, folder }: AudioProcessorView,
    format: (typeof audioFormats)[number],
    by = mark,
  ) => {
    const file = await placed(folder, 'master.wav', master);
    const into = join(folder, `marked-${by}.${format}`);
    expect(taken(await audioProcessor.render(file, into, format, { mark: by }))).toEqual({
      durationMs: seconds * 1000,
    });
    return into;
  };
  return [
    policy('finds in a rendering the mark with which it was rendered, in every format', async (view) => {
      for (const format of audioFormats) {
        const found = taken(await view.audioProcessor.findMark(await marked(view, format)));
        expect(found?.mark).toBe(mark);
        expect(found?.confidence).toBeGreaterThanOrEqual(5.5);
      }
    }),

    policy(
      'distinguishes marks that differ in one bit, including the smallest and the greatest',
      async (view) => {
        for (const other of [0, mark ^ 1, 2 ** 48 - 1].map(ForensicMark)) {
          const file = await marked(view, 'flac', other);
          expect(taken(await view.audioProcessor.findMark(file))?.mark).toBe(other);
        }
      },
    ),

    policy('finds no mark in a recording without one', async (view) => {
      const { audioProcessor, folder } = view;
      await audioProcessor.findMark(await marked(view, 'wav'));
      const hiss = wavBytes({ sampleRate: 48000, channels: [noise(-12, 12)] });
      for (const [n, wav] of [master, theTuneAsWav, hiss].entries())
        expect(taken(await audioProcessor.findMark(await placed(folder, `${n}.wav`, wav)))).toBeUndefined();
    }),

    policy('embeds the mark at least 25 dB below the recording, aligned to the sample', async (view) => {
      const { audioProcessor, folder } = view;
      const { residualDb } = taken(
        await audioProcessor.compareStems(await placed(folder, 'whole.wav', master), [
          await marked(view, 'wav'),
        ]),
      );
      expect(residualDb).toBeLessThan(-25);
      expect(residualDb).toBeGreaterThan(-60);
    }),

    policy('renders the same bytes for the same mark, and others for another or none', async (view) => {
      const { audioProcessor, folder } = view;
      const bytes = async (by?: ForensicMark) => {
        const file = await placed(folder, 'master.wav', master);
        taken(
          await audioProcessor.render(
            file,
            join(folder, 'out.flac'),
            'flac',
            by === undefined ? {} : { mark: by },
          ),
        );
        return (await readFile(join(folder, 'out.flac'))).toString('base64');
      };
      const renderings = [await bytes(mark), await bytes(mark), await bytes(ForensicMark(7)), await bytes()];
      expect(renderings[1] === renderings[0]).toBe(true);
      expect(new Set(renderings).size).toBe(3);
    }),

    policy(
      'rejects a file that is not audio, and leaves nothing behind',
      async ({ audioProcessor, folder }) => {
        const file = await placed(folder, 'text.wav', Buffer.from('a text'));
        expect(await audioProcessor.findMark(file)).toMatchObject({ failure: { reason: 'unknown-format' } });
        expect(await filesIn(folder)).toEqual(['text.wav']);
      },
    ),
  ];
};
