import type { Track } from '../catalog/track.ts';
import { timestamp, type Instant } from '../shared/calendar.ts';
import type { DomainEvent } from '../shared/event.ts';
import type { EventId } from '../shared/ids.ts';
import { expand, listOf } from '../shared/territory.ts';
import { permissionOf } from './compliance.ts';
import type { EndingLicense, NoticeDays } from './expiry.ts';
import {
  actorOf,
  contentTypesOf,
  versionOf,
  versionStart,
  type ActiveLicense,
  type License,
  type RevokedLicense,
} from './license.ts';

const binding = (license: License) => ({
  licenseId: license.licenseId,
  trackId: license.trackId,
  platformId: license.platformId,
  contentId: license.contentId,
});

export const licenseIssued = (license: ActiveLicense, eventId: EventId): DomainEvent => ({
  eventId,
  type: 'license.issued',
  occurredAt: license.issuedAt,
  platformId: license.platformId,
  data: {
    ...binding(license),
    contentType: license.contentType,
    source: license.source,
    environment: license.environment,
    issuedAt: timestamp(license.issuedAt),
  },
});

/** Returns the event that reports what the amended license covers now, and which part is new. */
export const licenseAmended = (before: License, amended: ActiveLicense, eventId: EventId): DomainEvent => {
  const addedTerritories = listOf(expand(amended.territories).difference(expand(before.territories)));
  const addedContentTypes = contentTypesOf(amended).slice(contentTypesOf(before).length);
  return {
    eventId,
    type: 'license.amended',
    occurredAt: versionStart(amended),
    platformId: amended.platformId,
    data: {
      ...binding(amended),
      version: versionOf(amended),
      contentTypes: [...contentTypesOf(amended)],
      territories: [...amended.territories],
      ...(amended.validUntil !== undefined && { validUntil: timestamp(amended.validUntil) }),
      ...(addedContentTypes.length > 0 && { addedContentTypes }),
      ...(addedTerritories.length > 0 && { addedTerritories }),
      ...(before.validUntil !== undefined &&
        before.validUntil !== amended.validUntil && {
          previousValidUntil: timestamp(before.validUntil),
        }),
      source: amended.source,
      environment: amended.environment,
      amendedAt: timestamp(versionStart(amended)),
    },
  };
};

export const licenseRevoked = (
  license: RevokedLicense,
  track: Track | undefined,
  eventId: EventId,
): DomainEvent => ({
  eventId,
  type: 'license.revoked',
  occurredAt: license.revokedAt,
  platformId: license.platformId,
  data: {
    ...binding(license),
    reasonCode: license.revocation.reasonCode,
    ...(license.revocation.reason !== undefined && { reason: license.revocation.reason }),
    actor: actorOf(license.revocation),
    publishedContentSurvives: permissionOf(license, track).publishedContentSurvives,
    source: license.source,
    environment: license.environment,
    revokedAt: timestamp(license.revokedAt),
  },
});

/**
 * Returns the event of a notice. Both types contain when the license ends and whether content published under
 * it may stay up.
 */
export const licenseNotice = (
  license: EndingLicense,
  days: NoticeDays,
  {
    track,
    now,
    eventId,
  }: { readonly track: Track | undefined; readonly now: Instant; readonly eventId: EventId },
): DomainEvent => ({
  eventId,
  type: days === 0 ? 'license.expired' : 'license.expiring',
  occurredAt: now,
  platformId: license.platformId,
  data: {
    ...binding(license),
    ...(days !== 0 && { noticeDays: days }),
    validUntil: timestamp(license.validUntil),
    publishedContentSurvives: permissionOf(license, track).publishedContentSurvives,
    source: license.source,
    environment: license.environment,
  },
});
