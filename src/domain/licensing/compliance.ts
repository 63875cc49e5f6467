import { complianceStates, mustBeRemoved, type Takedown, type Track } from '../catalog/track.ts';
import { complianceHistory, stateOf } from '../catalog/track-compliance.ts';
import { timestamp, type Instant } from '../shared/calendar.ts';
import { expand, listOf, type Territory } from '../shared/territory.ts';
import { changedAt, type License, type RevocationReason } from './license.ts';

/**
 * The requirement on published content. A takedown changes the compliance of a license, never its status.
 * `territories` is where it applies, if not everywhere in the license.
 */
export type Compliance =
  | { readonly state: 'clear' }
  | { readonly state: 'on_hold'; readonly territories?: readonly Territory[] }
  | {
      readonly state: 'must_remove';
      readonly removeBy: Instant;
      readonly territories?: readonly Territory[];
      /**
       * Territories in which nothing new may be published for another reason. Views show only the most severe
       * state.
       */
      readonly onHold?: readonly Territory[];
    };

/** The permissions of a license, now and after it ends. */
export interface Permission {
  readonly compliance: Compliance;
  /** Whether content that was published under the license may stay up after the license ends. */
  readonly publishedContentSurvives: boolean;
  /** When the license was issued or ended, or when its compliance changed, whichever is latest. */
  readonly updatedAt: Instant;
}

/** After a revocation for one of these reasons, content published under the license must be removed. */
const endsPublishedUse: readonly RevocationReason[] = [
  'terms_breach',
  'issued_in_error',
  'rights_dispute',
  'takedown',
];

/** A decision about a track, with the countries in which it affects the license. */
interface Measure extends Takedown {
  readonly where: ReadonlySet<string>;
}

const measuresOf = (track: Track, licensed: ReadonlySet<string>): readonly Measure[] => [
  ...(track.moderationStatus === 'taken_down' ? [{ ...track.takedown, where: licensed }] : []),
  ...(track.withdrawn?.restrictions ?? [])
    .map((one) => ({ ...one, where: licensed.intersection(expand(one.territories)) }))
    .filter(({ where }) => where.size > 0),
];

const placesOf = (measures: readonly Measure[]): ReadonlySet<string> =>
  measures.reduce<ReadonlySet<string>>((all, { where }) => all.union(where), new Set());

/**
 * Returns the most severe takedown if licensees must withhold or remove content in every territory of the
 * license, or undefined if the license is clear in any of them.
 */
export const takedownEverywhere = (license: License, track: Track): Takedown | undefined => {
  const licensed = expand(license.territories);
  const measures = measuresOf(track, licensed).filter((measure) => stateOf(measure) !== 'clear');
  if (placesOf(measures).size < licensed.size) return undefined;
  return measures.find((measure) => stateOf(measure) === 'must_remove') ?? measures[0];
};

/** Returns the takedown and the territorial restrictions, the most severe first. */
const complianceOf = (license: License, track: Track | undefined): Compliance => {
  const licensed = expand(license.territories);
  const measures = track ? measuresOf(track, licensed) : [];
  const state = complianceStates.findLast((one) => measures.some((measure) => stateOf(measure) === one));
  if (state === undefined || state === 'clear') return { state: 'clear' };
  const gravest = measures.filter((measure) => stateOf(measure) === state);
  const where = placesOf(gravest);
  const territories = where.size < licensed.size && { territories: listOf(where) };
  if (state === 'on_hold') return { state, ...territories };
  const removeBy = Math.min(...gravest.map((measure) => measure.removeBy ?? measure.effectiveAt));
  const onHold = placesOf(measures.filter((measure) => stateOf(measure) === 'on_hold')).difference(where);
  return { state, removeBy, ...territories, ...(onHold.size > 0 && { onHold: listOf(onHold) }) };
};

const updatedAt = (license: License, track: Track | undefined): Instant => {
  const licensed = expand(license.territories);
  const changes = (track ? complianceHistory(track) : []).filter(
    ({ territories }) => !licensed.isDisjointFrom(expand(territories)),
  );
  return Math.max(changedAt(license), ...changes.map(({ since }) => since));
};

/**
 * Returns what a license permits by its terms, the decisions about its track and its revocation together.
 * Every view, event and email uses this function.
 */
export const permissionOf = (license: License, track: Track | undefined): Permission => {
  const compliance = complianceOf(license, track);
  const publishedContentSurvives =
    license.terms.publishedContentSurvives &&
    compliance.state !== 'must_remove' &&
    !(license.status === 'revoked' && endsPublishedUse.includes(license.revocation.reasonCode));
  return { compliance, publishedContentSurvives, updatedAt: updatedAt(license, track) };
};

/**
 * Returns whether published content survives under every active license of a track or under none, or
 * undefined if that depends on the license.
 */
export const survivesUnderAll = (track: Track): boolean | undefined => {
  if (track.moderationStatus === 'taken_down' && mustBeRemoved(track.takedown.reason)) return false;
  if (track.withdrawn?.restrictions?.some(({ reason }) => mustBeRemoved(reason))) return undefined;
  const [first, ...others] = track.terms.map((terms) => terms.publishedContentSurvives);
  return others.every((survives) => survives === first) ? first : undefined;
};

/** Returns the compliance as views and events show it. */
export const complianceData = (compliance: Compliance) => ({
  state: compliance.state,
  ...(compliance.state === 'must_remove' && { removeBy: timestamp(compliance.removeBy) }),
  ...(compliance.state !== 'clear' && compliance.territories && { territories: [...compliance.territories] }),
});

/** Returns the most severe compliance state in these territories, or anywhere if no territories are given. */
export const stateIn = (
  compliance: Compliance,
  requested: readonly Territory[] | undefined,
): Compliance['state'] => {
  if (compliance.state === 'clear') return 'clear';
  const { state, territories } = compliance;
  const includes = (where: readonly Territory[]) =>
    !requested || !expand(requested).isDisjointFrom(expand(where));
  if (!territories || includes(territories)) return state;
  return state === 'must_remove' && compliance.onHold && includes(compliance.onHold) ? 'on_hold' : 'clear';
};
