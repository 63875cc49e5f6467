import type { CredentialId, PlatformId, UsageId } from '../../../domain/shared/ids.ts';
import type { MeterRecord } from '../../../domain/usage/request-counts.ts';
import type { UsageEvent } from '../../../domain/usage/usage-event.ts';
import type { CredentialUse } from '../../../ports/driven/usage/usage-journal.ts';
import { collection, counter, type AnyCollection } from '../collection.ts';
import { derived, optional, text, whole } from '../members.ts';
import { all, exclusive, remove, type Lock, type Steps } from '../program.ts';

export interface UsageRecord {
  readonly event: UsageEvent;
  readonly batchId: string;
}

export const usageEvents = collection<UsageRecord>()('usage_events', {
  key: ['usageId'],
  members: {
    usageId: derived(text, 1, ({ event }: UsageRecord) => event.usageId),
    platformId: derived(text, 1, ({ event }: UsageRecord) => event.platformId),
    trackId: derived(text, 1, ({ event }: UsageRecord) => event.trackId),
    licenseId: derived(optional(text), 1, ({ event }: UsageRecord) => event.licenseId),
    occurredAt: derived(whole, 1, ({ event }: UsageRecord) => event.occurredAt),
    unlicensed: derived(whole, 1, ({ event }: UsageRecord) => (event.unlicensed ? 1 : 0)),
  },
  indexes: {
    ofPlatform: { on: ['platformId', 'occurredAt', 'usageId'] },
    ofTrack: { on: ['platformId', 'trackId', 'occurredAt', 'usageId'] },
    ofLicense: { on: ['platformId', 'licenseId', 'occurredAt', 'usageId'], having: ['licenseId'] },
    unlicensed: { on: ['platformId', 'occurredAt', 'usageId'], where: { unlicensed: 1 } },
  },
});

/** An ID that a platform gave an event, which counts once. */
export interface ReportedId {
  readonly platformId: PlatformId;
  readonly eventId: string;
  readonly usageId: UsageId;
}

export const reportedIds = collection<ReportedId>()('usage_event_ids', {
  key: ['platformId', 'eventId'],
  members: { platformId: text, eventId: text },
});

const uses = ['plays', 'impressions', 'unlicensedPlays', 'unlicensedImpressions'] as const;

export const usageDays = counter('usage_days', { key: { platformId: text, day: text }, counts: uses });

/** Counts by territory, which is empty for reports without one. */
export const usageTerritories = counter('usage_territories', {
  key: { platformId: text, month: text, territory: text },
  counts: uses,
});

export const usageTracks = counter('usage_tracks', {
  key: { platformId: text, month: text, trackId: text },
  counts: uses,
  indexes: { mostPlayed: { within: ['platformId', 'month'], by: ['plays', 'impressions'] } },
});

/** Use of each track, for its account. The territory is empty for reports without one. */
export const usageOfTracks = counter('usage_of_tracks', {
  key: { trackId: text, month: text, platformId: text, territory: text },
  counts: uses,
});

/**
 * Plays from all platforms. Each sum is spread over shares by platform; otherwise platforms that report a
 * popular track at the same time would all wait for one row.
 */
export const trackPlays = counter('track_plays', {
  key: { share: text, day: text, trackId: text },
  counts: ['plays'],
});

export const requestCounts = counter('request_counts', {
  key: { platformId: text, day: text },
  counts: ['requests', 'previews', 'downloads'],
});

/** The last flush of each meter: a repeated flush counts once. */
export const meters = collection<MeterRecord>()('meters', {
  key: ['meterId'],
  members: { meterId: text, at: whole },
  indexes: { byTime: { on: ['at', 'meterId'] } },
});

export const credentialUses = collection<CredentialUse>()('credential_uses', {
  key: ['platformId', 'credentialId'],
  members: { platformId: text, credentialId: text },
});

export const usageCollections: readonly AnyCollection[] = [
  usageEvents,
  reportedIds,
  usageDays,
  usageTerritories,
  usageTracks,
  usageOfTracks,
  trackPlays,
  requestCounts,
  meters,
  credentialUses,
];

/** The lock for recording uses of a platform's credentials and for removing credentials with their uses. */
export const credentialUsesLock = (platformId: PlatformId): Lock => exclusive('credential-uses', platformId);

/** Deletes the uses of removed credentials, under the lock. */
export function* dropUses(platformId: PlatformId, credentialIds: readonly CredentialId[]): Steps<void> {
  yield* all(...credentialIds.map((credentialId) => remove(credentialUses, [platformId, credentialId])));
}
