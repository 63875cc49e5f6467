import type { Track } from '../../../../src/domain/catalog/track.ts';
import { identified } from '../../../../src/domain/licensing/issuance/issuance.ts';
import type { ActiveLicense } from '../../../../src/domain/licensing/license.ts';
import { defaultInboundPolicy } from '../../../../src/domain/platforms/inbound.ts';
import type { TrackId } from '../../../../src/domain/shared/ids.ts';
import { decideContent, type ContentFacts } from '../../../../src/domain/webhooks/content.ts';
import {
  aLicense,
  aPlatform,
  aTerms,
  aTrack,
  contentId,
  licenseId,
  noon,
  trackId,
} from '../../../support/builders/builders.ts';

type Event = ContentFacts['event'];
type Published = Extract<Event, { type: 'content.published' }>;

const numbers = [1, 2, 3, 4];
/** The fourth track may be used in nothing that a platform publishes here. */
const tracks: ReadonlyMap<TrackId, Track> = new Map(
  numbers.map((n) => [
    trackId(n),
    aTrack(n === 4 ? { terms: [aTerms({ contentTypes: ['podcast_episode'] })] } : {}, n),
  ]),
);

const publishedAt = (
  at: number,
  trackNumbers: readonly number[],
  changes: Partial<Published> = {},
): Event => ({
  type: 'content.published',
  contentId: contentId(),
  at: noon + at,
  trackIds: trackNumbers.map(trackId),
  ...changes,
});
const deletedAt = (at: number): Event => ({
  type: 'content.deleted',
  contentId: contentId(),
  at: noon + at,
});

interface Known {
  readonly register: ContentFacts['register'];
  readonly licenses: readonly ActiveLicense[];
}
const nothing: Known = { register: undefined, licenses: [] };

const factsOf = (known: Known, event: Event, changes: Partial<ContentFacts> = {}): ContentFacts => ({
  ...known,
  event,
  platform: aPlatform(),
  policy: defaultInboundPolicy,
  tracks,
  quota: { limit: null, used: 0 },
  now: noon + 1_000,
  ...changes,
});

let serial = 100;

/** The facts that are known once an event was processed. */
const after = (known: Known, event: Event, changes: Partial<ContentFacts> = {}): Known => {
  const decided = decideContent(factsOf(known, event, changes));
  if (!decided.ok) throw new Error(`rejected: ${decided.failure.kind}`);
  if (decided.value.kind === 'superseded') return known;
  const { register, grants, revocations } = decided.value;
  const ended = new Set(revocations.map(({ license }) => license.licenseId));
  return {
    register,
    licenses: [
      ...known.licenses.filter((license) => !ended.has(license.licenseId)),
      ...grants.map((grant) => identified(grant, licenseId(++serial))),
    ],
  };
};

const activeTracks = ({ licenses }: Known): readonly TrackId[] =>
  licenses.map((license) => license.trackId).sort();

const story = (events: readonly Event[], known: Known = nothing, changes: Partial<ContentFacts> = {}) =>
  activeTracks(events.reduce((so, event) => after(so, event, changes), known));

const byApi = (n: number, at: number): ActiveLicense =>
  aLicense({ trackId: trackId(n), issuedAt: noon + at, validFrom: noon + at }, n);

