import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { audioFormats } from '../../../../src/domain/catalog/audio.ts';
import type { ContractCase } from '../../../support/contract.ts';
import { someTags } from '../../../support/audio/file-tags.ts';
import { silence } from '../../../support/audio/sounds.ts';
import { wavBytes } from '../../../support/audio/wav.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import { withLongComment } from './long-comment.ts';
import {
  filesIn,
  decodedFrom,
  placed,
  taken,
  theTune,
  theTuneAs,
  theTuneAsWav,
  type AudioProcessorView,
} from './stage.ts';

const remark = 'a private remark';
const others = { ...someTags, title: 'Another title' };

/** A file with remarks of its own where its format has room for them. */
const remarked = (bytes: Buffer, format: (typeof audioFormats)[number]): Buffer => {
  const id3v1 = Buffer.alloc(128);
  id3v1.write(`TAG${remark}`, 'latin1');
  const application = Buffer.from(`\x02\0\0\x10${remark}`, 'latin1');
  switch (format) {
    case 'mp3':
      return Buffer.concat([bytes, id3v1]);
    case 'flac':
      return Buffer.concat([bytes.subarray(0, 42), application, bytes.subarray(42)]);
    case 'wav':
      return wavBytes({
        ...theTune,
        chunks: [['LIST', Buffer.from(`INFOIART\x10\0\0\0${remark}`, 'latin1')]],
      });
    case 'ogg':
      return bytes;
  }
};

export const taggingPolicies = (open: OpenWorld<AudioProcessorView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  const tagged = async ({ audioProcessor, folder }: AudioProcessorView, file: string, tags = someTags) => {
    const into = join(folder, `tagged-${file.split('/').at(-1) ?? ''}`);
    return { into, outcome: taken(await audioProcessor.tag(file, into, tags)), bytes: await readFile(into) };
  };
  return [
    policy('writes the tags that it is given, whatever the format', async (view) => {
      const { audioProcessor, folder } = view;
      const source = await placed(folder, 'source.wav', theTuneAsWav);
      for (const format of audioFormats) {
        const into = join(folder, `tune.${format}`);
        taken(await audioProcessor.render(source, into, format, { tags: someTags }));
        const bytes = await readFile(into);
        const written = [someTags.title, someTags.artist, someTags.isrc, someTags.termsUrl, 'notAllowed'];
        expect(written.filter((text) => !bytes.includes(text))).toEqual([]);
        expect(taken(await audioProcessor.verify(into)).durationMs).toBe(3000);
      }
      const preview = join(folder, 'preview.mp3');
      taken(await audioProcessor.preview(source, preview, 'seed', someTags));
      expect((await readFile(preview)).includes(someTags.title)).toBe(true);
    }),

    policy('replaces the tags of a file and keeps its sound to the last byte', async (view) => {
      for (const format of audioFormats) {
        const plain = await theTuneAs(view, format);
        const file = await placed(view.folder, `remarked.${format}`, remarked(plain, format));
        const first = await tagged(view, file);
        expect(first.outcome).toEqual({ container: format, durationMs: 3000 });
        expect(first.bytes.includes(remark)).toBe(false);
        const again = await tagged(view, first.into, others);
        expect(again.bytes.includes(someTags.title)).toBe(false);
        expect(again.bytes.equals((await tagged(view, file, others)).bytes)).toBe(true);
        const sound = plain.subarray(-20_000, -2_000);
        expect(again.bytes.includes(sound)).toBe(true);
        const decoded = Buffer.from((await decodedFrom(view, again.into)).ints.buffer);
        expect(decoded.equals(Buffer.from((await decodedFrom(view, file)).ints.buffer))).toBe(true);
      }
    }),

    policy('has room for tags of twenty thousand letters', async (view) => {
      const tags = { ...someTags, title: 'ü'.repeat(20_000) };
      for (const format of audioFormats) {
        const file = await placed(view.folder, `tune.${format}`, await theTuneAs(view, format));
        const { into, bytes } = await tagged(view, file, tags);
        expect(bytes.includes('ü'.repeat(100))).toBe(true);
        expect(taken(await view.audioProcessor.verify(into)).durationMs).toBe(3000);
      }
    }),

    policy('replaces the comment of an Ogg that fills many pages, as a picture does', async (view) => {
      const plain = await theTuneAs(view, 'ogg');
      const file = await placed(view.folder, 'pictured.ogg', withLongComment(plain, remark, 60));
      const { outcome, bytes, into } = await tagged(view, file);
      expect(outcome).toEqual({ container: 'ogg', durationMs: 3000 });
      expect([bytes.includes(someTags.title), bytes.includes(remark)]).toEqual([true, false]);
      const decoded = Buffer.from((await decodedFrom(view, into)).ints.buffer);
      const before = await placed(view.folder, 'plain.ogg', plain);
      expect(decoded.equals(Buffer.from((await decodedFrom(view, before)).ints.buffer))).toBe(true);
    }),

    policy('renders at the requested bit rate or sample rate', async (view) => {
      const { audioProcessor, folder } = view;
      const source = await placed(folder, 'source.wav', theTuneAsWav);
      const into = join(folder, 'slim.mp3');
      const sizes: number[] = [];
      for (const bitrate of [128, 192, 256, 320] as const) {
        taken(await audioProcessor.render(source, into, 'mp3', { bitrate }));
        expect(taken(await audioProcessor.verify(into)).durationMs).toBe(3000);
        sizes.push((await readFile(into)).length);
      }
      const kbps = sizes.map((bytes) => Math.round((8 * bytes) / 3 / 1000 / 64));
      expect(kbps).toEqual([2, 3, 4, 5]);
      for (const format of ['wav', 'flac'] as const)
        for (const sampleRate of [48_000, 96_000] as const) {
          const file = join(folder, `other.${format}`);
          taken(await audioProcessor.render(source, file, format, { sampleRate }));
          expect(taken(await audioProcessor.examine(file))).toMatchObject({ sampleRate, durationMs: 3000 });
        }
    }),

    policy('renders silence if the task allows silence', async ({ audioProcessor, folder }) => {
      const quiet = wavBytes({ sampleRate: 8000, channels: [silence(2, 8000)] });
      const file = await placed(folder, 'quiet.wav', quiet);
      const into = join(folder, 'quiet.flac');
      expect(await audioProcessor.render(file, into, 'flac')).toMatchObject({
        failure: { reason: 'silent' },
      });
      expect(taken(await audioProcessor.render(file, into, 'flac', { mayBeSilent: true })).durationMs).toBe(
        2000,
      );
    }),

    policy(
      'tags nothing that is not sound, and leaves nothing behind',
      async ({ audioProcessor, folder }) => {
        const file = await placed(folder, 'text.wav', Buffer.from('a text'));
        const rejected = await audioProcessor.tag(file, join(folder, 'out.wav'), someTags);
        expect(rejected).toMatchObject({ failure: { reason: 'unknown-format' } });
        expect(await filesIn(folder)).toEqual(['text.wav']);
      },
    ),
  ];
};
