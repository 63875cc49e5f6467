import type {
  Enrichment,
  EnrichmentRow,
  Findings,
  RowOutcome,
} from '../../../src/domain/enrichment/enrichment.ts';
import type { SoundAnalysis } from '../../../src/domain/enrichment/sound.ts';
import { EnrichmentId } from '../../../src/domain/shared/ids.ts';
import { noon, platformId, trackId } from './builders.ts';

/** The nth enrichment: ids sort as their numbers do. */
export const enrichmentId = (n = 1) => EnrichmentId(`enr_${String(n).padStart(26, '0')}`);

const vector = (n: number): readonly number[] => Array.from({ length: 128 }, (_, i) => Math.sin(n + i) / 8);

/** The analysis of the nth recording, complete, with fractions that no text form shortens. */
export const aSoundAnalysis = (changes: Partial<SoundAnalysis> = {}, n = 1): SoundAnalysis => ({
  durationMs: 120_000 + n,
  loudnessLufs: -14.2,
  tempo: {
    known: true,
    value: { bpm: 96 + n / 3, alternatives: [{ bpm: 48 + n / 6, confidence: 0.1 }] },
    confidence: 0.87,
  },
  key: { known: true, value: { tonic: 'A', mode: 'minor' }, confidence: 2 / 3 },
  mood: {
    known: true,
    value: { valence: -0.25, arousal: 0.1, labels: ['calm'], method: 'rules' },
    confidence: 0.5,
  },
  embedding: { known: true, value: { model: 'test', version: 1, values: vector(n) }, confidence: 1 },
  likeness: { known: true, value: { space: 'test/1', sketch: '7f'.repeat(32) }, confidence: 1 },
  ...changes,
});

/** The findings about the nth recording, without its mood. */
export const someFindings = (n = 1): Findings => {
  const { durationMs, loudnessLufs, tempo, key, embedding } = aSoundAnalysis({}, n);
  return { durationMs, loudnessLufs, tempo, key, embedding, mood: { known: false, reason: 'not_analyzed' } };
};

export const anAnalyzed = (n = 1): RowOutcome => ({ status: 'analyzed', findings: someFindings(n) });
export const aMatch = (n = 1): RowOutcome => ({
  status: 'matched',
  trackId: trackId(n),
  by: 'titleAndArtist',
  findings: someFindings(n),
});
export const aFailure = (detail = 'The address did not answer.'): RowOutcome => ({
  status: 'failed',
  reason: 'unreachable',
  detail,
});

/** The nth row of a request: a sound at an address. */
export const anEnrichmentRow = (n = 1): EnrichmentRow => ({
  rowId: `row-${n}`,
  title: `Zoë “${n}” — 海`,
  audio: { kind: 'url', url: `https://audio.example/${n}.mp3` },
});

/** The nth request, of the first platform: this number of rows, all waiting; made n ms after noon, kept for a day. */
export const anEnrichment = (changes: Partial<Enrichment> = {}, n = 1, rows = 2): Enrichment => ({
  enrichmentId: enrichmentId(n),
  platformId: platformId(),
  rows: Array.from({ length: rows }, (_, i) => anEnrichmentRow(i + 1)),
  outcomes: Array.from({ length: rows }, () => null),
  createdAt: noon + n,
  keepUntil: noon + n + 86_400_000,
  ...changes,
});