describe('handling events about content', () => {
  it('licenses what is published, once', () => {
    const events = [publishedAt(1, [1, 2]), publishedAt(2, [1, 2])];
    expect(story(events)).toEqual([1, 2].map(trackId));
  });

  it('replaces the list of tracks with a later publication', () => {
    expect(story([publishedAt(1, [1, 2]), publishedAt(2, [2, 3])])).toEqual([2, 3].map(trackId));
    expect(story([publishedAt(2, [2, 3]), publishedAt(1, [1, 2])])).toEqual([2, 3].map(trackId));
  });

  it('gives a deletion precedence over a publication at the same time', () => {
    expect(story([publishedAt(1, [1]), deletedAt(1)])).toEqual([]);
    expect(story([deletedAt(1), publishedAt(1, [1])])).toEqual([]);
  });

  it('licenses content again that is published after its deletion', () => {
    expect(story([publishedAt(1, [1]), deletedAt(2), publishedAt(3, [1])])).toEqual([trackId(1)]);
  });

  it('revokes licenses issued with the API before a deletion, if the policy says so', () => {
    const known = { register: undefined, licenses: [byApi(1, 1), byApi(2, 5)] };
    expect(story([deletedAt(3)], known)).toEqual([trackId(2)]);
    const kept = { policy: { ...defaultInboundPolicy, revokeOnDelete: false } };
    expect(story([deletedAt(3)], known, kept)).toEqual([1, 2].map(trackId));
  });

  it('issues no licenses automatically if the policy says so', () => {
    const policy = { ...defaultInboundPolicy, autoLicense: false };
    expect(story([publishedAt(1, [1, 2])], nothing, { policy })).toEqual([]);
  });

  it('returns the outcome of each track', () => {
    const known = after(nothing, publishedAt(1, [1]));
    const decided = decideContent(factsOf(known, publishedAt(2, [1, 2, 4])));
    expect(decided).toMatchObject({
      ok: true,
      value: {
        grants: [{ trackId: trackId(2), source: 'webhook' }],
        others: [
          { trackId: trackId(1), outcome: 'held' },
          { trackId: trackId(4), outcome: 'refused', refusal: { kind: 'content-type-not-cleared' } },
        ],
      },
    });
  });

  it('says that an existing license does not cover what is published now', () => {
    const known = { register: undefined, licenses: [{ ...byApi(1, 1), territories: ['DE'] }, byApi(2, 1)] };
    const wider = publishedAt(2, [1, 2], { contentType: 'short_video', territories: ['DE', 'US'] });
    const both = ['contentType', 'territories'].map((field) => ({ field }));
    expect(decideContent(factsOf(known, wider))).toMatchObject({
      value: {
        others: [
          { trackId: trackId(1), outcome: 'held', differences: both },
          { trackId: trackId(2), outcome: 'held', differences: [{ field: 'contentType' }] },
        ],
      },
    });
    const same = decideContent(factsOf(known, publishedAt(2, [2], { contentType: 'ugc_video' })));
    expect(same).toMatchObject({ value: { others: [{ outcome: 'held', differences: [] }] } });
  });

  it('licenses no track with a fee, and revokes no license because of a fee', () => {
    const fee = { amount: 4_900, currency: 'EUR' };
    const priced = new Map([[trackId(1), aTrack({ terms: [aTerms({ fee })] }, 1)]]);
    expect(decideContent(factsOf(nothing, publishedAt(1, [1]), { tracks: priced }))).toMatchObject({
      value: {
        grants: [],
        others: [{ outcome: 'refused', refusal: { kind: 'payment-required', price: fee } }],
      },
    });
    const known = after(nothing, publishedAt(1, [1]));
    const wider = publishedAt(2, [1], { contentType: 'short_video' });
    expect(decideContent(factsOf(known, wider, { tracks: priced }))).toMatchObject({
      value: { revocations: [], others: [{ outcome: 'held', differences: [{ field: 'contentType' }] }] },
    });
  });

  it('revokes a license that an event issued if a clause does not allow the content as published now', () => {
    const known = after(nothing, publishedAt(1, [1, 2]));
    const asFilm = publishedAt(2, [1, 2], { contentType: 'film' });
    expect(decideContent(factsOf(known, asFilm))).toMatchObject({
      ok: true,
      value: {
        grants: [],
        revocations: [{ reasonCode: 'content_unpublished' }, { reasonCode: 'content_unpublished' }],
        others: [1, 2].map((n) => ({
          trackId: trackId(n),
          outcome: 'refused',
          refusal: { clause: 'terms.contentTypes' },
        })),
      },
    });
    expect(story([publishedAt(1, [1]), asFilm])).toEqual([]);
    expect(story([asFilm, publishedAt(1, [1])])).toEqual([]);
  });

  it('revokes no license issued with the API because of a clause', () => {
    const known = { register: undefined, licenses: [byApi(1, 1)] };
    expect(story([publishedAt(2, [1], { contentType: 'film' })], known)).toEqual([trackId(1)]);
  });

  it('ends with a deletion that comes late what the current publication may not have', () => {
    const known = { register: undefined, licenses: [byApi(1, 1), byApi(2, 1)] };
    const events = [publishedAt(3, [1, 4]), publishedAt(4, [1, 2], { contentType: 'film' }), deletedAt(2)];
    expect(story(events, known)).toEqual([]);
    expect(story(events.toReversed(), known)).toEqual([]);
  });

  it('keeps a license for its content, even if the terms have changed since', () => {
    const known = after(nothing, publishedAt(1, [1]));
    const podcasts = aTrack({ terms: [aTerms({ contentTypes: ['podcast_episode'] })] }, 1);
    const changes = { tracks: new Map([[trackId(1), podcasts]]) };
    expect(activeTracks(after(known, publishedAt(2, [1]), changes))).toEqual([trackId(1)]);
    const asShort = publishedAt(3, [1], { contentType: 'short_video' });
    expect(activeTracks(after(known, asShort, changes))).toEqual([]);
  });

  it('keeps a license for content of another type that the clauses allow', () => {
    const known = after(nothing, publishedAt(1, [1]));
    const asShort = publishedAt(2, [1], { contentType: 'short_video', territories: ['FR'] });
    const { licenses } = after(known, asShort);
    expect(licenses).toEqual(known.licenses);
  });

  it('keeps the license of a track that was taken down, until the content is deleted', () => {
    const known = after(nothing, publishedAt(-500, [1]), { now: noon - 500 });
    const { moderationStatus: _, ...track } = aTrack({}, 1);
    const gone: Track = {
      ...track,
      moderationStatus: 'taken_down',
      takedown: { reason: 'legal', effectiveAt: noon, removeBy: noon },
    };
    const changes = { tracks: new Map([[trackId(1), gone]]) };
    const again = after(known, publishedAt(2, [1], { contentType: 'short_video' }), changes);
    expect(activeTracks(again)).toEqual([trackId(1)]);
    expect(activeTracks(after(again, deletedAt(1), changes))).toEqual([]);
    expect(story([deletedAt(1), publishedAt(2, [1])], known, changes)).toEqual([]);
  });

  it('always prefers the same one of two publications with the same timestamp', () => {
    for (const changes of [
      { contentType: 'film' },
      { territories: ['FR'] },
      { contentType: 'podcast_episode', territories: ['US'] },
    ] as const) {
      const both = [publishedAt(1, [1]), publishedAt(1, [1], changes)];
      const registerAfter = (events: readonly Event[]) =>
        events.reduce((so, event) => after(so, event), nothing).register;
      const { version: _, ...inOrder } = registerAfter(both) ?? {};
      expect(registerAfter(both.toReversed())).toMatchObject(inOrder);
    }
  });

  it('stores nothing of an event that exceeds the quota', () => {
    const facts = factsOf(nothing, publishedAt(1, [1, 2, 3]), { quota: { limit: 10, used: 8 } });
    expect(decideContent(facts)).toEqual({
      ok: false,
      failure: { kind: 'license-quota-exceeded', limit: 10 },
    });
    expect(decideContent({ ...facts, quota: { limit: 11, used: 8 } })).toMatchObject({ ok: true });
  });
});
