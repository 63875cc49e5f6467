import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openAudioProcessor } from '../../../../src/adapters/audio/index.ts';
import { audioFormats, type AudioFormat } from '../../../../src/domain/catalog/audio.ts';
import { placed, taken, theTuneAsWav } from '../../../contract/media/audio-processor/stage.ts';
import { someTags } from '../../../support/audio/file-tags.ts';
import { needing } from '../../../support/needing.ts';

interface Probed {
  readonly format: { readonly tags?: Readonly<Record<string, string>> };
  readonly streams: readonly { readonly tags?: Readonly<Record<string, string>> }[];
}

/** All tags that ffprobe reads, names in capitals. */
const tagsIn = (file: string): Readonly<Record<string, string>> => {
  const requested = ['-v', 'error', '-show_entries', 'format_tags:stream_tags', '-of', 'json', file];
  const { format, streams } = JSON.parse(
    spawnSync('ffprobe', requested, { encoding: 'utf8' }).stdout,
  ) as Probed;
  const all = { ...streams[0]?.tags, ...format.tags };
  return Object.fromEntries(Object.entries(all).map(([name, value]) => [name.toUpperCase(), value]));
};

const { title, artist, album, isrc, trackId, license, termsUrl } = someTags;
const basic = { TITLE: title, ARTIST: artist, ALBUM: album };
const own = {
  TRACK_ID: trackId,
  LICENSE_ID: license?.licenseId,
  VERIFY_URL: license?.verifyUrl,
  TDM_DATA_MINING: 'allowed',
  TDM_AI_INFERENCE: 'constrained',
  TDM_AI_TRAINING: 'notAllowed',
  TDM_AI_GENERATIVE_TRAINING: 'notAllowed',
};
const vorbis = { ...basic, ISRC: isrc, LICENSE: termsUrl, ...own };

/** ffprobe reads no URL frames of ID3, and of a WAV the INFO list alone. */
const expected: Readonly<Record<AudioFormat, object>> = {
  mp3: { ...basic, TSRC: isrc, ...own },
  flac: vorbis,
  ogg: vorbis,
  wav: {
    ...basic,
    COMMENT: `ISRC ${isrc}. License ${own.LICENSE_ID}: ${own.VERIFY_URL}. Terms: ${termsUrl}. TDM_DATA_MINING=allowed, TDM_AI_INFERENCE=constrained, TDM_AI_TRAINING=notAllowed, TDM_AI_GENERATIVE_TRAINING=notAllowed`,
  },
};

const timeout = 240_000;

needing('ffmpeg', 'tags, as ffprobe reads them', () => {
  it.each(['ffmpeg', 'wasm'] as const)(
    'are whole in files encoded by %s',
    async (codec) => {
      const folder = await mkdtemp(join(tmpdir(), 'tags-'));
      const audioProcessor = openAudioProcessor({ codec, workers: 1 });
      try {
        const source = await placed(folder, 'source.wav', theTuneAsWav);
        for (const format of audioFormats) {
          const rendered = join(folder, `rendered.${format}`);
          taken(await audioProcessor.render(source, rendered, format, { tags: someTags }));
          expect(tagsIn(rendered)).toMatchObject(expected[format]);
          const copied = join(folder, `copied.${format}`);
          taken(await audioProcessor.tag(rendered, copied, { ...someTags, title: 'Another title' }));
          expect(tagsIn(copied)).toMatchObject({ ...expected[format], TITLE: 'Another title' });
        }
      } finally {
        await audioProcessor.close();
        await rm(folder, { recursive: true });
      }
    },
    timeout,
  );
});
