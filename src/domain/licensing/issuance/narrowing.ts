import type { LicenseTerms, TdmPermission } from '../../catalog/license-terms.ts';
import { monthsLater, type Instant } from '../../shared/calendar.ts';

const byPermission: readonly TdmPermission[] = ['notAllowed', 'constrained', 'allowed'];

const tdmUses = ['dataMining', 'aiInference', 'aiTraining', 'aiGenerativeTraining'] as const;
const edits = ['trim', 'loop', 'mix', 'lyricsChange'] as const;
const permissions = ['monetization', 'paidAdvertising', 'sublicensable', 'publishedContentSurvives'] as const;

/**
 * Returns whether the terms no longer offer a license that lasts until this end. A license can be renewed at
 * most two terms ahead.
 */
const isTermWithdrawn = ({ term }: LicenseTerms, end: Instant | undefined, now: Instant): boolean =>
  term.type === 'fixed' && (end === undefined || end > monthsLater(now, 2 * term.months));

/**
 * Returns the clauses of the terms in force that allow less than the terms of a license. `clearCoverage`
 * decides content types and territories.
 */
export const withdrawnClauses = (
  { terms: before, validUntil }: { readonly terms: LicenseTerms; readonly validUntil?: Instant },
  inForce: LicenseTerms,
  now: Instant,
): readonly string[] => [
  ...(before.media.every((medium) => inForce.media.includes(medium)) ? [] : ['terms.media']),
  ...permissions.filter((name) => before[name] && !inForce[name]).map((name) => `terms.${name}`),
  ...(inForce.attributionRequired && !before.attributionRequired ? ['terms.attributionRequired'] : []),
  ...edits.filter((name) => before.edits[name] && !inForce.edits[name]).map((name) => `terms.edits.${name}`),
  ...tdmUses
    .filter((use) => byPermission.indexOf(inForce.tdm[use]) < byPermission.indexOf(before.tdm[use]))
    .map((use) => `terms.tdm.${use}`),
  ...(isTermWithdrawn(inForce, validUntil, now) ? ['terms.term'] : []),
];
