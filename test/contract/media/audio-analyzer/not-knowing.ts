import type { AudioRejected } from '../../../../src/ports/driven/media/audio-processor.ts';
import type { Pcm } from '../../../../src/adapters/audio/dsp/pcm.ts';
import type { ContractCase } from '../../../support/contract.ts';
import { aCadence, aSpeech } from '../../../support/audio/music.ts';
import { inTurn, noise, silence, sine } from '../../../support/audio/sounds.ts';
import { wavBytes } from '../../../support/audio/wav.ts';
import { placed } from '../audio-processor/stage.ts';
import { platformId } from '../../../support/builders/builders.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import { analysisOf, placedSound, type AudioAnalyzerView } from './stage.ts';

const sampleRate = 22050;
const of = (...channels: readonly Float32Array[]): Pcm => ({ sampleRate, channels });
const partner = { platformId: platformId() };
const unknown = (reason: string) => ({ known: false, reason });

const rejections: readonly (readonly [
  what: string,
  reason: AudioRejected['reason'],
  name: string,
  bytes: Buffer,
])[] = [
  ['silence', 'silent', 'a.wav', wavBytes(of(silence(4, sampleRate)))],
  ['half a file', 'truncated', 'a.wav', wavBytes(aCadence()).subarray(0, 100_000)],
  ['a text', 'unknown-format', 'a.mp3', Buffer.from('no sound at all')],
  ['a WAV named as MP3', 'not-what-it-says', 'a.mp3', wavBytes(aCadence())],
  ['half a second', 'too-short', 'a.wav', wavBytes(aCadence({ seconds: 0.5 }))],
];

export const notKnowingPolicies = (open: OpenWorld<AudioAnalyzerView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('finds no beat, key or mood in noise', async (view) => {
      for (const seed of ['one', 'two', 'three']) {
        const found = await analysisOf(view, of(noise(-12, 12, sampleRate, seed)));
        expect(found).toMatchObject({
          tempo: unknown('no_beat'),
          key: unknown('no_tonal_centre'),
          mood: unknown('no_tonal_centre'),
        });
      }
    }),

    policy('finds no beat or key in speech', async (view) => {
      for (const seed of ['one', 'two', 'three']) {
        const found = await analysisOf(view, of(aSpeech(20, sampleRate, seed)));
        expect(found).toMatchObject({ tempo: unknown('no_beat'), key: unknown('no_tonal_centre') });
      }
    }),

    policy('finds no beat in a sustained chord, but its key', async (view) => {
      const [c, e, g] = [261.63, 329.63, 392].map((hz) => sine(hz, -20, 12, sampleRate));
      const chord = c?.map((value, i) => value + (e?.[i] ?? 0) + (g?.[i] ?? 0)) ?? silence(12);
      const found = await analysisOf(view, of(chord));
      expect(found).toMatchObject({
        tempo: unknown('no_beat'),
        key: { known: true, value: { tonic: 'C', mode: 'major' } },
      });
    }),

    policy('finds a beat in drums alone, but no key', async (view) => {
      const click = inTurn(noise(-6, 0.03, sampleRate), silence(0.47, sampleRate));
      const found = await analysisOf(view, of(inTurn(...Array.from({ length: 24 }, () => click))));
      expect(found.key).toEqual(unknown('no_tonal_centre'));
      expect(found.tempo).toMatchObject({ known: true });
    }),

    policy('reports that two seconds are too short', async (view) => {
      expect(await analysisOf(view, aCadence({ seconds: 1.9 }))).toMatchObject({
        durationMs: 1900,
        tempo: unknown('too_short'),
        key: unknown('too_short'),
        mood: unknown('too_short'),
        embedding: unknown('too_short'),
        likeness: unknown('too_short'),
      });
    }),

    policy('reports a short sound in long silence as silent', async (view) => {
      const channel = inTurn(aCadence({ seconds: 1 }).channels[0] ?? silence(1), silence(20, sampleRate));
      const found = await analysisOf(view, of(channel));
      expect(found).toMatchObject({
        key: unknown('silent'),
        embedding: unknown('silent'),
        likeness: unknown('silent'),
      });
      expect(found.tempo.known).toBe(false);
    }),

    ...rejections.map(([what, reason, name, bytes]) =>
      policy(
        `rejects ${what} as ${reason}, as the audio processor does`,
        async ({ audioAnalyzer, folder }) => {
          const result = await audioAnalyzer.analyze(await placed(folder, name, bytes));
          expect(result).toMatchObject({ ok: false, failure: { kind: 'audio-rejected', reason } });
        },
      ),
    ),

    policy('rejects more than ten minutes of a partner’s sound, by its headers alone', async (view) => {
      const sampleRate = 8000;
      const file = await placedSound(view, { sampleRate, channels: [silence(601, sampleRate)] });
      expect(await view.audioAnalyzer.analyze(file, partner)).toMatchObject({
        failure: { reason: 'too-long', decodedMs: 0 },
      });
    }),

    policy(
      'rejects a partner’s sound that is silent for a minute, and says how much it decoded',
      async (view) => {
        const sampleRate = 8000;
        const channels = [inTurn(silence(70, sampleRate), noise(-12, 3, sampleRate))];
        const file = await placedSound(view, { sampleRate, channels });
        const rejected = await view.audioAnalyzer.analyze(file, partner);
        expect(rejected).toMatchObject({ failure: { reason: 'silent' } });
        expect(rejected.ok ? 0 : rejected.failure.decodedMs).toBeLessThan(61_000);
        expect((await view.audioAnalyzer.analyze(file)).ok).toBe(true);
      },
    ),

    policy('finds the same in a partner’s audio as in the catalog’s, without a fingerprint', async (view) => {
      const file = await placedSound(view, aCadence({ seconds: 4 }));
      const [theirs, ours] = [
        await view.audioAnalyzer.analyze(file, partner),
        await view.audioAnalyzer.analyze(file),
      ];
      if (!ours.ok) throw new Error('rejected');
      const { fingerprint, ...rest } = ours.value;
      expect(fingerprint).toMatchObject({ version: 1 });
      expect(theirs).toEqual({ ok: true, value: rest });
    }),

    policy(
      'treats a file that is not there as an outage, not as a bad file',
      async ({ audioAnalyzer, folder }) => {
        await expect(audioAnalyzer.analyze(`${folder}/missing.wav`)).rejects.toThrow(/ENOENT/);
      },
    ),

    policy('takes no more work once closed', async ({ audioAnalyzer, folder }) => {
      const file = await placed(folder, 'a.wav', wavBytes(aCadence({ seconds: 4 })));
      await audioAnalyzer.close();
      await expect(audioAnalyzer.analyze(file)).rejects.toThrow(/closed/);
    }),
  ];
};
