import { spawnSync } from 'node:child_process';
import { mkdir, open as openFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AudioRejected } from '../../../../src/ports/driven/media/audio-processor.ts';
import type { ContractCase } from '../../../support/contract.ts';
import { noise, silence, sine } from '../../../support/audio/sounds.ts';
import { wavBytes } from '../../../support/audio/wav.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import { filesIn, placed, someTuneAs, theTuneAsWav, type AudioProcessorView } from './stage.ts';

const sampleRate = 8000;
const hum = sine(220, -12, 2, sampleRate);
const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2));
const twice = (bytes: Buffer) => Buffer.concat([bytes, bytes]);
const changed = (bytes: Buffer, at: number, ...values: readonly number[]) => {
  const copy = Buffer.from(bytes);
  copy.set(values, at);
  return copy;
};
const playlist = '#EXTM3U\n#EXT-X-TARGETDURATION:10\n#EXTINF:10,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n';
const id3 = Buffer.from('ID3\x04\0\0\0\0\0\x0a\0\0\0\0\0\0\0\0\0\0', 'latin1');
const floats = Float32Array.from(hum);
floats[5000] = NaN;

type Making = (view: AudioProcessorView) => Buffer | Promise<Buffer>;
type Rejected = readonly [what: string, name: string, reason: AudioRejected['reason'], bytes: Making];

const files: readonly Rejected[] = [
  ['a playlist named as MP3', 'a.mp3', 'unknown-format', () => Buffer.from(playlist)],
  ['a playlist behind a tag', 'a.mp3', 'unknown-format', () => Buffer.concat([id3, Buffer.from(playlist)])],
  [
    'a script that joins files',
    'a.mp3',
    'unknown-format',
    () => Buffer.from("ffconcat version 1.0\nfile '/etc/passwd'\n"),
  ],
  ['an empty file', 'a.wav', 'unknown-format', () => Buffer.alloc(0)],
  ['a file of noise', 'a.flac', 'unknown-format', () => Buffer.from(noise(0, 1).buffer)],
  ['a WAV named as MP3', 'a.mp3', 'not-what-it-says', () => theTuneAsWav],
  ['a WAV cut in half', 'a.wav', 'truncated', () => half(theTuneAsWav)],
  ['a WAV cut in its header', 'a.wav', 'truncated', () => theTuneAsWav.subarray(0, 30)],
  ['an MP3 cut in half', 'a.mp3', 'truncated', async (view) => half(await someTuneAs(view, 'mp3'))],
  ['a FLAC cut in half', 'a.flac', 'truncated', async (view) => half(await someTuneAs(view, 'flac'))],
  ['an Ogg cut in half', 'a.ogg', 'truncated', async (view) => half(await someTuneAs(view, 'ogg'))],
  [
    'an Ogg with a changed byte',
    'a.ogg',
    'undecodable',
    async (view) => changed(await someTuneAs(view, 'ogg'), 40_000, 1, 2, 3),
  ],
  [
    'an MP3 that turns into text',
    'a.mp3',
    'undecodable',
    async (view) => Buffer.concat([await someTuneAs(view, 'mp3'), Buffer.from(playlist)]),
  ],
  ['two MP3s in one', 'a.mp3', 'undecodable', async (view) => twice(await someTuneAs(view, 'mp3'))],
  [
    'a WAV of one sample',
    'a.wav',
    'too-short',
    () => wavBytes({ sampleRate, channels: [Float32Array.of(0.5)] }),
  ],
  [
    'a WAV of no samples',
    'a.wav',
    'too-short',
    () => wavBytes({ sampleRate, channels: [new Float32Array(0)] }),
  ],
  [
    'a WAV of 0.99 s',
    'a.wav',
    'too-short',
    () => wavBytes({ sampleRate, channels: [hum.subarray(0, 7920)] }),
  ],
  [
    'eight channels',
    'a.wav',
    'too-many-channels',
    () => wavBytes({ sampleRate, channels: Array.from({ length: 8 }, () => hum) }),
  ],
  ['silence', 'a.wav', 'silent', () => wavBytes({ sampleRate, channels: [silence(2, sampleRate)] })],
  [
    'inaudible noise',
    'a.wav',
    'silent',
    () => wavBytes({ sampleRate, channels: [noise(-85, 2, sampleRate)], samples: 'int24' }),
  ],
  ['4 kHz', 'a.wav', 'sample-rate', () => wavBytes({ sampleRate: 4000, channels: [hum] })],
  ['384 kHz', 'a.wav', 'sample-rate', () => wavBytes({ sampleRate: 384_000, channels: [hum] })],
  ['8-bit samples', 'a.wav', 'undecodable', () => wavBytes({ sampleRate, channels: [hum], samples: 'int8' })],
  [
    'samples that are not numbers',
    'a.wav',
    'undecodable',
    () => wavBytes({ sampleRate, channels: [floats], samples: 'float32' }),
  ],
  [
    'samples beyond any scale',
    'a.wav',
    'undecodable',
    () => wavBytes({ sampleRate, channels: [hum.map((v) => v * 1e9)], samples: 'float32' }),
  ],
];

