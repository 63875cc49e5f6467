import { moodOf, type MoodCues } from '../../../../../src/adapters/audio/dsp/mood.ts';

const known = <Value>(value: Value) => ({ known: true, value, confidence: 0.9 }) as const;
const cues = (changes: Partial<MoodCues> = {}): MoodCues => ({
  tempo: known({ bpm: 105, alternatives: [] }),
  key: known({ tonic: 'C', mode: 'major' }),
  loudnessLufs: -15,
  brightness: 9,
  busyness: 4,
  ...changes,
});
const mood = (changes: Partial<MoodCues> = {}) => {
  const found = moodOf(cues(changes));
  if (!found.known) throw new Error('no mood');
  return found.value;
};

describe('the mood', () => {
  it('has a higher valence in major than in minor, all else equal', () => {
    const minor = mood({ key: known({ tonic: 'C', mode: 'minor' }) });
    expect(mood().valence).toBeGreaterThan(0.3);
    expect(minor.valence).toBeLessThan(-0.3);
    expect(minor.arousal).toBe(mood().arousal);
  });

  it('has a higher arousal the faster, louder, brighter or busier the music is', () => {
    const { arousal } = mood();
    for (const change of [
      { tempo: known({ bpm: 160, alternatives: [] }) },
      { loudnessLufs: -9 },
      { brightness: 10 },
      { busyness: 6 },
    ])
      expect(mood(change).arousal).toBeGreaterThan(arousal);
  });

  it('has the three nearest words', () => {
    expect(
      mood({ loudnessLufs: -30, busyness: 1, tempo: known({ bpm: 60, alternatives: [] }) }).labels,
    ).toEqual(expect.arrayContaining(['relaxed']));
    const dark = mood({ key: known({ tonic: 'C', mode: 'minor' }), busyness: 10, loudnessLufs: -8 });
    expect(dark.labels).toHaveLength(3);
    expect(dark.labels).toEqual(expect.arrayContaining(['tense']));
  });

  it('is unknown if the mode is unknown, with the reason', () => {
    const key = { known: false, reason: 'no_tonal_centre' } as const;
    expect(moodOf(cues({ key }))).toEqual(key);
  });

  it('has less confidence if there is no beat', () => {
    const beatless = moodOf(cues({ tempo: { known: false, reason: 'no_beat' } }));
    const beating = moodOf(cues());
    if (!beatless.known || !beating.known) throw new Error('no mood');
    expect(beatless.confidence).toBeLessThan(beating.confidence);
  });
});
