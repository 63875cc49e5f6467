import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { scaled, type Block } from '../../../../src/adapters/audio/dsp/pcm.ts';
import { ForensicMark } from '../../../../src/domain/licensing/forensic-mark.ts';
import { ok } from '../../../../src/domain/shared/result.ts';
import type { AudioProcessor, FoundMark } from '../../../../src/ports/driven/media/audio-processor.ts';
import { wavBytes, wavMono } from '../../../support/audio/wav.ts';
import { taken, type AudioProcessorView } from '../../media/audio-processor/stage.ts';

interface Mutant {
  readonly title: string;
  readonly by: readonly string[];
  readonly of: (view: AudioProcessorView) => AudioProcessorView;
}

const mutant = (
  title: string,
  by: readonly string[],
  broken: (audioProcessor: AudioProcessor) => Partial<AudioProcessor>,
): Mutant => ({
  title,
  by,
  of: ({ audioProcessor, folder }) => ({
    audioProcessor: { ...audioProcessor, ...broken(audioProcessor) },
    folder,
  }),
});

/** A finished file, decoded, changed and encoded again. */
const reworked = async (audioProcessor: AudioProcessor, file: string, change: (sound: Block) => Block) => {
  const wav = join(dirname(file), 'reworked.wav');
  await audioProcessor.render(file, wav, 'wav');
  const channels = change([wavMono(await readFile(wav))]);
  await writeFile(wav, wavBytes({ sampleRate: 44100, channels: [...channels, ...channels] }));
  await audioProcessor.render(wav, file, 'mp3');
};

