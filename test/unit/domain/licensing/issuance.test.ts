import fc from 'fast-check';
import type { TakenDownTrack } from '../../../../src/domain/catalog/track.ts';
import { decideIssuance } from '../../../../src/domain/licensing/issuance/issuance.ts';
import type { IssuanceFacts, LicenseRequest } from '../../../../src/domain/licensing/issuance/facts.ts';
import { contentTypes } from '../../../../src/domain/catalog/license-terms.ts';
import { countries, covers, expand } from '../../../../src/domain/shared/territory.ts';
import { aPlatform, aTerms, aTrack, contentId, noon, trackId } from '../../../support/builders/builders.ts';

const request = (requested: Partial<LicenseRequest> = {}): LicenseRequest => ({
  trackId: trackId(),
  contentId: contentId(),
  ...requested,
});
const facts = (changes: Partial<IssuanceFacts> = {}): IssuanceFacts => ({
  request: request(),
  track: aTrack(),
  platform: aPlatform(),
  quota: { limit: 100, used: 0 },
  source: 'api',
  now: noon,
  ...changes,
});
const takenDown: TakenDownTrack = {
  ...aTrack(),
  moderationStatus: 'taken_down',
  takedown: { reason: 'withdrawn', effectiveAt: noon },
};
const rejection = (changes: Partial<IssuanceFacts>) => {
  const decided = decideIssuance(facts(changes));
  return decided.ok ? 'granted' : decided.failure;
};

describe('issuing a license', () => {
  it('grants the request under the current terms', () => {
    const decided = decideIssuance(
      facts({ request: request({ territories: ['DE', 'AT'], projectName: 'Trailer' }) }),
    );
    expect(decided).toMatchObject({
      ok: true,
      value: {
        status: 'active',
        territories: ['AT', 'DE'],
        contentType: 'ugc_video',
        terms: aTerms(),
        source: 'api',
        environment: 'live',
        licensee: { name: 'Platform 1', type: 'platform' },
        projectName: 'Trailer',
        validFrom: noon,
      },
    });
  });

  it('defaults content type and territories to those of the platform, otherwise to those that the track clears', () => {
    const platform = aPlatform({ contentTypes: ['podcast_episode'], territories: ['FR'] });
    expect(decideIssuance(facts({ platform }))).toMatchObject({
      value: { contentType: 'podcast_episode', territories: ['FR'] },
    });
    const track = aTrack({ territories: { include: ['GB', 'IE'], exclude: [] } });
    expect(decideIssuance(facts({ track }))).toMatchObject({ value: { territories: ['GB', 'IE'] } });
  });

  it('rejects a platform that was suspended or lost the scope, before any other check', () => {
    expect(rejection({ platform: aPlatform({ status: 'suspended' }), track: undefined })).toEqual({
      kind: 'platform-suspended',
    });
    expect(rejection({ platform: aPlatform({ scopes: ['tracks:read'] }) })).toMatchObject({
      kind: 'scope-missing',
    });
  });

  it('does not find tracks that are missing, were never approved or were taken down', () => {
    expect(rejection({ track: undefined })).toMatchObject({ kind: 'track-not-found' });
    expect(rejection({ track: { ...aTrack(), moderationStatus: 'pending_review' } })).toMatchObject({
      kind: 'track-not-found',
    });
    expect(rejection({ track: takenDown })).toMatchObject({
      kind: 'track-taken-down',
      takedown: { reason: 'withdrawn' },
    });
  });

  it('rejects a content type that the terms exclude, and names those that they clear', () => {
    expect(rejection({ request: request({ contentType: 'film' }) })).toMatchObject({
      kind: 'content-type-not-cleared',
      clause: 'terms.contentTypes',
      alternatives: [
        { contentType: 'ugc_video' },
        { contentType: 'short_video' },
        { contentType: 'podcast_episode' },
      ],
    });
  });

  it('names the clause and the countries that are not cleared, and what would be granted', () => {
    const requested = request({ territories: ['US', 'DE'] });
    const narrow = { include: ['WORLD'], exclude: ['US'] };
    expect(rejection({ request: requested, track: aTrack({ territories: narrow }) })).toMatchObject({
      kind: 'territory-not-cleared',
      clause: 'track.territories',
      missing: ['US'],
      alternatives: [{ territories: ['DE'] }],
    });
    expect(
      rejection({ request: requested, track: aTrack({ terms: [aTerms({ territories: narrow })] }) }),
    ).toMatchObject({ clause: 'terms.territories' });
  });

  it('rejects if a side of the rights is not fully controlled, and names the side', () => {
    const { rights } = aTrack();
    const half = [
      { name: 'Finch Music', sharePct: '50' },
      { name: 'Elsewhere', sharePct: '50', territories: ['DE'] },
    ];
    const track = aTrack({ rights: { ...rights, publishers: half } });
    expect(rejection({ track, request: request({ territories: ['DE', 'FR'] }) })).toMatchObject({
      kind: 'track-not-licensable',
      clause: 'rights.publishing',
      missing: ['FR'],
      alternatives: [{ territories: ['DE'] }],
    });
    expect(rejection({ track, request: request({ territories: ['DE'] }) })).toBe('granted');
    const master = [{ party: 'Finch Recordings', sharePct: '99.9999' }];
    expect(rejection({ track: aTrack({ rights: { ...rights, master } }) })).toMatchObject({
      clause: 'rights.master',
    });
  });

  it('rejects a track whose terms are not in force yet', () => {
    expect(rejection({ track: aTrack({ terms: [aTerms({ effectiveAt: noon + 1 })] }) })).toMatchObject({
      kind: 'track-not-licensable',
      clause: 'terms',
    });
  });

  it('ends when the terms end; the caller can request less time, never more', () => {
    const track = aTrack({ terms: [aTerms({ term: { type: 'fixed', months: 12 } })] });
    const end = Date.UTC(2027, 10, 21, 12);
    expect(decideIssuance(facts({ track }))).toMatchObject({ value: { validUntil: end } });
    expect(decideIssuance(facts({ track, request: request({ validUntil: end - 1 }) }))).toMatchObject({
      value: { validUntil: end - 1 },
    });
    expect(rejection({ track, request: request({ validUntil: end + 1 }) })).toMatchObject({
      kind: 'validity-not-offered',
      alternatives: [{ validUntil: end }],
    });
    expect(rejection({ request: request({ validUntil: noon }) })).toMatchObject({
      kind: 'validity-not-offered',
    });
  });

  it('rejects the first license above the monthly quota, not the last one within it', () => {
    expect(rejection({ quota: { limit: 100, used: 99 } })).toBe('granted');
    expect(rejection({ quota: { limit: 100, used: 100 } })).toEqual({
      kind: 'license-quota-exceeded',
      limit: 100,
    });
    expect(rejection({ quota: { limit: null, used: 1e9 } })).toBe('granted');
  });

  it('never grants a country that track, terms, master or publishing exclude, and grants every alternative that it names', () => {
    const codes = fc.uniqueArray(fc.constantFrom(...countries.slice(0, 12)), { maxLength: 6 });
    const rule = fc.record({ include: fc.oneof(codes, fc.constant<string[]>(['WORLD'])), exclude: codes });
    const requested = fc.option(
      fc.uniqueArray(fc.constantFrom(...countries.slice(0, 12)), { minLength: 1, maxLength: 5 }),
      { nil: undefined },
    );
    fc.assert(
      fc.property(
        rule,
        rule,
        codes,
        requested,
        fc.constantFrom(...contentTypes),
        (track, terms, split, territories, contentType) => {
          const subject = aTrack({
            territories: track,
            terms: [aTerms({ territories: terms })],
            rights: {
              ...aTrack().rights,
              publishers: [
                { name: 'A', sharePct: '60' },
                { name: 'B', sharePct: '40', territories: split },
              ],
            },
          });
          const wish = request({ contentType, ...(territories && { territories }) });
          const decided = decideIssuance(facts({ track: subject, request: wish }));
          if (decided.ok) {
            for (const country of expand(decided.value.territories)) {
              for (const { include, exclude } of [track, terms]) {
                expect(include.includes('WORLD') || include.includes(country)).toBe(true);
                expect(exclude).not.toContain(country);
              }
              expect(split).toContain(country);
            }
            if (territories) expect(covers(expand(decided.value.territories), territories)).toBe(true);
          } else if ('alternatives' in decided.failure) {
            for (const change of decided.failure.alternatives) {
              expect(decideIssuance(facts({ track: subject, request: { ...wish, ...change } })).ok).toBe(
                true,
              );
            }
          }
        },
      ),
    );
  });
});

