import { rightsCheckOf } from '../../../../../src/domain/catalog/clearance.ts';
import { decideIssuance } from '../../../../../src/domain/licensing/issuance/issuance.ts';
import type { ApprovedTrack } from '../../../../../src/domain/catalog/track.ts';
import { aPlatform, aTerms, aTrack, contentId, noon } from '../../../../support/builders/builders.ts';

/** Returns whether a request for a license in one country is granted. */
const isGranted = (track: ApprovedTrack, country: string): boolean =>
  decideIssuance({
    request: {
      trackId: track.trackId,
      contentId: contentId(),
      territories: [country],
      contentType: 'ugc_video',
    },
    track,
    platform: aPlatform(),
    quota: { limit: null, used: 0 },
    source: 'api',
    now: noon,
  }).ok;

describe('the check of the rights in a track', () => {
  const { rights } = aTrack();

  it('finds nothing wrong if all shares total 100 and terms are in force everywhere', () => {
    const track = aTrack();
    const checked = rightsCheckOf(track, noon);
    expect(checked).toEqual({ licensableIn: ['WORLD'], gaps: [], issues: [], terms: track.terms[0] });
  });

  it('names the clauses and countries in which a request would be rejected', () => {
    const track = aTrack({
      territories: { include: ['DE', 'AT', 'CH'], exclude: [] },
      terms: [aTerms({ territories: { include: ['WORLD'], exclude: ['CH'] } })],
      rights: {
        ...rights,
        publishers: [{ name: 'Finch Music', sharePct: '100', territories: ['DE', 'CH', 'US'] }],
      },
    });
    const { licensableIn, gaps, issues } = rightsCheckOf(track, noon);
    expect([licensableIn, issues]).toEqual([['DE'], []]);
    expect(gaps.map(({ clause }) => clause)).toEqual([
      'track.territories',
      'terms.territories',
      'rights.publishing',
    ]);
    expect(gaps[1]?.territories).toEqual(['CH']);
    expect(gaps[2]?.territories).toContain('AT');
    for (const country of ['DE', 'AT', 'CH', 'US'])
      expect([country, isGranted(track, country)]).toEqual([country, licensableIn.includes(country)]);
  });

  it('names sides whose shares are wrong, of writers too, whose shares prevent no license', () => {
    const track = aTrack({
      rights: { ...rights, writers: [{ name: 'Ada Finch', role: 'composer', sharePct: '60' }] },
    });
    const { licensableIn, issues } = rightsCheckOf(track, noon);
    expect(licensableIn).toEqual(['WORLD']);
    expect(issues).toEqual([{ side: 'writers', detail: 'shares total 60, but must total 100' }]);
  });

  it('finds no license before the first version of the terms', () => {
    const track = aTrack({ terms: [aTerms({ effectiveAt: noon + 1 })] });
    expect(rightsCheckOf(track, noon)).toEqual({ licensableIn: [], gaps: [], issues: [] });
    expect(rightsCheckOf(track, noon + 1).licensableIn).toEqual(['WORLD']);
  });
});
