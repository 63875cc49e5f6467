import { controlled, type Rights } from '../catalog/rights.ts';
import { wasPublished, type Track } from '../catalog/track.ts';
import { summaryOf } from '../catalog/visibility.ts';
import { rightsOf, type NamedParty } from '../drafts/party-shares.ts';
import { splitsAt, type SplitsVersion } from '../drafts/splits.ts';
import { scopeDifferences } from '../licensing/issuance/differences.ts';
import { completed } from '../licensing/issuance/facts.ts';
import type { License } from '../licensing/license.ts';
import type { Platform } from '../platforms/platform.ts';
import type { Instant } from '../shared/calendar.ts';
import type { LicenseId, PartyId, TrackId } from '../shared/ids.ts';
import { shareUnits, whole } from '../shared/share.ts';
import { expand, WORLD } from '../shared/territory.ts';
import { wasInForce } from '../usage/licensed-use.ts';
import type { ContentRegister, CueUse } from './content-register.ts';
import { requestFor } from './content.ts';

/** The facts that a cue can lack, in the order in which cues list them. */
export const cueGaps = [
  ...(['track', 'start', 'end', 'use', 'license'] as const),
  ...(['writers', 'writerIpi', 'writerSociety', 'writerShares'] as const),
  ...(['publishers', 'publisherIpi', 'publisherSociety', 'publisherShares'] as const),
] as const;
export type CueGap = (typeof cueGaps)[number];

/** One use of a track in the content. A member that nobody has reported is absent. */
export interface Cue {
  /** Counted from 1. */
  readonly sequence: number;
  readonly trackId: TrackId;
  /** The title with the version. Absent, as all other facts of the track, if partners have never seen it. */
  readonly title?: string;
  readonly artists: readonly string[];
  readonly isrc?: string;
  readonly iswc?: string;
  readonly startMs?: number;
  readonly endMs?: number;
  readonly durationMs?: number;
  readonly use?: CueUse;
  readonly writers: Rights['writers'];
  readonly publishers: Rights['publishers'];
  /** When these shares began to apply. Absent if the track was imported: its earlier shares are not recorded. */
  readonly sharesSince?: Instant;
  /** The license that covers the track in this content. */
  readonly licenseId?: LicenseId;
  /** The facts that are unknown or do not add up. */
  readonly missing: readonly CueGap[];
}

/** The facts about a track that a cue shows. */
export interface CueTrack {
  readonly track: Track;
  /** The versions of its shares, the earliest first. Absent if the track was imported. */
  readonly versions?: readonly SplitsVersion[];
  /** The platform's licenses for the track in the content, the newest first. */
  readonly licenses: readonly License[];
}

export interface CueFacts {
  readonly register: ContentRegister;
  readonly platform: Platform;
  readonly tracks: ReadonlyMap<TrackId, CueTrack>;
  readonly parties: ReadonlyMap<PartyId, NamedParty>;
}

type Credits = Pick<Cue, 'writers' | 'publishers' | 'sharesSince'>;
const noCredits: Credits = { writers: [], publishers: [] };

/** Returns writers and publishers with the shares in force when the content was published. */
const creditsAt = ({ track, versions }: CueTrack, { register, parties }: CueFacts): Credits => {
  if (!versions) return track.rights;
  const shares = splitsAt(versions, register.at);
  if (!shares) return noCredits;
  const since = versions.find((version) => version.shares === shares)?.effectiveFrom;
  return { ...rightsOf(shares, parties), ...(since !== undefined && { sharesSince: since }) };
};

/** Returns whether content that was published under a license may stay up: until the end of the term, or longer by its terms. */
const permits = (license: License, publishedAt: Instant): boolean =>
  license.status === 'active' ||
  (license.status === 'expired' &&
    license.terms.publishedContentSurvives &&
    wasInForce(license, publishedAt));

/** Returns the license that covers a track in the content as it was published. */
const licenseFor = ({ track, licenses }: CueTrack, { register, platform }: CueFacts): License | undefined => {
  const request = completed(requestFor(track.trackId, register), platform);
  return licenses.find(
    (license) =>
      license.environment === platform.environment &&
      permits(license, register.at) &&
      scopeDifferences(license, request).length === 0,
  );
};

