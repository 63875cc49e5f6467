import { sketchLength, sketchOf, type Likeness } from '../../../../src/domain/catalog/search/likeness.ts';
import { tonics, type MusicalKey } from '../../../../src/domain/catalog/musical-key.ts';
import type { Finding, SoundAnalysis } from '../../../../src/domain/enrichment/sound.ts';
import { ok } from '../../../../src/domain/shared/result.ts';
import type { AnalyzedSound, AudioAnalyzer } from '../../../../src/ports/driven/media/audio-analyzer.ts';
import type { AudioAnalyzerView } from '../../media/audio-analyzer/stage.ts';

interface Mutant {
  readonly title: string;
  readonly by: readonly string[];
  readonly of: (view: AudioAnalyzerView) => AudioAnalyzerView;
}

const mutant = (
  title: string,
  by: readonly string[],
  broken: (audioAnalyzer: AudioAnalyzer) => AudioAnalyzer['analyze'],
): Mutant => ({
  title,
  by,
  of: ({ audioAnalyzer, folder }) => ({
    audioAnalyzer: { ...audioAnalyzer, analyze: broken(audioAnalyzer) },
    folder,
  }),
});

/** Returns an analyzer that analyzes correctly and reports something else. */
const reporting =
  (change: (analysis: SoundAnalysis) => Partial<SoundAnalysis>) =>
  (audioAnalyzer: AudioAnalyzer): AudioAnalyzer['analyze'] =>
  async (file) => {
    const result = await audioAnalyzer.analyze(file);
    return result.ok ? ok({ ...result.value, ...change(result.value) }) : result;
  };

const changed = <Value>(finding: Finding<Value>, change: (value: Value) => Value): Finding<Value> =>
  finding.known ? { ...finding, value: change(finding.value) } : finding;

const relative = ({ tonic, mode }: MusicalKey): MusicalKey =>
  mode === 'major'
    ? { tonic, mode }
    : { tonic: tonics[(tonics.indexOf(tonic) + 3) % 12] ?? tonic, mode: 'major' };

const anyLikeness: Likeness = { space: 'timbre-rhythm-harmony/1', sketch: '01'.repeat(sketchLength) };
const inC: MusicalKey = { tonic: 'C', mode: 'major' };

