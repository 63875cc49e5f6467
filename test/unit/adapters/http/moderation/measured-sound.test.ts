import { MeasuredSound, measuredView } from '../../../../../src/adapters/http/moderation/measured-sound.ts';
import { aTrack } from '../../../../support/builders/builders.ts';
import { aSoundAnalysis } from '../../../../support/builders/sound-builders.ts';

const { master } = aTrack();
const analysis = aSoundAnalysis({
  tempo: { known: true, value: { bpm: 121.4, alternatives: [] }, confidence: 0.8249 },
  key: { known: true, value: { tonic: 'A', mode: 'minor' }, confidence: 0.5 },
  mood: { known: false, reason: 'too_short' },
});

describe('what was measured in a master', () => {
  it('shows what is known, with its confidence in hundredths', () => {
    const view = measuredView({ master }, analysis);
    expect(MeasuredSound.parse(view)).toEqual(view);
    expect(view).toMatchObject({
      loudnessLufs: master.loudnessLufs,
      sampleRate: master.sampleRate,
      bpm: { value: 121.4, confidence: 0.82 },
      key: { tonic: 'A', mode: 'minor', camelot: '8A', confidence: 0.5 },
    });
    expect(view).not.toHaveProperty('moods');
  });

  it('invents nothing for a track that was not analyzed', () => {
    const view = measuredView({ master }, undefined);
    expect(MeasuredSound.parse(view)).toEqual(view);
    for (const absent of ['bpm', 'key', 'moods']) expect(view).not.toHaveProperty(absent);
  });
});