type Interested = { readonly ipi?: string; readonly pro?: string };

const gapsIn = (
  parties: readonly Interested[],
  isWhole: boolean,
  [none, ipi, society, shares]: readonly [CueGap, CueGap, CueGap, CueGap],
): readonly CueGap[] => {
  if (parties.length === 0) return [none];
  return [
    ...(parties.some((party) => party.ipi === undefined) ? [ipi] : []),
    ...(parties.some((party) => party.pro === undefined) ? [society] : []),
    ...(isWhole ? [] : [shares]),
  ];
};

const creditGaps = (
  { writers, publishers }: Credits,
  { register, platform }: CueFacts,
): readonly CueGap[] => {
  const total = writers.reduce((sum, { sharePct }) => sum + (shareUnits(sharePct) ?? 0), 0);
  const shown = register.territories ?? (platform.territories.length > 0 ? platform.territories : [WORLD]);
  const { publishing } = controlled({ master: [], writers, publishers });
  return [
    ...gapsIn(writers, total === whole, ['writers', 'writerIpi', 'writerSociety', 'writerShares']),
    ...gapsIn(publishers, expand(shown).isSubsetOf(publishing), [
      ...(['publishers', 'publisherIpi', 'publisherSociety', 'publisherShares'] as const),
    ]),
  ];
};

type OfTrack = Omit<Cue, 'sequence' | 'startMs' | 'endMs' | 'durationMs' | 'use'>;

const trackOf = (trackId: TrackId, facts: CueFacts): OfTrack => {
  const found = facts.tracks.get(trackId);
  if (!found || !wasPublished(found.track))
    return { trackId, artists: [], writers: [], publishers: [], missing: ['track'] };
  const { title, artists } = summaryOf(found.track);
  const { isrc, iswc } = found.track;
  const license = licenseFor(found, facts);
  const { writers, publishers, sharesSince } = creditsAt(found, facts);
  return {
    ...{ trackId, title, artists, isrc },
    ...(iswc !== undefined && { iswc }),
    ...{ writers, publishers },
    ...(sharesSince !== undefined && { sharesSince }),
    ...(license && { licenseId: license.licenseId }),
    missing: [...(license ? [] : (['license'] as const)), ...creditGaps({ writers, publishers }, facts)],
  };
};

type Place = Pick<Cue, 'startMs' | 'endMs' | 'use'>;

const cueAt = ({ startMs, endMs, use }: Place, ofTrack: OfTrack): Omit<Cue, 'sequence'> => {
  const isKnown = startMs !== undefined && endMs !== undefined;
  const missing = new Set<CueGap>([
    ...(startMs === undefined ? (['start'] as const) : []),
    ...(endMs === undefined ? (['end'] as const) : []),
    ...(use === undefined ? (['use'] as const) : []),
    ...ofTrack.missing,
  ]);
  return {
    ...ofTrack,
    ...(startMs !== undefined && { startMs }),
    ...(endMs !== undefined && { endMs }),
    ...(isKnown && { durationMs: endMs - startMs }),
    ...(use && { use }),
    missing: cueGaps.filter((gap) => missing.has(gap)),
  };
};

/**
 * Returns the cues of content as it was last published: one for each reported segment, by its start, and one for each
 * track without segments. Cues without a start come last. What is unknown is listed as missing.
 */
export const cuesOf = (facts: CueFacts): readonly Cue[] => {
  const { trackIds, segments = [] } = facts.register;
  const cues = trackIds.flatMap((trackId) => {
    const ofTrack = trackOf(trackId, facts);
    const own = segments.filter((segment) => segment.trackId === trackId);
    const places: readonly Place[] = own.length > 0 ? own : [{}];
    return places.map((place) => cueAt(place, ofTrack));
  });
  return cues
    .toSorted((one, other) => (one.startMs ?? Infinity) - (other.startMs ?? Infinity) || 0)
    .map((cue, n) => ({ ...cue, sequence: n + 1 }));
};
