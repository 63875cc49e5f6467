import { licenseIssued, licenseRevoked } from '../../../domain/licensing/events.ts';
import { identified } from '../../../domain/licensing/issuance/issuance.ts';
import { revoke, type ActiveLicense, type RevokedLicense } from '../../../domain/licensing/license.ts';
import { monthOf } from '../../../domain/shared/calendar.ts';
import type { DomainEvent } from '../../../domain/shared/event.ts';
import { EventId, LicenseId } from '../../../domain/shared/ids.ts';
import type { ContentChanges, ContentFacts, ContentOutcome } from '../../../domain/webhooks/content.ts';
import type { Ids } from '../../../ports/driven/shared/environment.ts';
import type { ContentCommit } from '../../../ports/driven/webhooks/content-store.ts';
import { quotaWarnings } from '../../limits/quota-warnings.ts';

/** The licenses that a commit issues and ends. */
interface Licenses {
  readonly openings: readonly ActiveLicense[];
  readonly closings: readonly RevokedLicense[];
}

const licensesIn = (
  { grants, revocations }: Pick<ContentChanges, 'grants' | 'revocations'>,
  { platform: { platformId }, now }: ContentFacts,
  ids: Ids,
): Licenses => ({
  openings: grants.map((grant) => identified(grant, LicenseId(ids.next('license')))),
  closings: revocations
    .map(({ license, reasonCode }) => revoke(license, { reasonCode, actor: platformId }, now))
    .filter((license): license is RevokedLicense => license.status === 'revoked'),
});

const eventsOf = (
  { openings, closings }: Licenses,
  { tracks }: ContentFacts,
  ids: Ids,
): readonly DomainEvent[] => [
  ...openings.map((license) => licenseIssued(license, EventId(ids.next('event')))),
  ...closings.map((license) =>
    licenseRevoked(license, tracks.get(license.trackId), EventId(ids.next('event'))),
  ),
];

const guardsOf = (
  { openings }: Licenses,
  { platform: { platformId, version }, tracks, quota, now }: ContentFacts,
  register: ContentChanges['register'] | undefined,
): ContentCommit['guards'] => {
  const decidedOn = (register?.version ?? 1) - 1;
  return {
    register: decidedOn === 0 ? 'absent' : decidedOn,
    platform: { platformId, version },
    tracks: openings.map(({ trackId }) => ({
      trackId,
      catalogVersion: tracks.get(trackId)?.catalogVersion ?? 0,
    })),
    quota: { month: monthOf(now), limit: quota.limit },
  };
};

/** Returns the commit of a decision, or of a part of it, and the outcomes for its tracks. */
export const contentCommit = (
  part: ContentChanges | undefined,
  facts: ContentFacts,
  ids: Ids,
): { readonly commit: ContentCommit; readonly results: readonly ContentOutcome[] } => {
  const { grants = [], revocations = [], others = [], register } = part ?? {};
  const licenses = licensesIn({ grants, revocations }, facts, ids);
  const { openings, closings } = licenses;
  const { platform, quota, now } = facts;
  return {
    commit: {
      ...(register && { register }),
      openings,
      closings,
      effects: {
        events: eventsOf(licenses, facts, ids),
        mails: [],
        audit: undefined,
        idempotency: undefined,
      },
      warnings: quotaWarnings({
        ...{ platformId: platform.platformId, quota: 'licenses', period: monthOf(now) },
        ...{ limit: quota.limit, now, ids },
      }),
      guards: guardsOf(licenses, facts, register),
    },
    results: [
      ...openings.map(({ trackId, licenseId }) => ({ trackId, outcome: 'licensed' as const, licenseId })),
      ...others,
      ...closings.map(({ trackId, licenseId }) => ({ trackId, outcome: 'revoked' as const, licenseId })),
    ],
  };
};