describe('alternatives to a rejected request', () => {
  const narrow = aTrack({
    territories: { include: ['DE', 'FR'], exclude: [] },
    terms: [aTerms({ contentTypes: ['film', 'game'], term: { type: 'fixed', months: 12 } })],
  });
  const end = Date.UTC(2027, 10, 21, 12);
  const alternatives = (requested: Partial<LicenseRequest>, changes: Partial<IssuanceFacts> = {}) => {
    const rejected = rejection({ track: narrow, request: request(requested), ...changes });
    return rejected !== 'granted' && 'alternatives' in rejected ? rejected.alternatives : undefined;
  };

  it('change every failing clause together', () => {
    expect(
      alternatives({ contentType: 'advertisement', territories: ['JP', 'DE'], validUntil: end + 1 }),
    ).toEqual([
      { contentType: 'film', territories: ['DE'], validUntil: end },
      { contentType: 'game', territories: ['DE'], validUntil: end },
    ]);
    expect(alternatives({ contentType: 'film', territories: ['DE'], validUntil: end + 1 })).toEqual([
      { validUntil: end },
    ]);
  });

  it('are not offered if nothing in the request is cleared', () => {
    expect(alternatives({ contentType: 'advertisement', territories: ['JP'] })).toEqual([]);
    expect(alternatives({ validUntil: noon }, { track: aTrack() })).toEqual([]);
  });

  it('are not offered if they exceed the quota', () => {
    const quota = { limit: 3, used: 3 };
    expect(alternatives({ contentType: 'advertisement', territories: ['DE'] }, { quota })).toEqual([]);
  });
});
