type ShardKey = Readonly<Record<string, 1 | 'hashed'>>;

const byId: ShardKey = { _id: 'hashed' };

/**
 * The shard keys of large collections on a sharded cluster. Each unique index of a collection begins with its
 * shard key, so that it applies across shards. Other collections stay on one shard: they are small, have one
 * order, or have unique indexes that begin differently.
 */
export const shardKeys: Readonly<Record<string, ShardKey>> = {
  licenses: { platformId: 1, contentId: 1 },
  license_versions: { licenseId: 1, version: 1 },
  license_months: { platformId: 1, month: 1 },
  scheduled_notices: byId,
  forensic_marks: byId,
  outbox: byId,
  mails: byId,
  usage_events: byId,
  usage_event_ids: { platformId: 1, eventId: 1 },
  usage_days: { platformId: 1, day: 1 },
  usage_territories: { platformId: 1, month: 1, territory: 1 },
  usage_tracks: { platformId: 1, month: 1, trackId: 1 },
  usage_of_tracks: { trackId: 1, month: 1, platformId: 1, territory: 1 },
  track_plays: { share: 1, day: 1, trackId: 1 },
  request_counts: { platformId: 1, day: 1 },
  peaks: byId,
  analyses: byId,
  fingerprints: byId,
  landmarks: { hash: 1, trackId: 1 },
  deliveries: byId,
  delivery_tallies: { endpointId: 1, hour: 1 },
  content_registers: { platformId: 1, contentId: 1 },
  content_notices: { platformId: 1, webhookId: 1 },
  enrichments: byId,
  enrichment_outcomes: { enrichmentId: 1, place: 1 },
  enrichment_days: { platformId: 1, day: 1 },
};
