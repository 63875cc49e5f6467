import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openAudioProcessor } from '../../../../src/adapters/audio/index.ts';
import { isUnavailable } from '../../../../src/ports/driven/shared/unavailable.ts';
import { filesIn, placed } from '../../../contract/media/audio-processor/stage.ts';
import { alive, eventually, fakeFfmpeg, withFake } from '../../../support/audio/fake-ffmpeg.ts';
import { sine } from '../../../support/audio/sounds.ts';
import { wavBytes } from '../../../support/audio/wav.ts';

const timeout = 240_000;
const hangs = 'exec sleep 600';
const firstId = (notes: string) => Number(notes.split(' ')[0]);

describe('ffmpeg as a process', () => {
  it(
    'is never started for a playlist or a script that has the name of an audio file',
    () =>
      withFake('exit 1', {}, async ({ audioProcessor, notes, folder }) => {
        for (const text of ['#EXTM3U\nfile:///etc/passwd\n', "ffconcat version 1.0\nfile '/etc/passwd'\n"]) {
          const file = await placed(folder, 'song.mp3', Buffer.from(text));
          expect(await audioProcessor.examine(file)).toMatchObject({ failure: { reason: 'unknown-format' } });
          await audioProcessor.render(file, join(folder, 'out.wav'), 'wav');
        }
        expect(await notes()).toBe('');
      }),
    timeout,
  );

  it(
    'is not needed for a WAV, which is read without it',
    () =>
      withFake('exit 1', {}, async ({ audioProcessor, notes, folder }) => {
        const wav = wavBytes({ sampleRate: 8000, channels: [sine(440, -6, 2, 8000)] });
        const file = await placed(folder, 'tone.wav', wav);
        expect(await audioProcessor.examine(file)).toMatchObject({ value: { durationMs: 2000 } });
        expect(await notes()).toBe('');
      }),
    timeout,
  );

  it(
    'may open no file, reads one container from its input, and has none of our environment variables',
    async () => {
      process.env['A_SECRET'] = 'kept to ourselves';
      await withFake('exit 1', {}, async ({ audioProcessor, notes, folder, file }) => {
        expect(await audioProcessor.examine(file)).toMatchObject({ ok: false });
        const [call = '', ...environment] = (await notes()).split('\n');
        expect(call).toContain('-protocol_whitelist pipe -format_whitelist ogg -f ogg');
        expect(call).toContain('-i pipe:0');
        expect(call).not.toContain(folder);
        expect(environment.join('\n')).not.toContain('kept to ourselves');
      });
      delete process.env['A_SECRET'];
    },
    timeout,
  );

  it(
    'is killed when it takes too long; the audio processor rejects that file and continues',
    () =>
      withFake(hangs, { taskSeconds: 4 }, async ({ audioProcessor, notes, folder, file }) => {
        const [first, second] = await Promise.all([
          audioProcessor.render(file, join(folder, 'out.wav'), 'wav'),
          audioProcessor.examine(await placed(folder, 'text.wav', Buffer.from('text'))),
        ]);
        expect(first).toMatchObject({ failure: { reason: 'undecodable' } });
        expect(first.ok ? '' : first.failure.detail).toContain('longer than 4 s');
        expect(second).toMatchObject({ failure: { reason: 'unknown-format' } });
        const id = firstId(await notes());
        expect(id).toBeGreaterThan(0);
        await eventually(() => !alive(id));
        expect(await filesIn(folder)).toEqual(['ffmpeg', 'notes', 'text.wav', 'tone.ogg']);
      }),
    timeout,
  );

  it(
    'is killed when the audio processor closes',
    () =>
      withFake(hangs, {}, async ({ audioProcessor, notes, file }) => {
        const outcome = audioProcessor.examine(file).catch((error: unknown) => error);
        await eventually(async () => (await notes()) !== '');
        await audioProcessor.close();
        expect(isUnavailable(await outcome)).toBe(true);
        const id = firstId(await notes());
        await eventually(() => !alive(id));
      }),
    timeout,
  );

  it(
    'is stopped when it writes more sound than the file declares',
    () =>
      withFake('exec cat /dev/zero', {}, async ({ audioProcessor, notes, file }) => {
        expect(await audioProcessor.examine(file)).toMatchObject({ failure: { reason: 'undecodable' } });
        const id = firstId(await notes());
        await eventually(() => !alive(id));
      }),
    timeout,
  );

  it(
    'ended by a signal makes a verification unavailable, and rejects an imported file',
    () =>
      withFake('cat >/dev/null; kill -9 $$', {}, async ({ audioProcessor, file }) => {
        const verified = await audioProcessor.verify(file).catch((error: unknown) => error);
        expect(isUnavailable(verified)).toBe(true);
        expect(await audioProcessor.examine(file)).toMatchObject({ failure: { reason: 'undecodable' } });
      }),
    timeout,
  );

  it(
    'is an outage where it fails to encode',
    () =>
      withFake(
        // Decodes to a tone on its own; encoding, which reads raw samples, fails.
        `case "$*" in *"-f ogg -codec_whitelist"*) cat "$(dirname "$0")/samples"; exit 0;; esac; cat >/dev/null; exit 1`,
        {},
        async ({ audioProcessor, folder, file }) => {
          await placed(folder, 'samples', Buffer.from(sine(440, -6, 2, 8000).buffer));
          const failed = await audioProcessor
            .render(file, join(folder, 'out.mp3'), 'mp3')
            .catch((error: unknown) => error);
          expect(isUnavailable(failed)).toBe(true);
          expect(await filesIn(folder)).toEqual(['ffmpeg', 'notes', 'samples', 'tone.ogg']);
        },
      ),
    timeout,
  );

  it(
    'queues requests that arrive while it works, and rejects those beyond its limit',
    () =>
      withFake(hangs, { maxWaiting: 2 }, async ({ audioProcessor, notes, file }) => {
        const requested = Array.from({ length: 4 }, () =>
          audioProcessor.examine(file).catch((error: unknown) => error),
        );
        const turnedAway = await Promise.race(requested);
        expect(isUnavailable(turnedAway)).toBe(true);
        await eventually(async () => (await notes()) !== '');
        await audioProcessor.close();
        expect((await Promise.all(requested)).every(isUnavailable)).toBe(true);
        expect((await notes()).match(/-i pipe:0/g)).toHaveLength(1);
      }),
    timeout,
  );
});

describe('the choice of a codec', () => {
  it('is ffmpeg where the one named serves, and an error where it does not', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'audio-'));
    const serving = await fakeFfmpeg(folder, 'exit 1');
    const audioProcessor = openAudioProcessor({ ffmpegPath: serving.path });
    expect(audioProcessor.codec).toBe('ffmpeg');
    await audioProcessor.close();
    const poor = await fakeFfmpeg(folder, 'exit 1', ['flac']);
    expect(() => openAudioProcessor({ ffmpegPath: poor.path })).toThrow(/lacks the encoders/);
    expect(() => openAudioProcessor({ ffmpegPath: join(folder, 'missing') })).toThrow(/does not run/);
    await rm(folder, { recursive: true });
  });

  it('is wasm where no ffmpeg is found', async () => {
    const path = process.env['PATH'];
    process.env['PATH'] = tmpdir();
    try {
      const audioProcessor = openAudioProcessor();
      expect(audioProcessor.codec).toBe('wasm');
      await audioProcessor.close();
    } finally {
      process.env['PATH'] = path;
    }
  });
});