export const refusingPolicies = (open: OpenWorld<AudioProcessorView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  const refusedAlike = async ({ audioProcessor, folder }: AudioProcessorView, file: string) => {
    const before = await filesIn(folder);
    const into = join(folder, 'into');
    const examined = await audioProcessor.examine(file);
    expect(await audioProcessor.preview(file, into, 'seed')).toEqual(examined);
    expect(await audioProcessor.render(file, into, 'wav')).toEqual(examined);
    expect(await filesIn(folder)).toEqual(before);
    if (examined.ok) throw new Error('the file was taken');
    expect(examined.failure.detail).toMatch(/^[A-Z][^\n]+\.$/);
    expect(examined.failure.detail).not.toContain(folder);
    return examined.failure;
  };
  return [
    ...files.map(([what, name, reason, bytes]) =>
      policy(`rejects ${what} as ${reason}, in one sentence, and leaves nothing`, async (view) => {
        const file = await placed(view.folder, name, await bytes(view));
        expect(await refusedAlike(view, file)).toMatchObject({ kind: 'audio-rejected', reason });
      }),
    ),

    policy('rejects a FLAC that is damaged inside', async (view) => {
      const flac = await someTuneAs(view, 'flac');
      const file = await placed(
        view.folder,
        'a.flac',
        changed(flac, Math.floor(flac.length / 2), 1, 2, 3, 4),
      );
      expect(['truncated', 'undecodable']).toContain((await refusedAlike(view, file)).reason);
    }),

    policy(
      'rejects what is longer than half an hour, and what is larger than 2 GiB, unread',
      async (view) => {
        const header = wavBytes({ sampleRate, channels: [hum] }).subarray(0, 44);
        const sizes = [
          ['too-long', 31 * 60 * sampleRate * 2],
          ['too-large', 2 * 2 ** 30],
        ] as const;
        for (const [reason, dataBytes] of sizes) {
          const file = await placed(view.folder, 'a.wav', header);
          const handle = await openFile(file, 'r+');
          const length = Buffer.alloc(4);
          length.writeUInt32LE(dataBytes);
          await handle.write(length, 0, 4, 40);
          await handle.truncate(44 + dataBytes);
          await handle.close();
          expect((await refusedAlike(view, file)).reason).toBe(reason);
        }
      },
    ),

    policy(
      'rejects a FLAC that hides more than it declares, and one that declares more than it may',
      async (view) => {
        const flac = await someTuneAs(view, 'flac');
        const frames = (count: number) => {
          const head = Buffer.from(flac.subarray(18, 26));
          head.writeBigUInt64BE((head.readBigUInt64BE() & ~0xfffffffffn) | BigInt(count));
          return changed(flac, 18, ...head);
        };
        const hidden = await placed(view.folder, 'a.flac', frames(2 * 44100));
        expect((await refusedAlike(view, hidden)).reason).toBe('undecodable');
        const declared = await placed(view.folder, 'a.flac', frames(3600 * 44100));
        expect((await refusedAlike(view, declared)).reason).toBe('too-long');
      },
    ),

    policy('rejects anything but a regular file, and does not wait for it', async (view) => {
      const folder = join(view.folder, 'folder.wav');
      await mkdir(folder);
      expect((await refusedAlike(view, folder)).reason).toBe('unknown-format');
      const pipe = join(view.folder, 'pipe.wav');
      if (spawnSync('mkfifo', [pipe]).status === 0)
        expect((await refusedAlike(view, pipe)).reason).toBe('unknown-format');
    }),
  ];
};
