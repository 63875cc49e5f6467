import { mustBeRemoved, type Track } from '../catalog/track.ts';
import { timestamp, type Instant } from '../shared/calendar.ts';
import type { License, RevocationReason } from './license.ts';

/** What the licensee must do with published content. A takedown changes the compliance of a license, never its status. */
export type Compliance =
  | { readonly state: 'clear' }
  | { readonly state: 'on_hold' }
  | { readonly state: 'must_remove'; readonly removeBy: Instant };

export const complianceStates = [
  'clear',
  'on_hold',
  'must_remove',
] as const satisfies readonly Compliance['state'][];

/** What a license permits, now and after it ends. */
export interface Permission {
  readonly compliance: Compliance;
  /** Whether content published under the license may stay up after the license ends. */
  readonly publishedContentSurvives: boolean;
}

/** After a revocation for one of these reasons nothing published under the license may stay. */
const endsPublishedUse: readonly RevocationReason[] = [
  'terms_breach',
  'issued_in_error',
  'rights_dispute',
  'takedown',
];

/** Withdrawn: published content stays clear. Disputed: on hold. Infringing or legal: it must be removed. */
const complianceOf = (track: Track | undefined): Compliance => {
  if (track?.moderationStatus !== 'taken_down') return { state: 'clear' };
  const { reason, effectiveAt, removeBy } = track.takedown;
  if (mustBeRemoved(reason)) return { state: 'must_remove', removeBy: removeBy ?? effectiveAt };
  return { state: reason === 'disputed' ? 'on_hold' : 'clear' };
};

/**
 * What a license permits by its terms, by what was decided about its track and by its revocation together. Every view,
 * event and mail takes its answer from here.
 */
export const permissionOf = (license: License, track: Track | undefined): Permission => {
  const compliance = complianceOf(track);
  const publishedContentSurvives =
    license.terms.publishedContentSurvives &&
    compliance.state !== 'must_remove' &&
    !(license.status === 'revoked' && endsPublishedUse.includes(license.revocation.reasonCode));
  return { compliance, publishedContentSurvives };
};

/**
 * Whether published content survives under every active license of a track, or under none; undefined where that depends
 * on the license.
 */
export const survivesUnderAll = (track: Track): boolean | undefined => {
  if (complianceOf(track).state === 'must_remove') return false;
  const [first, ...others] = track.terms.map((terms) => terms.publishedContentSurvives);
  return others.every((survives) => survives === first) ? first : undefined;
};

/** As views and events show it. */
export const complianceData = (compliance: Compliance) =>
  compliance.state === 'must_remove'
    ? { state: compliance.state, removeBy: timestamp(compliance.removeBy) }
    : { state: compliance.state };