export const audioProcessorMutants: readonly Mutant[] = [
  mutant(
    'previews without a mark',
    ['marks every preview audibly, where its seed says'],
    (audioProcessor) => ({
      preview: async (file, into, seed, tags) => {
        const created = await audioProcessor.preview(file, into, seed, tags);
        if (created.ok) await audioProcessor.render(file, into, 'mp3', tags && { tags });
        return created;
      },
    }),
  ),
  mutant(
    'previews with a mark that no seed placed',
    [
      'marks every preview audibly, where its seed says',
      'makes the same bytes for the same seed, and others for another',
    ],
    (audioProcessor) => ({ preview: (file, into) => audioProcessor.preview(file, into, 'always this') }),
  ),
  mutant(
    'previews that are 3 LU too quiet, and report otherwise',
    ['brings quiet, loud and dense masters to −16 LUFS within 1 LU, none of it clipped'],
    (audioProcessor) => ({
      preview: async (file, into, seed) => {
        const created = await audioProcessor.preview(file, into, seed);
        if (created.ok) await reworked(audioProcessor, into, (sound) => scaled(sound, 0.7));
        return created;
      },
    }),
  ),
  mutant(
    'renderings that are never twice the same',
    ['renders the same bytes for the same input and format, however often'],
    (audioProcessor) => {
      let created = 0;
      return {
        render: async (file, into, format, rendering) => {
          const rendered = await audioProcessor.render(file, into, format, rendering);
          if (rendered.ok) await appendFile(into, `TAG ${created++}`);
          return rendered;
        },
      };
    },
  ),
  mutant(
    'renderings that begin late, as an encoder’s delay makes them',
    ['keeps length and place to the sample, in lossy formats too'],
    (audioProcessor) => ({
      render: async (file, into, format, rendering) => {
        const rendered = await audioProcessor.render(file, into, format, rendering);
        if (rendered.ok && format === 'mp3') {
          const delayed = (sound: Block) =>
            sound.map((channel) => Float32Array.of(...new Float32Array(1105), ...channel.subarray(0, -1105)));
          await reworked(audioProcessor, into, delayed);
        }
        return rendered;
      },
    }),
  ),
  mutant(
    'downloads without their marks',
    ['finds in a rendering the mark with which it was rendered, in every format'],
    (audioProcessor) => ({
      render: (file, into, format, { mark: _, ...rendering } = {}) =>
        audioProcessor.render(file, into, format, rendering),
    }),
  ),
  mutant(
    'downloads that all carry one mark',
    ['distinguishes marks that differ in one bit, including the smallest and the greatest'],
    (audioProcessor) => ({
      render: (file, into, format, { mark, ...rendering } = {}) =>
        audioProcessor.render(
          file,
          into,
          format,
          mark === undefined ? rendering : { ...rendering, mark: ForensicMark(1) },
        ),
    }),
  ),
  mutant(
    'marks embedded in audio that must not be changed',
    ['keeps a lossless recording to the last bit, at 16 bits and at 24'],
    (audioProcessor) => ({
      render: (file, into, format, { mark = ForensicMark(1), ...rendering } = {}) =>
        audioProcessor.render(file, into, format, { ...rendering, mark }),
    }),
  ),
  mutant(
    'a tagger that leaves the tags of the source',
    ['replaces the tags of a file and keeps its sound to the last byte'],
    (audioProcessor) => ({
      tag: async (file, into, tags) => {
        const tagged = await audioProcessor.tag(file, into, tags);
        if (tagged.ok) await appendFile(into, 'TAG a private remark');
        return tagged;
      },
    }),
  ),
  mutant(
    'a tagger that encodes the sound again',
    ['replaces the tags of a file and keeps its sound to the last byte'],
    (audioProcessor) => ({
      tag: async (file, into, tags) => {
        const container = taken(await audioProcessor.verify(file)).container;
        const created = await audioProcessor.render(file, into, container, { tags });
        return created.ok ? ok({ container, ...created.value }) : created;
      },
    }),
  ),
  mutant(
    'renderings without tags',
    ['writes the tags that it is given, whatever the format'],
    (audioProcessor) => ({
      render: (file, into, format, { tags: _, ...rendering } = {}) =>
        audioProcessor.render(file, into, format, rendering),
    }),
  ),
  mutant(
    'renderings of one quality',
    ['renders at the requested bit rate or sample rate'],
    (audioProcessor) => ({
      render: (file, into, format, { bitrate: _, sampleRate: __, ...rendering } = {}) =>
        audioProcessor.render(file, into, format, rendering),
    }),
  ),
  mutant(
    'a detector that finds the last mark everywhere',
    ['finds no mark in a recording without one'],
    (audioProcessor) => {
      let last: FoundMark | undefined;
      return {
        findMark: async (file) => {
          const found = await audioProcessor.findMark(file);
          if (found.ok) last = found.value ?? last;
          return found.ok ? ok(last) : found;
        },
      };
    },
  ),
  mutant(
    'failures that leave half a file in its place',
    [
      'leaves the older file where the new one fails half way',
      'rejects a FLAC cut in half as truncated, in one sentence, and leaves nothing',
    ],
    (audioProcessor) => ({
      render: async (file, into, format, rendering) => {
        const rendered = await audioProcessor.render(file, into, format, rendering);
        if (!rendered.ok) await writeFile(into, 'RIFF');
        return rendered;
      },
    }),
  ),
  mutant(
    'a verification that reads only the beginning of a file',
    ['verifies no render that is empty or cut off anywhere'],
    (audioProcessor) => ({
      verify: async (file) => {
        const verified = await audioProcessor.verify(file);
        const begins = (await readFile(file)).length > 40;
        return begins ? ok({ container: 'wav', durationMs: 3000 }) : verified;
      },
    }),
  ),
  mutant(
    'a verification by the limits of intake',
    ['verifies what it rendered, a render shorter than any master too'],
    (audioProcessor) => ({
      verify: async (file) => {
        const examined = await audioProcessor.examine(file);
        return examined.ok ? ok(examined.value) : examined;
      },
    }),
  ),
  mutant(
    'a comparison that considers the first stem only',
    ['notices a stem that is missing, and one that plays twice'],
    (audioProcessor) => ({ compareStems: (master) => audioProcessor.compareStems(master, [master]) }),
  ),
  mutant(
    'a loudness that is no more than the peak',
    ['measures the same in WAVs of every kind of sample'],
    (audioProcessor) => ({
      examine: async (file) => {
        const examined = await audioProcessor.examine(file);
        return examined.ok ? ok({ ...examined.value, loudnessLufs: examined.value.peakDbfs }) : examined;
      },
    }),
  ),
];
