import { findingsOn } from '../../../../src/domain/enrichment/findings.ts';
import { aTrack } from '../../../support/builders/builders.ts';
import { aSoundAnalysis } from '../../../support/builders/sound-builders.ts';

const analysis = aSoundAnalysis();
const withMining = (dataMining: 'allowed' | 'notAllowed' | 'constrained') => {
  const track = aTrack();
  return aTrack({ tdm: { ...track.tdm, dataMining } });
};

describe('findings on a track of the catalog', () => {
  it('include the embedding if the rights holder allows data mining', () => {
    expect(findingsOn(withMining('allowed'), analysis).embedding).toEqual(analysis.embedding);
    expect(findingsOn(withMining('allowed'), undefined).embedding).toEqual({
      known: false,
      reason: 'not_analyzed',
    });
  });

  it.each(['notAllowed', 'constrained'] as const)(
    'include the reason instead if data mining is %s',
    (permission) => {
      const { embedding, mood, tempo } = findingsOn(withMining(permission), analysis);
      expect(embedding).toEqual({ known: false, reason: 'data_mining_not_allowed' });
      expect([mood.known, tempo.known]).toEqual([true, true]);
    },
  );
});
