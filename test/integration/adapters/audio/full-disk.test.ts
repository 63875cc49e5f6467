import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openAudioProcessor } from '../../../../src/adapters/audio/index.ts';
import { audioFormats } from '../../../../src/domain/catalog/audio.ts';
import { isUnavailable } from '../../../../src/ports/driven/shared/unavailable.ts';
import { filesIn, placed, taken } from '../../../contract/media/audio-processor/stage.ts';
import { ffmpegOnFullDisk, ffmpegThatCorrupts } from '../../../support/audio/failing-ffmpeg.ts';
import { needing } from '../../../support/needing.ts';
import { aTune } from '../../../support/audio/sounds.ts';
import { wavBytes } from '../../../support/audio/wav.ts';

const timeout = 240_000;
const tune = wavBytes(aTune({ seconds: 4, seed: 'on a full disk' }));

/** An audio processor on an ffmpeg that is made for it, and a folder with one master in it. */
const withFfmpeg = async (
  created: (folder: string) => Promise<string>,
  story: (
    audioProcessor: ReturnType<typeof openAudioProcessor>,
    master: string,
    folder: string,
  ) => Promise<void>,
): Promise<void> => {
  const tools = await mkdtemp(join(tmpdir(), 'ffmpeg-'));
  const folder = await mkdtemp(join(tmpdir(), 'full-disk-'));
  const audioProcessor = openAudioProcessor({ ffmpegPath: await created(tools), workers: 1 });
  try {
    await story(audioProcessor, await placed(folder, 'master.wav', tune), folder);
  } finally {
    await audioProcessor.close();
    await Promise.all([tools, folder].map((each) => rm(each, { recursive: true })));
  }
};

const errorOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'succeeded',
    (error: unknown) => error,
  );

needing('ffmpeg', 'a render on a full disk', () => {
  for (const blocks of [0, 40]) {
    it(
      `is an outage and leaves nothing, in every format, with room for ${blocks * 512} bytes`,
      () =>
        withFfmpeg(
          (tools) => ffmpegOnFullDisk(tools, blocks),
          async (audioProcessor, master, folder) => {
            for (const format of audioFormats) {
              const failed = await errorOf(
                audioProcessor.render(master, join(folder, `out.${format}`), format),
              );
              expect([format, isUnavailable(failed)]).toEqual([format, true]);
            }
            const preview = await errorOf(
              audioProcessor.preview(master, join(folder, 'preview.mp3'), 'seed'),
            );
            expect(isUnavailable(preview)).toBe(true);
            expect(await filesIn(folder)).toEqual(['master.wav']);
          },
        ),
      timeout,
    );
  }

  it(
    'is kept once there is room again',
    () =>
      withFfmpeg(
        (tools) => ffmpegOnFullDisk(tools, 4_096),
        async (audioProcessor, master, folder) => {
          for (const format of audioFormats) {
            const into = join(folder, `out.${format}`);
            expect(taken(await audioProcessor.render(master, into, format))).toEqual({ durationMs: 4000 });
          }
        },
      ),
    timeout,
  );
});

describe('a render by wasm codecs on a full disk', () => {
  it(
    'is an outage and leaves nothing, in every format',
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'full-disk-'));
      const script = join(import.meta.dirname, 'wasm-on-full-disk.ts');
      try {
        await placed(folder, 'master.wav', tune);
        const { stdout } = await promisify(execFile)(
          'sh',
          ['-c', 'ulimit -f 40; exec "$0" "$@"', process.execPath, script, folder],
          { env: { ...process.env, NODE_OPTIONS: '' } },
        );
        const all = [...audioFormats, 'preview'].map((what) => [what, 'unavailable']);
        expect(JSON.parse(stdout)).toEqual({
          ...Object.fromEntries(all),
          'write probe': 'the media disk is at its file size limit',
        });
        expect(await filesIn(folder)).toEqual(['desks', 'master.wav']);
      } finally {
        await rm(folder, { recursive: true });
      }
    },
    timeout,
  );
});

needing('ffmpeg', 'a render that the encoder reports as done', () => {
  const spoils = {
    'is empty': ': >"$file"',
    'lacks its last kilobyte': 'truncate -s -1024 "$file"',
    'lacks its second half': 'truncate -s $(($(stat -c %s "$file") / 2)) "$file"',
    'is damaged in the middle':
      'dd if=/dev/zero of="$file" bs=1 count=3000 seek=$(($(stat -c %s "$file") / 2)) conv=notrunc 2>/dev/null',
  };
  for (const [issue, spoil] of Object.entries(spoils)) {
    it(
      `is an outage where it ${issue}`,
      () =>
        withFfmpeg(
          (tools) => ffmpegThatCorrupts(tools, spoil),
          async (audioProcessor, master, folder) => {
            // Zeros in a WAV are samples like others: there only missing bytes can be found.
            const formats = audioFormats.filter(
              (format) => format !== 'wav' || issue !== 'is damaged in the middle',
            );
            for (const format of formats) {
              const failed = await errorOf(
                audioProcessor.render(master, join(folder, `out.${format}`), format),
              );
              expect([format, isUnavailable(failed)]).toEqual([format, true]);
            }
            expect(await filesIn(folder)).toEqual(['master.wav']);
          },
        ),
      timeout,
    );
  }
});
