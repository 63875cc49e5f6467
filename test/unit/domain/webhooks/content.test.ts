import fc from 'fast-check';
import type { Track } from '../../../../src/domain/catalog/track.ts';
import { identified } from '../../../../src/domain/licensing/issuance.ts';
import type { ActiveLicense } from '../../../../src/domain/licensing/license.ts';
import { defaultInboundPolicy, type InboundPolicy } from '../../../../src/domain/platforms/inbound.ts';
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
} from '../../../support/builders.ts';

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

/** What is known once an event was taken in. */
const after = (known: Known, event: Event, changes: Partial<ContentFacts> = {}): Known => {
  const decided = decideContent(factsOf(known, event, changes));
  if (!decided.ok) throw new Error(`refused: ${decided.failure.kind}`);
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

const anyTracks = fc.uniqueArray(fc.constantFrom(...numbers), { maxLength: 4 });
const anyEvent = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(fc.nat(6), anyTracks).map(([at, named]) => publishedAt(at, named)) },
  { weight: 2, arbitrary: fc.nat(6).map(deletedAt) },
);
const anyPolicy: fc.Arbitrary<InboundPolicy> = fc.record({
  autoLicense: fc.constant(true),
  revokeOnDelete: fc.boolean(),
});
/** Licenses that were issued by API, of tracks that an event would license too, in the midst of what the events tell. */
const anyHeld = fc.uniqueArray(fc.tuple(fc.constantFrom(1, 2, 3), fc.nat(7)), {
  selector: ([n]) => n,
  maxLength: 3,
});

/** Events in some order, each at least once, some again. */
const anyTelling = (events: readonly Event[]): fc.Arbitrary<readonly Event[]> =>
  fc
    .tuple(
      fc.shuffledSubarray([...events], { minLength: events.length }),
      fc.array(fc.constantFrom(...events), { maxLength: 10 }),
      fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
    )
    .map(([once, again, places]) =>
      again.reduce<readonly Event[]>((told, event) => {
        const { value: place } = places.next() as { readonly value: number };
        return told.toSpliced(Math.floor(place * (told.length + 1)), 0, event);
      }, once),
    );

describe('what partners tell of their content', () => {
  it('ends with the same active licenses in whatever order and however often it is told', () => {
    fc.assert(
      fc.property(
        fc
          .array(anyEvent, { minLength: 1, maxLength: 6 })
          .chain((events) => fc.tuple(fc.constant(events), anyTelling(events))),
        anyHeld,
        anyPolicy,
        ([events, telling], held, policy) => {
          const known = { register: undefined, licenses: held.map(([n, at]) => byApi(n, at)) };
          expect(story(telling, known, { policy })).toEqual(story(events, known, { policy }));
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('licenses what is published, once', () => {
    const events = [publishedAt(1, [1, 2]), publishedAt(2, [1, 2])];
    expect(story(events)).toEqual([1, 2].map(trackId));
  });

  it('replaces the list of tracks with a later publication', () => {
    expect(story([publishedAt(1, [1, 2]), publishedAt(2, [2, 3])])).toEqual([2, 3].map(trackId));
    expect(story([publishedAt(2, [2, 3]), publishedAt(1, [1, 2])])).toEqual([2, 3].map(trackId));
  });

  it('lets deletion win over what was published at the same moment', () => {
    expect(story([publishedAt(1, [1]), deletedAt(1)])).toEqual([]);
    expect(story([deletedAt(1), publishedAt(1, [1])])).toEqual([]);
  });

  it('licenses again what is published after it was deleted', () => {
    expect(story([publishedAt(1, [1]), deletedAt(2), publishedAt(3, [1])])).toEqual([trackId(1)]);
  });

  it('ends with the deletion what was issued by API before it, where the policy says so', () => {
    const known = { register: undefined, licenses: [byApi(1, 1), byApi(2, 5)] };
    expect(story([deletedAt(3)], known)).toEqual([trackId(2)]);
    const kept = { policy: { ...defaultInboundPolicy, revokeOnDelete: false } };
    expect(story([deletedAt(3)], known, kept)).toEqual([1, 2].map(trackId));
  });

  it('issues nothing by itself where the policy says so', () => {
    const policy = { ...defaultInboundPolicy, autoLicense: false };
    expect(story([publishedAt(1, [1, 2])], nothing, { policy })).toEqual([]);
  });

  it('names what each track came to', () => {
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

  it('keeps nothing of an event that goes beyond the quota', () => {
    const facts = factsOf(nothing, publishedAt(1, [1, 2, 3]), { quota: { limit: 10, used: 8 } });
    expect(decideContent(facts)).toEqual({
      ok: false,
      failure: { kind: 'license-quota-exceeded', limit: 10 },
    });
    expect(decideContent({ ...facts, quota: { limit: 11, used: 8 } })).toMatchObject({ ok: true });
  });
});
