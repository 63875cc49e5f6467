import type { ApprovedTrack } from '../catalog/track.ts';
import type { Findings } from './enrichment.ts';
import type { SoundAnalysis } from './sound.ts';

/** Returns the results for a track of the catalog: what its deliverer states, and the analysis. */
export const findingsOn = (track: ApprovedTrack, analysis: SoundAnalysis | undefined): Findings => {
  const { bpm, key, moods, durationMs, master } = track;
  const mood = analysis?.mood.known ? analysis.mood.value : { valence: null, arousal: null };
  return {
    durationMs,
    loudnessLufs: master.loudnessLufs,
    tempo: {
      known: true,
      value: { bpm, alternatives: analysis?.tempo.known ? analysis.tempo.value.alternatives : [] },
      confidence: 1,
    },
    key: { known: true, value: key, confidence: 1 },
    mood: {
      known: true,
      value: { valence: mood.valence, arousal: mood.arousal, labels: moods, method: 'catalog' },
      confidence: 1,
    },
    embedding: embeddingFor(track, analysis),
  };
};

/** An embedding is a product of data mining: it is returned only if the rights holder permits data mining. */
const embeddingFor = ({ tdm }: ApprovedTrack, analysis: SoundAnalysis | undefined): Findings['embedding'] => {
  if (tdm.dataMining !== 'allowed') return { known: false, reason: 'data_mining_not_allowed' };
  return analysis?.embedding ?? { known: false, reason: 'not_analyzed' };
};

/** Returns the results for audio that was analyzed. */
export const findingsFrom = ({ likeness: _, ...analysis }: SoundAnalysis): Findings => analysis;
