import fc from 'fast-check';
import { everywhere, type Territory } from '../../../src/domain/shared/territory.ts';
import type { ContentType } from '../../../src/domain/catalog/license-terms.ts';
import type { Track } from '../../../src/domain/catalog/track.ts';
import type { InboundPolicy } from '../../../src/domain/platforms/inbound.ts';
import type { Instant } from '../../../src/domain/shared/calendar.ts';
import type { TrackId } from '../../../src/domain/shared/ids.ts';
import type { ContentEvent, ContentRegister } from '../../../src/domain/webhooks/content-register.ts';
import { aTerms, contentId, noon } from '../builders/builders.ts';

/** The possible events of a content item whose tracks are not all licensed for everything. */

/** As `offers` has it: what a publication may not say of it is rejected by a clause. */
interface Offer {
  readonly changes: Partial<Track>;
  readonly contentTypes: readonly ContentType[];
  /** Where it is cleared; undefined: everywhere. */
  readonly territories?: readonly Territory[];
}

const effectiveAt = noon - 86_400_000;
const usual: readonly ContentType[] = ['ugc_video', 'podcast_episode'];

export const offers: readonly Offer[] = [
  { changes: { terms: [aTerms({ effectiveAt })] }, contentTypes: usual },
  {
    changes: { terms: [aTerms({ effectiveAt, contentTypes: ['podcast_episode'] })] },
    contentTypes: ['podcast_episode'],
  },
  {
    changes: { terms: [aTerms({ effectiveAt, territories: { include: ['FR', 'DE'], exclude: [] } })] },
    contentTypes: usual,
    territories: ['FR', 'DE'],
  },
  {
    changes: {
      territories: { ...everywhere, exclude: ['US'] },
      terms: [aTerms({ effectiveAt, contentTypes: ['ugc_video'] })],
    },
    contentTypes: ['ugc_video'],
    territories: ['FR', 'DE'],
  },
];
const nth = offers.map((_, n) => n);

interface Publication {
  readonly at: number;
  readonly tracks: readonly number[];
  readonly contentType: ContentType | undefined;
  readonly territories: readonly Territory[] | undefined;
}
type Happening = Publication | { readonly at: number };

/** A handful of moments, so that some are the same. */
const moments = fc.integer({ min: -5, max: 5 });
const publications: fc.Arbitrary<Publication> = fc.record({
  at: moments,
  tracks: fc.subarray(nth),
  contentType: fc.constantFrom<ContentType | undefined>(undefined, 'ugc_video', 'podcast_episode', 'film'),
  territories: fc.constantFrom<readonly Territory[] | undefined>(undefined, ['FR'], ['US'], ['FR', 'DE']),
});

/** A license by API of the nth track, issued at a moment. */
interface ByApi {
  readonly track: number;
  readonly at: number;
}

export interface Story {
  readonly happenings: readonly Happening[];
  readonly byApi: readonly ByApi[];
  readonly policy: InboundPolicy;
}

export const stories: fc.Arbitrary<Story> = fc.record({
  happenings: fc.uniqueArray(
    fc.oneof({ weight: 3, arbitrary: publications }, { weight: 2, arbitrary: moments.map((at) => ({ at })) }),
    { minLength: 1, maxLength: 6, selector: (one) => JSON.stringify(one) },
  ),
  byApi: fc.uniqueArray(fc.record({ track: fc.constantFrom(...nth), at: moments }), {
    selector: ({ track }) => track,
  }),
  policy: fc.record({ autoLicense: fc.boolean(), revokeOnDelete: fc.boolean() }),
});

/** The events of a story in the order of their own times; moments are so many of `unit` from noon. */
export const eventsOf = (
  { happenings }: Story,
  tracks: readonly TrackId[],
  unit: number,
): readonly ContentEvent[] =>
  happenings
    .toSorted((a, b) => a.at - b.at)
    .map((one): ContentEvent => {
      const about = { contentId: contentId(), at: noon + one.at * unit };
      if (!('tracks' in one)) return { type: 'content.deleted', ...about };
      const { contentType, territories } = one;
      return {
        type: 'content.published',
        ...about,
        ...(contentType && { contentType }),
        ...(territories && { territories }),
        trackIds: tracks.filter((_, n) => one.tracks.includes(n)),
      };
    });

/** The events in some order: each at least once, some again. */
export const shuffledArrivals = <T>(events: readonly T[]): fc.Arbitrary<readonly T[]> =>
  fc
    .array(fc.constantFrom(...events), { maxLength: 8 })
    .chain((again) =>
      fc.shuffledSubarray([...events, ...again], { minLength: events.length + again.length }),
    );

const isOffered = (n: number, { contentType = 'ugc_video', territories }: ContentRegister): boolean => {
  const offer = offers[n];
  if (!offer?.contentTypes.includes(contentType)) return false;
  return (territories ?? []).every((code) => offer.territories?.includes(code) ?? true);
};

/** The licenses that must exist after these events, by the current publication and the latest deletion alone. */
export const licensedBy = (
  { byApi, policy }: Story,
  events: readonly ContentEvent[],
  register: ContentRegister,
  tracks: readonly TrackId[],
  unit: number,
): readonly TrackId[] => {
  const deletedAt = events
    .filter(({ type }) => type === 'content.deleted')
    .reduce<Instant>((latest, { at }) => Math.max(latest, at), -Infinity);
  return tracks
    .filter((trackId, n) => {
      const isGranted = policy.autoLicense && register.trackIds.includes(trackId) && isOffered(n, register);
      const issued = byApi.find(({ track }) => track === n);
      const isInForce = issued && (!policy.revokeOnDelete || noon + issued.at * unit > deletedAt);
      return isGranted || isInForce === true;
    })
    .toSorted();
};

/** Returns whether a register names the decisive event: the latest, with a deletion before publications of the same time. */
export const isInForceIn = (register: ContentRegister, events: readonly ContentEvent[]): boolean => {
  const at = Math.max(...events.map((event) => event.at));
  const last = events.filter((event) => event.at === at);
  const isDeleted = last.some(({ type }) => type === 'content.deleted');
  const same = last.some(
    (event) =>
      event.type === 'content.published' &&
      JSON.stringify([event.contentType, event.territories, event.trackIds]) ===
        JSON.stringify([register.contentType, register.territories, register.trackIds]),
  );
  return register.at === at && (isDeleted ? register.state === 'deleted' : same);
};