export const audioAnalyzerMutants: readonly Mutant[] = [
  mutant(
    'a tempo that is blind to the octave',
    ['finds the tempo of a plain beat within 1 %, neither half nor double'],
    reporting(({ tempo }) => ({
      tempo: changed(tempo, ({ bpm, ...rest }) => ({ ...rest, bpm: bpm < 100 ? 2 * bpm : bpm })),
    })),
  ),
  mutant(
    'a key that is always major: the relative where it was minor',
    ['finds each of the 24 keys in its cadence, and confuses none with its relative'],
    reporting(({ key }) => ({ key: changed(key, relative) })),
  ),
  mutant(
    'a key that counts twelve notes a fifth too high',
    ['finds each of the 24 keys in its cadence, and confuses none with its relative'],
    reporting(({ key }) => ({
      key: changed(key, ({ tonic, mode }) => ({
        tonic: tonics[(tonics.indexOf(tonic) + 7) % 12] ?? tonic,
        mode,
      })),
    })),
  ),
  mutant(
    'a place that depends on how loud the sound is',
    ['places a sound where it was when it is played 14 dB softer'],
    reporting(({ embedding, loudnessLufs }) => ({
      embedding: changed(embedding, ({ values, ...rest }) => {
        const moved = values.map((value, i) => (i === 0 ? (loudnessLufs + 25) / 10 : value));
        const length = Math.hypot(...moved);
        return { ...rest, values: moved.map((value) => value / length) };
      }),
    })),
  ),
  mutant(
    'a place that is not of unit length',
    ['gives every sound a place of unit length, the same for the same sound'],
    reporting(({ embedding }) => ({
      embedding: changed(embedding, ({ values, ...rest }) => ({
        ...rest,
        values: values.map((value) => 2 * value),
      })),
    })),
  ),
  mutant(
    'a sketch of something else than the sound',
    ['places two halves of one recording nearer than halves of others'],
    reporting(({ likeness, durationMs }) => ({
      likeness: changed(likeness, ({ space }) => ({
        space,
        sketch: sketchOf(Array.from({ length: sketchLength }, (_, i) => Math.sin(i + durationMs))),
      })),
    })),
  ),
  mutant(
    'a likeness of no space in particular',
    ['sketches each place in the space of its model, at a length of 127'],
    reporting(({ likeness }) => ({
      likeness: changed(likeness, ({ sketch }) => ({ space: 'sound', sketch })),
    })),
  ),
  mutant(
    'a likeness that is made up where there is no place',
    ['says of two seconds that they are too short', 'says of a moment in much silence that it is silent'],
    reporting(({ likeness }) => ({
      likeness: likeness.known ? likeness : { known: true, value: anyLikeness, confidence: 0 },
    })),
  ),
  {
    title: 'one that names another model than it uses',
    by: ['names the model of its embeddings and their number of dimensions in advance'],
    of: ({ audioAnalyzer, folder }) => ({
      audioAnalyzer: { ...audioAnalyzer, model: { ...audioAnalyzer.model, dims: sketchLength } },
      folder,
    }),
  },
  mutant(
    'values that are invented for silence',
    [
      'finds no beat, key or mood in noise',
      'finds no beat or key in speech',
      'says of two seconds that they are too short',
    ],
    reporting(({ tempo, key }) => ({
      tempo: tempo.known ? tempo : { known: true, value: { bpm: 120, alternatives: [] }, confidence: 0 },
      key: key.known ? key : { known: true, value: inC, confidence: 0 },
    })),
  ),
  mutant(
    'a mood that is the same for everything',
    ['judges fast, loud music in major gladder and more roused than slow, soft in minor'],
    reporting(({ mood }) => ({
      mood: changed(mood, (value) => ({ ...value, valence: 0, arousal: 0, labels: ['calm'] })),
    })),
  ),
  mutant(
    'an analyzer that always returns its first result',
    ['gives each of many concurrent callers the result of its own sound'],
    (audioAnalyzer) => {
      let first: ReturnType<AudioAnalyzer['analyze']> | undefined;
      return (file) => (first ??= audioAnalyzer.analyze(file));
    },
  ),
  mutant(
    'a fingerprint that is the same for every sound',
    ['finds the same fingerprint in a sound that is softer, and another in another sound'],
    (audioAnalyzer) => {
      let first: AnalyzedSound['fingerprint'];
      return async (file, turn) => {
        const result = await audioAnalyzer.analyze(file, turn);
        if (!result.ok || !result.value.fingerprint) return result;
        first ??= result.value.fingerprint;
        return ok({ ...result.value, fingerprint: first });
      };
    },
  ),
  mutant(
    'one that gives partners the limits of the catalog',
    [
      'rejects more than ten minutes of a partner’s sound, by its headers alone',
      'rejects a partner’s sound that is silent for a minute, and says how much it decoded',
    ],
    (audioAnalyzer) => (file) => audioAnalyzer.analyze(file),
  ),
  mutant(
    'one that finds something in silence',
    ['rejects silence as silent, as the audio processor does'],
    (audioAnalyzer) => async (file) => {
      const result = await audioAnalyzer.analyze(file);
      if (result.ok || result.failure.reason !== 'silent') return result;
      const nothing = { known: false, reason: 'silent' } as const;
      return ok({
        durationMs: 0,
        loudnessLufs: -70,
        tempo: nothing,
        key: nothing,
        mood: nothing,
        embedding: nothing,
        likeness: nothing,
      });
    },
  ),
];
