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
    'a tempo that is sometimes double or half',
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
    'an embedding that depends on how loud the sound is',
    ['returns the same embedding for a sound that is 14 dB softer'],
    reporting(({ embedding, loudnessLufs }) => ({
      embedding: changed(embedding, ({ values, ...rest }) => {
        const moved = values.map((value, i) => (i === 0 ? (loudnessLufs + 25) / 10 : value));
        const length = Math.hypot(...moved);
        return { ...rest, values: moved.map((value) => value / length) };
      }),
    })),
  ),
  mutant(
    'an embedding that is not of unit length',
    ['returns an embedding of unit length for every sound, the same for the same sound'],
    reporting(({ embedding }) => ({
      embedding: changed(embedding, ({ values, ...rest }) => ({
        ...rest,
        values: values.map((value) => 2 * value),
      })),
    })),
  ),
  mutant(
    'a sketch of something else than the sound',
    ['returns embeddings of the halves of one recording that are closer than those of different recordings'],
    reporting(({ likeness, durationMs }) => ({
      likeness: changed(likeness, ({ space }) => ({
        space,
        sketch: sketchOf(Array.from({ length: sketchLength }, (_, i) => Math.sin(i + durationMs))),
      })),
    })),
  ),
  mutant(
    'an embedding whose model is not named',
    ['returns a sketch of each embedding, with a length of 127'],
    reporting(({ likeness }) => ({
      likeness: changed(likeness, ({ sketch }) => ({ space: 'sound', sketch })),
    })),
  ),
  mutant(
    'an embedding that is invented where there is none',
    ['reports that two seconds are too short', 'reports a short sound in long silence as silent'],
    reporting(({ likeness }) => ({
      likeness: likeness.known ? likeness : { known: true, value: anyLikeness, confidence: 0 },
    })),
  ),
  {
    title: 'an analyzer that names another model than it uses',
    by: ['names the model of its embeddings and their number of dimensions in advance'],
    of: ({ audioAnalyzer, folder }) => ({
      audioAnalyzer: { ...audioAnalyzer, model: { ...audioAnalyzer.model, dimensions: sketchLength } },
      folder,
    }),
  },
  mutant(
    'values that are invented for silence',
    [
      'finds no beat, key or mood in noise',
      'finds no beat or key in speech',
      'reports that two seconds are too short',
    ],
    reporting(({ tempo, key }) => ({
      tempo: tempo.known ? tempo : { known: true, value: { bpm: 120, alternatives: [] }, confidence: 0 },
      key: key.known ? key : { known: true, value: inC, confidence: 0 },
    })),
  ),
  mutant(
    'a mood that is the same for everything',
    ['gives fast, loud music in major a higher valence and arousal than slow, soft music in minor'],
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
