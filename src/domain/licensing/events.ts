import type { Track } from '../catalog/track.ts';
import { timestamp } from '../shared/calendar.ts';
import type { DomainEvent } from '../shared/event.ts';
import type { EventId } from '../shared/ids.ts';
import { permissionOf } from './compliance.ts';
import { actorOf, type ActiveLicense, type License, type RevokedLicense } from './license.ts';

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
